/** Sets the text direction of blocks, right to left for Arabic, Hebrew and similar scripts. */
import type { Token } from "markdown-it";

/** Matches text whose first letter is of a right-to-left script. */
const fromRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Tokens that can have a direction of their own. */
const passages = /^(paragraph|heading|blockquote|bullet_list|ordered_list|list_item|table|th|td)_open$/;

/** The first text of the block that begins at a token, without code. */
function wordsIn(tokens: Token[], at: number): string {
  const isBefore = (token: Token) => token.type !== "inline" && token.level > (tokens[at]?.level ?? 0);
  let next = at + 1;
  for (let token = tokens[next]; token && isBefore(token); token = tokens[next]) next += 1;
  return (tokens[next]?.children ?? []).map(({ type, content }) => (type === "text" ? content : "")).join("");
}

/**
 * Sets `dir` on each block whose first letter has another direction than the block around it. Lists and tables have the direction
 * of their first text; blocks without letters, such as numbers, inherit theirs.
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
