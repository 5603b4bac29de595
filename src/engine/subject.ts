/** A label as the subject of a sentence: one that is a question, or a sentence itself, is none. */
import { spoken } from "./spoken.ts";

const asks = (label: string) => /[?？؟!]$|\s\S+\s\S+\.$/.test(label);

/**
 * A sentence about a field. A colon at the end of its label is left out; after a question the answer is spoken of.
 * @param say the sentence for a subject, and for the label that it is made of
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
