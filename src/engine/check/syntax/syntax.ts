/**
 * Locates JSON syntax errors, duplicate keys and numbers that would be rounded: `JSON.parse` is vague about the first, and
 * ignores the rest.
 */
import { pointerStep } from "../../schema/path.ts";
import { DocumentError, inFull, type Problem } from "../problem.ts";
import { listedIn } from "./other-documents.ts";

/** The next token of a text; not `whole` if it is not valid JSON. The end of the text is an empty token. */
interface Token {
  text: string;
  start: number;
  whole: boolean;
}

const space = /[ \t\r\n]*/y;
const known =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\]:,]|$/uy;
const other = /"[^"\n]{0,30}"?|[^\s{}[\]:,"]{1,30}|./suy;

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

/** Callbacks for what JSON allows but `JSON.parse` loses: duplicate keys, and numbers that are rounded. */
interface Lost {
  repeated: (key: Token, pointer: string) => void;
  inexact: (number: Token, pointer: string) => void;
}

/**
 * The deepest nesting: far more than any document needs, and far less than would overflow the stack of whatever reads it.
 */
const deepest = 200;

/** What a text has to be: a document is an object; data that something imports may be anything. */
type What = "an object" | "any value";

/** Parses a text as JSON and throws the first error. */
function read(text: string, what: What, { repeated, inexact }: Lost): void {
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

  let depth = 0;
  const list = (end: string, entry: (index: number) => void): void => {
    if (depth === deepest)
      fail(`at most ${deepest} levels of brackets`, "nest it less deeply: a schema can refer to its definitions");
    depth += 1;
    advance();
    for (let index = 0; token.text !== end; index++) {
      const missing = token.text ? `the missing comma before it, or the missing "${end}"` : `the missing "${end}"`;
      if (index > 0) pass(",", `"," or "${end}"`, `write ${missing}`);
      if (index > 0 && token.text === end) fail("something after the comma", "remove the comma before it");
      entry(index);
    }
    depth -= 1;
    advance();
  };
  const object = (pointer: string): void => {
    const keys = new Set<string>();
    list("}", () => {
      if (!token.whole || !token.text.startsWith('"')) fail("a key", "write the key in double quotes");
      const written = advance();
      const key: string = JSON.parse(written.text);
      const at = `${pointer}/${pointerStep(key)}`;
      if (keys.has(key)) repeated(written, at);
      keys.add(key);
      pass(":", '":" after the key', "write a colon between the key and its value");
      value(at);
    });
  };
  const value = (pointer: string): void => {
    if (token.text === "{") object(pointer);
    else if (token.text === "[") list("]", (index) => value(`${pointer}/${index}`));
    else if (token.whole && !/^[}\],:]?$/.test(token.text)) {
      const written = advance();
      if (/^[-\d]/.test(written.text) && !isExact(written.text)) inexact(written, pointer);
    } else fail("a value", "write a string in double quotes, a number, true, false, null, { … } or [ … ]");
  };

  if (what === "an object" && token.text !== "{") fail("a JSON object", "write one object, { … }");
  value("");
  if (token.text) fail("the end of the file", "remove it, or a superfluous bracket before it");
}

/** A number's sign, its digits without zeros around them, and the power of ten of the last of them. */
function decimalOf(text: string): string {
  const [, sign = "", whole = "", part = "", power = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = `${whole}${part}`.replace(/^0+/, "");
  let end = digits.length;
  while (digits[end - 1] === "0") end--;
  return end === 0 ? "0" : `${sign}${digits.slice(0, end)}e${Number(power) - part.length + digits.length - end}`;
}

/** Whether a number's shortest form means what is written: beyond 17 digits or so, it is read as another. */
const isExact = (text: string): boolean => {
  const value = Number(text);
  return Number.isFinite(value) && decimalOf(String(value)) === decimalOf(text);
};

/**
 * An invisible character, such as a non-breaking space, as web pages and word processors leave in text copied from them.
 */
const unseen = /^[\p{Z}\p{C}]/u;

/** A token as an error shows it. */
const shown = (text: string): string =>
  unseen.test(text)
    ? `U+${text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`
    : text || "the end of the file";

/** The fix for a token that JSON does not know, if it is more specific than what was expected. */
function fixOf({ text, whole }: Token): string | undefined {
  if (whole) return undefined;
  if (text.startsWith('"'))
    return "end the string with a double quote on the same line, and write each backslash twice and a tab as \\t";
  if (text === "\ufeff") return "save the file without a byte order mark";
  if (text.includes("\ufffd") || text.startsWith("\0")) return "save the file as UTF-8";
  if (unseen.test(text)) return "remove this invisible character";
  if (/^([<=>])\1{6}$/.test(text)) return "keep one of the two versions, and remove the conflict markers of the merge";
  return text.startsWith("/") ? 'remove it: JSON has no comments (schemas have the keyword "$comment")' : undefined;
}

/** The fix for a list in the place of a schema, whose entries other tools take for fields. */
function fixList(file: string, text: string): string | undefined {
  if (!file.endsWith(".schema.json") || checkSyntax(file, text, "any value").length > 0) return undefined;
  const [name] = listedIn({ fields: JSON.parse(text) });
  return name && `write one object with a schema for each field: { "properties": { ${inFull(name)}: { … }, … } }`;
}

/**
 * The value of a document.
 * @throws DocumentError when it has a syntax error, a key twice, or a number that is read as another
 */
export function parsedDocument<T>(file: string, text: string): T {
  const problems = checkSyntax(file, text);
  if (problems.length > 0) throw new DocumentError(problems);
  return JSON.parse(text);
}

/** The syntax error of a text, if it has one, else its duplicate keys and the numbers that are read as others. */
export function checkSyntax(file: string, text: string, what: What = "an object"): Problem[] {
  const where = ({ text: found, start }: Token) => {
    const before = text.slice(0, start).split("\n");
    return `${shown(found)} at line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  };
  const lost: Problem[] = [];
  const repeated = (key: Token, path: string) => {
    const found = `a second ${where(key)}`;
    lost.push({ file, path, expected: "each key once", found, fix: "remove one of the two, or rename it" });
  };
  const inexact = (number: Token, path: string) => {
    const value = Number(number.text);
    const found = `${where(number)}, which is read as ${value}`;
    const fix = `write ${Number.isFinite(value) ? value : "a smaller one"}, or a string if every digit matters`;
    lost.push({ file, path, expected: "a number that can be represented exactly", found, fix });
  };
  try {
    read(text, what, { repeated, inexact });
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { token, expected, fix } = fault;
    const meant = token.text === "[" && token.start === text.indexOf("[") ? fixList(file, text) : undefined;
    return [{ file, path: "", expected, found: where(token), fix: meant ?? fixOf(token) ?? fix }];
  }
  return lost;
}
