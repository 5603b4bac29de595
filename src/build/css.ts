/** Cuts the stylesheet down to what a page uses, to be inlined into it. */
import postcss, { type ChildNode, type Declaration, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";
import { elementsOf } from "../html.ts";

/** Names that rules can ask for, by what they are names of; `undetermined` ones may be any of them. */
export interface Names {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
  /** Beginnings of classes that are built from a value: `success-${kind}`. */
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

/** Several lists of names as one, each name once. */
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

/** The names in a document; the words of its texts are none. */
export function namesInDocument(html: string): Names {
  const elements = elementsOf(html);
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

/** What a component can put on a page: its texts, its tags and their attributes. */
const drawn = /"[^"\n]*"|`[^`]*`|<\w+|[\w-]+=/g;

/** The names in the source of what changes a page: every word that a component can draw, every word of a script. */
export function namesInSource(file: string, source: string): Names {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const words = file.endsWith(".tsx") ? (code.match(drawn) ?? []).join(" ") : code;
  const built = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, start = ""]) => start);
  return united([{ ...none, undetermined: words.match(/[\w-]+/g) ?? [], built }]);
}

/** A list of alternatives. */
const alternatives = /:is\(((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Puts a name in place of each list of which some alternative is used, since PurgeCSS takes lists apart: a shorter one would
 * weigh less against other rules, as a list weighs what its heaviest alternative does.
 */
function withListsNamed(css: string, { tags, classes, undetermined, built }: Names): { css: string; lists: string[] } {
  const known = new Set([...tags, ...classes, ...undetermined]);
  const isUsed = (selector: string) =>
    (selector.replace(/::?[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, "").match(/[a-z][\w-]*/gi) ?? []).every(
      (name) => known.has(name) || built.some((start) => name.startsWith(start)),
    );
  const lists: string[] = [];
  const named = css.replace(alternatives, (list, inside: string) =>
    inside.split(",").some(isUsed) ? `.list-${lists.push(list)}-whole` : list,
  );
  return { css: named, lists };
}

/** Conditions under which a rule holds or not. */
const conditions = new Set(["media", "supports", "container"]);

/** What a rule can be overridden by: a browser that does not know one pseudo-class of a list drops the whole rule. */
const selectorsOf = ({ selector, selectors }: Rule): string[] => (selector.includes(":") ? [selector] : selectors);

/**
 * A stylesheet without what a later rule of the very same selectors always sets again, as ours do with Bootstrap's. A rule
 * inside a condition takes nothing away; and of two values in one rule the first is for browsers that do not know the other.
 */
export function withoutOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const set = new Set<string>();
  const trim = (nodes: ChildNode[], always: boolean): void => {
    for (const rule of nodes.toReversed()) {
      if (rule.type === "atrule" && rule.nodes && conditions.has(rule.name)) trim(rule.nodes, false);
      if (rule.type === "rule") {
        const declared = rule.nodes.flatMap((node) => (node.type === "decl" && !node.important ? [node] : []));
        const namesOf = ({ prop }: Declaration) => selectorsOf(rule).map((selector) => `${selector} ${prop}`);
        for (const node of declared) if (namesOf(node).every((name) => set.has(name))) node.remove();
        if (always) for (const name of declared.flatMap(namesOf)) set.add(name);
      }
      if ("nodes" in rule && rule.nodes?.length === 0) rule.remove();
    }
  };
  trim(sheet.nodes, true);
  return sheet.toString();
}

/** The rules of a stylesheet that some names can ask for. */
export async function usedCss(css: string, all: Names): Promise<string> {
  const { built, ...names } = all;
  const named = withListsNamed(css, all);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "names" }],
    extractors: [{ extensions: ["names"], extractor: () => names }],
    css: [{ raw: named.css }],
    variables: true,
    keyframes: true,
    safelist: [/^list-\d+-whole$/, ...built.map((start) => new RegExp(`^${start}`))],
  });
  const used = (result?.css ?? css).replace(
    /\.list-(\d+)-whole/g,
    (_, number) => named.lists[Number(number) - 1] ?? "",
  );
  // Bootstrap's popovers and placeholders are components of its own; here the words are HTML's attributes.
  return used.replace(/\.(popover|placeholder)\b[^{}]*\{[^}]*\}/g, "");
}
