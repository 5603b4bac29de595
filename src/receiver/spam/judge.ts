/**
 * Judges whether a valid lead looks like spam. Nobody is refused because of it: a suspect lead is stored, marked with
 * the reasons, listed separately and included in a daily digest. Signs that are enough by themselves never occur with
 * honest people; the others do, but not several at once.
 */
import { senderField } from "../../engine/define/confirmation.ts";
import type { FormDefinition } from "../../engine/define/definition.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import { type JsonObject, valueIn } from "../../engine/schema/schema.ts";
import {
  hasAnchors,
  hasForumLinks,
  isDomain,
  isGibberish,
  isHiding,
  linkHosts,
  mayLink,
  offersIn,
  withoutLinks,
} from "./marks.ts";
import { manySenders, sameTexts } from "./same.ts";
import { type Asked, textsIn, type Written } from "./texts.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** What is known of a lead besides its texts. */
interface Evidence {
  visit: Visit;
  /** The number of senders of the same text. */
  senders: number;
}

/** The total weight from which a lead is marked. */
const enough = 1;

/**
 * Nobody reads, fills in and sends a form in fewer seconds; but a restored draft may only need to be sent again.
 */
const quick = 3;

/** The weight of a link, by purpose of the field: people do enter a company's site instead of its name. */
const linkWeights: { [asked in Asked]: number } = { person: 1, company: 0.3, line: 0.5, prose: 0 };

const hasLetters = (text: string, least: number) => text.replace(/[^\p{L}]+/gu, "").length >= least;

/** Whether a person's name is the name of a site. */
const isSiteForPerson = ({ asked, text }: Written) => asked === "person" && isDomain(text);

function linkWeight(written: Written): number {
  if (isSiteForPerson(written)) return 1;
  const { asked, text } = written;
  if (linkHosts(text).length === 0) return 0;
  // A company's site, and nothing else.
  return asked === "company" && hasLetters(withoutLinks(text), 8) ? 0.7 : linkWeights[asked];
}

const highest = (weights: number[]) => Math.max(0, ...weights);

/** The weights of links, and of links that hide their target. */
function linksWeigh(texts: Written[], offers: number): { links: number; hiding: number } {
  const prose = texts.filter(({ asked }) => asked === "prose").map(({ text }) => text);
  const hosts = new Set(prose.flatMap(linkHosts));
  const bare = prose.some((text) => linkHosts(text).length > 0 && !hasLetters(withoutLinks(text), 25));
  const links =
    highest(texts.map(linkWeight)) +
    (hosts.size > 3 ? 0.4 : 0) +
    (bare ? 0.6 : 0) +
    (offers > 0 && hosts.size > 0 ? 0.3 : 0);
  return { links, hiding: isHiding([...hosts]) ? 0.5 : 0 };
}

/** Whether fields that ask for different things have the same text. */
function repeated(texts: Written[]): boolean {
  const lines = texts.filter(({ asked }) => asked !== "prose").map(({ text }) => text.toLowerCase());
  // Three equal texts reduce the number of distinct ones by two, and most leads have no repetition.
  if (new Set(lines).size > lines.length - 2) return false;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return highest([...counts.values()]) >= 3;
}

/** The weight of each sign in a lead. */
function weighed({ visit, senders }: Evidence, texts: Written[]): [reason: string, weight: number][] {
  const all = texts.map(({ text }) => text).join("\n");
  const offers = offersIn(all);
  let gibberish = 0;
  for (const { text } of texts) if (isGibberish(text)) gibberish += 1;
  // Most leads have no link at all.
  const { links, hiding } = mayLink(all)
    ? linksWeigh(texts, offers)
    : { links: texts.some(isSiteForPerson) ? 1 : 0, hiding: 0 };
  return [
    ["decoy", visit.decoy ? 1 : 0],
    ["quick", visit.open !== undefined && visit.open < quick ? 0.6 : 0],
    // Two senders may be one person who mistyped the address and sent the form again.
    ["same text", senders >= manySenders ? 1 : senders > 1 ? 0.5 : 0],
    ["links", links],
    ["short links", hiding],
    ["markup", hasForumLinks(all) ? 1 : hasAnchors(all) ? 0.7 : 0],
    ["offers", offers * 0.4],
    ["gibberish", gibberish * 0.5],
    ["repeated", repeated(texts) ? 0.7 : 0],
  ];
}

/** The reasons why a lead is suspect, separated by commas; undefined if it is not. */
function suspicionOf(evidence: Evidence, texts: Written[]): string | undefined {
  const weights = weighed(evidence, texts);
  let sum = 0;
  for (const [, weight] of weights) sum += weight;
  // Weights are multiples of 0.1, so this only allows for rounding.
  if (sum <= enough - 0.05) return undefined;
  return weights.flatMap(([reason, weight]) => (weight > 0 ? reason : [])).join(", ");
}

/** A lead as it was sent. */
interface Sent {
  form: FormDefinition;
  body: JsonObject;
  /** Whether the decoy of a form post was filled in. */
  decoy?: boolean;
}

/** Creates the judge, which considers each lead and those before it. */
export function judge(): (sent: Sent, referer: string | undefined) => string | undefined {
  const sendersOf = sameTexts();
  return ({ form, body, decoy }, referer) => {
    const texts = textsIn(form, body);
    const visit = visitFrom(referer);
    const evidence = {
      visit: { ...visit, decoy: decoy || visit.decoy },
      senders: sendersOf(texts, valueIn(body, stepsOf(senderField(form)))),
    };
    return suspicionOf(evidence, texts);
  };
}
