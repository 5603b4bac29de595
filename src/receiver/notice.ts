/** What a target is told of a new lead. */
import type { Answer } from "../engine/answers.ts";
import type { FormDefinition } from "../engine/definition.ts";
import { languages } from "../engine/languages/index.ts";
import { chain } from "../engine/words.ts";
import type { Lead } from "./lead.ts";
import { answersTo, oneText } from "./lead-answers.ts";

/** A lead, and the form it came by; a form may have gone since. */
export interface News {
  lead: Lead;
  form?: FormDefinition & { translations?: { [lang: string]: FormDefinition } };
  /** A message that only tries whether the target can be told: there is no lead. */
  isTest?: boolean;
  /** A count of suspect leads in place of one. */
  isDigest?: boolean;
}

/** Characters that would rewrite a terminal, or make a line look like another. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]|[\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim();

/** A value under its label; what has several lines begins on a line of its own. */
function line(label: string, value: string): string {
  const text = plain(value);
  const [first = "", rest] = text.includes("\n") ? ["", `\n${text.replace(/^/gm, "    ")}`] : [text, ""];
  return `${chain([label, first]).trimEnd()}${rest}`;
}

/** Answers as a letter has them: each that was given, below its label. */
export const linesOf = (answers: Answer[]): string[] =>
  answers
    .map(({ label, words }) => [label, oneText(words)] as const)
    .filter(([, text]) => text.trim() !== "")
    .map(([label, text]) => line(label, text));

/** A lead as a letter that people read: every field that was filled in, by its label, in the order of the form. */
export function letterOf({ lead, form }: News): string {
  return [
    ...linesOf(answersTo(form)(lead.body)),
    "",
    line("Form", lead.form),
    ...(lead.lang ? [line("Language", languages[lead.lang]?.name ?? lead.lang)] : []),
    line("Received", new Date(lead.receivedAt).toISOString()),
    line("Id", lead.id),
    "",
  ].join("\n");
}

/** A lead as a webhook is told. */
export const webhookBody = ({ lead, isTest, isDigest }: News): string =>
  JSON.stringify({
    ...(isTest && { test: true }),
    ...(isDigest && { digest: true }),
    id: lead.id,
    form: lead.form,
    ...(lead.lang && { lang: lead.lang }),
    receivedAt: new Date(lead.receivedAt).toISOString(),
    body: lead.body,
  });
