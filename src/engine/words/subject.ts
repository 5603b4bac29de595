/** Labels as subjects of sentences; a label that is a question or a sentence is not one. */
import { spoken } from "./spoken.ts";

/** Whether a label is a question or a sentence. */
export const asks = (label: string) => /[?？؟;\u{37e}!]$|\s\S+\s\S+\.$/u.test(label);

/** A label without the colon it may end with. */
export const nameIn = (label: string): string =>
  label
    .trim()
    .replace(/[:：]$/, "")
    .trimEnd();

/**
 * Builds a sentence about a field. A trailing colon of its label is dropped; after a question, the subject is "this
 * answer".
 * @param say builds the sentence from a subject and the label it is made of
 * @param called the name to use in the sentence, whose grammar follows from the label
 */
export function about(label: string, say: (subject: string, label: string) => string, called = nameIn(label)): string {
  const { answer, field, form, nameless, pleaseAnswer, quoted, any } = spoken.rules;
  const name = nameIn(label);
  const subject = name === "" ? nameless : name === form ? form : field(called);
  const sentence = say(subject, name ? called : nameless);
  if (!asks(name) || sentence.includes(quoted(called))) return sentence;
  const rest = say(answer, answer);
  if (rest === any.required(answer, undefined, answer, Number.NaN)) return `${called} ${pleaseAnswer}`;
  const start = `${answer}: `;
  return `${called} ${rest.startsWith(start) ? rest.charAt(start.length).toUpperCase() + rest.slice(start.length + 1) : rest}`;
}
