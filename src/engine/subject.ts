/** Labels as subjects of sentences; a label that is a question or a sentence is not one. */
import { spoken } from "./spoken.ts";

const asks = (label: string) => /[?？؟!]$|\s\S+\s\S+\.$/.test(label);

/**
 * Builds a sentence about a field. A trailing colon of its label is dropped; after a question, the subject is "this
 * answer".
 * @param say builds the sentence from a subject and the label it is made of
 */
export function about(label: string, say: (subject: string, label: string) => string): string {
  const { answer, field, form, nameless, pleaseAnswer, quoted, any } = spoken.rules;
  const name = label
    .trim()
    .replace(/[:：]$/, "")
    .trimEnd();
  const subject = name === "" ? nameless : name === form ? form : field(name);
  const sentence = say(subject, name || nameless);
  if (!asks(name) || sentence.includes(quoted(name))) return sentence;
  const rest = say(answer, answer);
  if (rest === any.required(answer, undefined, answer, Number.NaN)) return `${name} ${pleaseAnswer}`;
  const start = `${answer}: `;
  return `${name} ${rest.startsWith(start) ? rest.charAt(start.length).toUpperCase() + rest.slice(start.length + 1) : rest}`;
}
