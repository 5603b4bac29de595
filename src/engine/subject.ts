/** A label as the subject of a sentence: one that is a question, or a sentence itself, is none. */

/** What a question is answered with. */
const answer = "The answer";

const asks = (label: string) => /[?？!]$|\s\S+\s\S+\.$/.test(label);

/**
 * A sentence about a field. A colon at the end of its label is left out; after a question the answer is spoken of.
 * @param say the sentence for a subject
 */
export function about(label: string, say: (subject: string) => string): string {
  const subject =
    label
      .trim()
      .replace(/[:：]$/, "")
      .trimEnd() || "This field";
  const sentence = say(subject);
  if (!asks(subject) || sentence.includes(`"${subject}"`)) return sentence;
  const rest = say(answer);
  if (rest === `${answer} is required`) return `${subject} Please answer`;
  return `${subject} ${rest.replace(/^The answer: (.)/, (_all, first: string) => first.toUpperCase())}`;
}
