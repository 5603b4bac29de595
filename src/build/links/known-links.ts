/** The links that the last check found on pages: one whose sources have not changed is not rendered again. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../below.ts";
import { languageOf, nameOfFigure } from "../../content/figures/language.ts";
import { hashOf } from "../../content/once/once.ts";
import { folder } from "../../content/once/store.ts";
import type { Ingredients } from "../../content/page-data.ts";
import { routeOfPage } from "../../content/paths.ts";
import { wholeJson, writeWhole } from "../../whole.ts";
import { keysOf } from "../page-keys.ts";
import type { LinkedPage } from "./problems.ts";

/** A page as it was last rendered. */
interface Known {
  linked: LinkedPage;
  ingredients: Ingredients;
  /** The hash of its definition and of all that pages share. */
  key: string;
  /** The hash of its sources. */
  state: string;
}

/** Creates the function that hashes the sources of a page's links, besides its definition; covers contain no links. */
function statesIn(root: string): (ingredients: Ingredients) => string {
  const files = filesBelow(root, "pages", "");
  const texts = new Map(files.filter((file) => file.endsWith(".md")).map((file) => [routeOfPage(file), file]));
  const pictures = new Map(files.filter(languageOf).map((file) => [nameOfFigure(file), file]));
  const read = (file: string | undefined) => (file === undefined ? "" : readFileSync(join(root, file), "utf8"));
  let definitions: string | undefined;
  const allDefined = () => {
    definitions ??= hashOf(
      files
        .filter((file) => file.endsWith(".ts"))
        .map((file) => `${file}\n${read(file)}`)
        .join(),
    );
    return definitions;
  };
  return ({ text, figures, part }) =>
    hashOf(
      JSON.stringify([read(texts.get(text)), figures.map((name) => read(pictures.get(name))), part && allDefined()]),
    );
}

/** The links of the last check, for the next. */
export class KnownLinks {
  private readonly record: string;
  private readonly keyOf: ReturnType<typeof keysOf>;
  private readonly stateOf: (ingredients: Ingredients) => string;
  private readonly before: Map<string, Known>;
  private readonly now: Known[] = [];

  constructor(root: string) {
    this.record = join(folder(), "links", `${hashOf(root).slice(0, 16)}.json`);
    this.keyOf = keysOf(root, process.env.VITE_CONFIRMED_ONLY);
    this.stateOf = statesIn(root);
    const known = (wholeJson(this.record) ?? []) as Known[];
    this.before = new Map(known.map((one) => [one.linked.path, one]));
  }

  /** The links of a page; undefined if its sources have changed. */
  find(path: string): LinkedPage | undefined {
    const known = this.before.get(path);
    if (!known || known.key !== this.keyOf(path) || known.state !== this.stateOf(known.ingredients)) return undefined;
    this.now.push(known);
    return known.linked;
  }

  /** Remembers the links of a rendered page; forms, which have no such sources, are left out. */
  note(linked: LinkedPage, ingredients: Ingredients | undefined): void {
    const key = this.keyOf(linked.path);
    if (key !== undefined && ingredients) this.now.push({ linked, ingredients, key, state: this.stateOf(ingredients) });
  }

  /** Records all of them. */
  keep(): void {
    writeWhole(this.record, Buffer.from(JSON.stringify(this.now)));
  }
}
