/** Locates JSON syntax errors and duplicate keys: `JSON.parse` is vague about the former, and ignores the latter. */
import { pointerStep } from "../schema/path.ts";
import { DocumentError, type Problem } from "./problem.ts";

/** The next token of a text; not `whole` if it is not valid JSON. The end of the text is an empty token. */
interface Token {
  text: string;
  start: number;
  whole: boolean;
}

const space = /[ \t\r\n]*/y;
const known =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\]:,]|$/uy;
const other = /"[^"\n]{0,30}"?|[^\s{}[\]:,"]{1,30}|./uy;

function match(pattern: RegExp, text: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0];
}

function tokenAt(text: string, from: number): Token {
  const start = from + (match(space, text, from) ?? "").length;
  const whole = match(known, text, start);
  return { text: whole ?? match(other, text, start) ?? "", start, whole: whole !== undefined };
}

/** The first syntax error: what was found, and what was expected. */
class Fault {
  constructor(
    readonly token: Token,
    readonly expected: string,
    readonly fix: string,
  ) {}
}

/** Parses a text as a JSON object and throws the first error; `onRepeated` is called for each duplicate key. */
function read(text: string, onRepeated: (key: Token, pointer: string) => void): void {
  let token = tokenAt(text, 0);
  const advance = (): Token => {
    const read = token;
    token = tokenAt(text, read.start + read.text.length);
    return read;
  };
  const fail = (expected: string, fix: string): never => {
    throw new Fault(token, expected, fix);
  };
  const pass = (sign: string, expected: string, fix: string) => (token.text === sign ? advance() : fail(expected, fix));

  const list = (end: string, entry: (index: number) => void): void => {
    advance();
    for (let index = 0; token.text !== end; index++) {
      const missing = token.text ? `the missing comma before it, or the missing "${end}"` : `the missing "${end}"`;
      if (index > 0) pass(",", `"," or "${end}"`, `write ${missing}`);
      if (index > 0 && token.text === end) fail("something after the comma", "remove the comma before it");
      entry(index);
    }
    advance();
  };
  const object = (pointer: string): void => {
    const keys = new Set<string>();
    list("}", () => {
      if (!token.whole || !token.text.startsWith('"')) fail("a key", "write the key in double quotes");
      const written = advance();
      const key: string = JSON.parse(written.text);
      const at = `${pointer}/${pointerStep(key)}`;
      if (keys.has(key)) onRepeated(written, at);
      keys.add(key);
      pass(":", '":" after the key', "write a colon between the key and its value");
      value(at);
    });
  };
  const value = (pointer: string): void => {
    if (token.text === "{") object(pointer);
    else if (token.text === "[") list("]", (index) => value(`${pointer}/${index}`));
    else if (token.whole && !/^[}\],:]?$/.test(token.text)) advance();
    else fail("a value", "write a text in double quotes, a number, true, false, null, { … } or [ … ]");
  };

  if (token.text !== "{") fail("a JSON object", "write one object, { … }");
  object("");
  if (token.text) fail("the end of the file", "remove it, or a superfluous bracket before it");
}

/** The fix for a token that JSON does not know, if it is more specific than what was expected. */
function fixOf({ text, whole }: Token): string | undefined {
  if (whole) return undefined;
  if (text.startsWith('"')) return "end the text with a quote on the same line, and write each backslash twice";
  if (text === "\ufeff") return "save the file without a byte order mark";
  return text.startsWith("/") ? 'remove it: JSON has no comments (schemas have the keyword "$comment")' : undefined;
}

/**
 * The value of a document.
 * @throws DocumentError when it has a syntax error, or a key twice
 */
export function parsedDocument<T>(file: string, text: string): T {
  const problems = checkSyntax(file, text);
  if (problems.length > 0) throw new DocumentError(problems);
  return JSON.parse(text);
}

/** The syntax error of a text, if it has one, else its duplicate keys. */
export function checkSyntax(file: string, text: string): Problem[] {
  const where = ({ text: found, start }: Token) => {
    const before = text.slice(0, start).split("\n");
    return `${found || "the end of the file"} at line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  };
  const repeated: Problem[] = [];
  try {
    read(text, (key, path) =>
      repeated.push({
        file,
        path,
        expected: "each key once",
        found: `a second ${where(key)}`,
        fix: "remove one of the two, or rename it",
      }),
    );
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { token, expected, fix } = fault;
    return [{ file, path: "", expected, found: where(token), fix: fixOf(token) ?? fix }];
  }
  return repeated;
}
