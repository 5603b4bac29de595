/**
 * Judges whether a lead that its form's rules take looks like spam. Nobody is refused for it: a suspect lead is stored,
 * marked with the reasons, listed apart and told once a day. What is worth a mark alone, honest people do not do; the
 * rest they may, but not several at once.
 */
import type { FormDefinition } from "../../engine/definition.ts";
import type { JsonObject } from "../../engine/schema.ts";
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

/** What is known of a lead beside its texts. */
export interface Evidence {
  visit: Visit;
  /** How many senders the same text came from. */
  senders: number;
}

/** A mark is made from this weight on. */
const enough = 1;

/** Nobody reads, fills in and sends a form within so many seconds; but a kept draft may wait to be sent again. */
const quick = 3;

/** Where a link weighs how much: people do write the company's site for its name. */
const linkWeights: { [asked in Asked]: number } = { person: 1, company: 0.3, line: 0.5, prose: 0 };

const hasLetters = (text: string, least: number) => text.replace(/[^\p{L}]+/gu, "").length >= least;

/** The name of a site where a person's is asked for. */
const isSiteForPerson = ({ asked, text }: Written) => asked === "person" && isDomain(text);

function linkWeight(written: Written): number {
  if (isSiteForPerson(written)) return 1;
  const { asked, text } = written;
  if (linkHosts(text).length === 0) return 0;
  // A company's site, and nothing beside it.
  return asked === "company" && hasLetters(withoutLinks(text), 8) ? 0.7 : linkWeights[asked];
}

const highest = (weights: number[]) => Math.max(0, ...weights);

/** How much the links in some texts weigh, and those that hide where they lead. */
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

/** The same words in fields that ask for different things. */
function repeated(texts: Written[]): boolean {
  const lines = texts.filter(({ asked }) => asked !== "prose").map(({ text }) => text.toLowerCase());
  // Three of a kind leave two fewer kinds, and most leads have nothing twice.
  if (new Set(lines).size > lines.length - 2) return false;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return highest([...counts.values()]) >= 3;
}

/** How much each sign weighs in a lead. */
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
    // Twice is also who mistyped an address and sends again.
    ["same text", senders >= manySenders ? 1 : senders > 1 ? 0.5 : 0],
    ["links", links],
    ["short links", hiding],
    ["markup", hasForumLinks(all) ? 1 : hasAnchors(all) ? 0.7 : 0],
    ["offers", offers * 0.4],
    ["gibberish", gibberish * 0.5],
    ["repeated", repeated(texts) ? 0.7 : 0],
  ];
}

/** Why a lead is suspect, as words separated by commas; nothing where it is not. */
export function suspicionOf(evidence: Evidence, texts: Written[]): string | undefined {
  const weights = weighed(evidence, texts);
  let sum = 0;
  for (const [, weight] of weights) sum += weight;
  // Weights are tenths.
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

/** Judges leads as they come, by what each says and by what came before it. */
export function judge(): (sent: Sent, referer: string | undefined) => string | undefined {
  const sendersOf = sameTexts();
  return ({ form, body, decoy }, referer) => {
    const texts = textsIn(form, body);
    const visit = visitFrom(referer);
    const evidence = { visit: { ...visit, decoy: decoy || visit.decoy }, senders: sendersOf(texts, body) };
    return suspicionOf(evidence, texts);
  };
}
