/** Compiles schemas to JavaScript at build time (Node only): nothing of ajv and no `eval` reaches the browser. */
import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { type Json, type Schema, without } from "./schema.ts";

/** One setting for every validator: all errors, no copies of the schema inside them, unknown words are annotations. */
const options: Options = {
  allErrors: true,
  strict: false,
  verbose: false,
  messages: false,
  // 19.99 is a multiple of 0.01, which binary fractions deny.
  multipleOfPrecision: 8,
};

/** Formats that forms have and ajv-formats has not. */
const ownFormats = {
  "data-url": /^data:([a-z]+\/[\w.+-]+)?(;[\w-]+=[^;,]*)*;base64,[A-Za-z\d+/]*={0,2}$/i,
  color: /^(#([\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
};

/** A validator maker as all of the project's rules are compiled by. */
export function createAjv(extra: Options = {}, Maker: typeof Ajv | typeof Ajv2019 = Ajv2019): Ajv | Ajv2019 {
  const ajv = addFormats.default(new Maker({ ...options, ...extra }));
  for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  return ajv;
}

/** Answers whether a schema accepts a value, for questions asked while documents are read. */
export const accepts = (schema: Schema, value: Json): boolean => createAjv().validate(schema, value);

/**
 * Turns generated CommonJS into an ES module: its few `require`s become imports.
 * @param code what ajv's standalone generator wrote
 */
function toModule(code: string): string {
  const names = [...new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1] ?? ""))];
  // Node wants the whole name of a file inside a package.
  const fileOf = (name: string) => (/\/dist\/(?!.*\.js$)/.test(name) ? `${name}.js` : name);
  const imports = names.map((name, index) => `import * as r${index} from ${JSON.stringify(fileOf(name))};`);
  const cases = names.map((name, index) => `${JSON.stringify(name)}: plain(r${index})`);
  return [
    ...imports,
    ...(names.length > 0 ? ["const plain = (m) => m.default?.__esModule ? m.default : m;"] : []),
    `const modules = {${cases.join(",")}};`,
    "const require = (name) => modules[name];",
    "const module = { exports: {} };",
    "const exports = module.exports;",
    code.replace(/^"use strict";/, ""),
    "export default module.exports;",
  ].join("\n");
}

/** The words of a schema that no rule needs; a compiled validator would carry them along. */
const words = new Set(["title", "description", "errorMessage", "examples", "$comment"]);

/** The code of a module whose default export is the validator of a form's contract. */
export function compileContract(contract: Schema): string {
  // Rules that draft-07 has words for compile to less without those it has not.
  const isNewer = /"(unevaluated(Properties|Items)|(min|max)Contains)":/.test(JSON.stringify(contract));
  const ajv = createAjv({ code: { source: true, lines: true } }, isNewer ? Ajv2019 : Ajv);
  return toModule(standaloneCode(ajv, ajv.compile(without(contract, words))));
}
