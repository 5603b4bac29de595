/** The notice of a new lead, and the digest of a day's suspects. */
import type { Answer } from "../../engine/define/answers.ts";
import type { WholeForm } from "../../engine/define/definition.ts";
import { languages } from "../../engine/languages/index.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { dirOf, inLanguage } from "../../engine/words/spoken.ts";
import { chain } from "../../engine/words/words.ts";
import type { Lead } from "../store/lead.ts";
import { shownTime } from "../store/moment.ts";
import { answersTo, oneText, plainLine, plainText } from "./lead-answers.ts";

/** A lead with its form, which may no longer exist. */
export interface News {
  lead: Lead;
  form?: WholeForm;
  /** Whether it is a test message without a lead. */
  isTest?: boolean;
  /** Whether it is a digest of suspects instead of a lead. */
  isDigest?: boolean;
}

/** A value after its label; a text with several lines begins on a line of its own. */
function line(label: string, value: string, isRightToLeft = false): string {
  const text = plainText(value);
  // Isolated, since a telephone number would be turned round after a label in the other direction.
  const said = isRightToLeft ? `\u2068${text}\u2069` : text;
  const [first = "", rest] = text.includes("\n") ? ["", `\n${text.replace(/^/gm, "    ")}`] : [said, ""];
  return `${chain([plainLine(label), first]).trimEnd()}${rest}`;
}

/**
 * Answers as lines of a mail: each below its label, without empty ones.
 * @param lang the language of the labels
 */
export const noticeLines = (answers: Answer[], lang?: string): string[] =>
  inLanguage(lang, () =>
    answers
      .map(({ label, words }) => [label, oneText(words)] as const)
      .filter(([, text]) => text.trim() !== "")
      .map(([label, text]) => line(label, text, dirOf(lang) === "rtl")),
  );

/** A day's digest as the text of a mail: how many suspects there are, how to see them, and how to clear one. */
function digestLetter({ date, forms, list, clear }: JsonObject): string {
  return `Leads of ${date} (UTC) that look like spam, and of which you were not notified:

${[forms].flat().join("\n")}

To see them, with the reasons:
    ${list}
To turn one into an ordinary lead, and be notified of it:
    ${clear}

Where there is no npm, as in a container, write node .server/list.js in place of npm run leads --.
`;
}

/** A lead as the text of a mail: every field that was filled in, by its label, in the order of the form. */
export function letterOf({ lead, form, isDigest }: News): string {
  if (isDigest) return digestLetter(lead.body);
  return [
    ...noticeLines(answersTo(form, "letter")(lead.body), form?.lang),
    "",
    line("Form", lead.form),
    ...(lead.lang ? [line("Language", languages[lead.lang]?.name ?? lead.lang)] : []),
    line("Received", `${shownTime(lead.receivedAt)} UTC`),
    line("Id", lead.id),
    "",
  ].join("\n");
}

/** A lead as the body of a webhook call. */
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
