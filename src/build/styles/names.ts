/**
 * The names of tags, classes and attributes by which a page, or a script that changes it, can match rules of a
 * stylesheet.
 */
import { filesBelow } from "../../below.ts";
import type { Element } from "../../html.ts";
import { typesWithParts } from "./input-parts.ts";

/** Names that rules can match, by type; `undetermined` ones may be of any type. */
export interface Names {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
  /** Prefixes of classes that are built from a value: `success-${kind}`. */
  built: string[];
}

const none: Names = {
  tags: [],
  classes: [],
  ids: [],
  attributes: { names: [], values: [] },
  undetermined: [],
  built: [],
};

/** Merges several lists of names, without duplicates. */
export function united(lists: Names[]): Names {
  const all = (pick: (names: Names) => string[]) => [...new Set(lists.flatMap(pick))];
  return {
    tags: all(({ tags }) => tags),
    classes: all(({ classes }) => classes),
    ids: all(({ ids }) => ids),
    attributes: {
      names: all(({ attributes }) => attributes.names),
      values: all(({ attributes }) => attributes.values),
    },
    undetermined: all(({ undetermined }) => undetermined),
    built: all(({ built }) => built),
  };
}

/** The names in the elements of a document; its text contains none. */
export function namesInElements(elements: Element[]): Names {
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const valuesOf = (name: string) =>
    attributes.flatMap((attribute) => (attribute.name === name ? [attribute.value] : []));
  return united([
    {
      ...none,
      tags: elements.map(({ tagName }) => tagName),
      classes: valuesOf("class").flatMap((value) => value.split(/\s+/)),
      ids: valuesOf("id"),
      attributes: { names: attributes.map(({ name }) => name), values: attributes.map(({ value }) => value) },
    },
  ]);
}

/** Matches what a component can render: strings, tags and attributes; an apostrophe inside a word does not begin a string. */
const drawn = /"[^"\n]*"|(?<!\w)'[^'\n]*'|`[^`]*`|<\w+|[\w-]+=/g;

/** The names in a source that changes a page: every word that a component can render, or every word of a script. */
export function namesInSource(file: string, source: string): Names {
  // Imports contain names of files: "./summary.tsx" renders no summary.
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import\s[^;]*;$/gm, "");
  const isDrawn = file.endsWith(".tsx");
  const words = (isDrawn ? (code.match(drawn) ?? []).join(" ") : code).match(/[\w-]+/g) ?? [];
  const built = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start = ""]) => start);
  // A script knows an attribute by its name in the element's dataset.
  const inDataset = isDrawn ? [] : words.map((word) => `data-${word}`);
  return united([{ ...none, undetermined: [...words, ...inDataset], built }]);
}

/** The names in the selectors of a stylesheet. */
export interface SelectorNames {
  /** Every word, of any type. */
  words: Set<string>;
  /** The values of attributes, with the operator before each: `^=`. */
  values: { by: string; value: string }[];
}

/** The sources below a folder that render something, from the root, without tests. */
export const drawing = (root: string, folder: string): string[] =>
  filesBelow(root, folder, ".tsx").filter((file) => !file.endsWith(".test.tsx"));

const attributeSelector = /\[[\w-]+\s*([~|^$*]?=)\s*["']?([^"'\]]*)/g;

const escaped = /\\(.)/gs;

/** Reads the names in a stylesheet, with CSS escapes resolved; a part of an input asks for the input and its type. */
export const saidIn = (css: string): SelectorNames => ({
  words: new Set([
    ...(css.match(/(?:[\w-]|[^\0-\x7f]|\\.)+/g)?.map((word) => word.replace(escaped, "$1")) ?? []),
    ...["input", ...typesWithParts],
  ]),
  values: [
    ...typesWithParts.map((value) => ({ by: "=", value })),
    ...new Map(
      Array.from(css.matchAll(attributeSelector), ([, by = "", value = ""]) => {
        const found = value.replace(escaped, "$1");
        return [by + found, { by, value: found }];
      }),
    ).values(),
  ],
});

/** Whether the value of an attribute can match a selector, by the selector's operator. */
export function fits(by: string, value: string, found: string): boolean {
  if (by === "=") return found === value;
  return by === "^=" || by === "|=" ? found.startsWith(value) : found.includes(value);
}

/** The part of an attribute's value that a selector can match: values with the same prefix are equivalent. */
const askedOf = (found: string, values: SelectorNames["values"]): string[] =>
  values.filter(({ by, value }) => fits(by, value, found)).map(({ by, value }) => (by === "^=" ? value : found));

const once = (list: string[]): string[] => [...new Set(list)].sort();

/** The names that occur in the stylesheet: pages that differ only in others have the same share of it. */
export function askedFor(
  { words, values }: SelectorNames,
  { tags, classes, ids, attributes, undetermined, built }: Names,
): Names {
  const only = (list: string[]) => once(list.filter((name) => words.has(name)));
  return {
    tags: only(tags),
    classes: only(classes),
    ids: only(ids),
    attributes: {
      names: only(attributes.names),
      values: once(attributes.values.flatMap((found) => askedOf(found, values))),
    },
    undetermined: only(undetermined),
    built: once(built),
  };
}
