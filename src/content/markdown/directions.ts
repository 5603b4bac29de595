/** The direction of passages in a text: those in Arabic, Hebrew and the like are written from right to left. */
import type { Token } from "markdown-it";

/** What begins with a letter that is written from right to left. */
const fromRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What can have a direction of its own. */
const passages = /^(paragraph|heading|blockquote|bullet_list|ordered_list|list_item|table|th|td)_open$/;

/** The first words of a passage that begins at a place, without code. */
function wordsIn(tokens: Token[], at: number): string {
  const isBefore = (token: Token) => token.type !== "inline" && token.level > (tokens[at]?.level ?? 0);
  let next = at + 1;
  for (let token = tokens[next]; token && isBefore(token); token = tokens[next]) next += 1;
  return (tokens[next]?.children ?? []).map(({ type, content }) => (type === "text" ? content : "")).join("");
}

/**
 * Sets `dir` on each passage whose first letter is of another direction than what is around it. A list and a table have that of
 * their first words; what has no letters, such as a number, has no direction of its own.
 */
export function setDirections(tokens: Token[]): void {
  const around = ["ltr"];
  for (const [at, token] of tokens.entries()) {
    const outer = around.at(-1) ?? "ltr";
    if (token.nesting === -1) around.pop();
    if (token.nesting !== 1) continue;
    const words = passages.test(token.type) ? wordsIn(tokens, at) : "";
    const dir = /\p{L}/u.test(words) ? (fromRight.test(words) ? "rtl" : "ltr") : outer;
    if (dir !== outer) token.attrSet("dir", dir);
    around.push(dir);
  }
}
