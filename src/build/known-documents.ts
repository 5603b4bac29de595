/**
 * What the last build found out about the documents of pages: one whose sources have not changed, and whose files are still there,
 * is not rendered again. Its sources are its definition, its texts and pictures, and all code and data that pages share.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow, formFolders, sourceFiles } from "../below.ts";
import { hashOf } from "../content/once/once.ts";
import type { Output } from "../content/once/output.ts";
import type { Ingredients } from "../content/page-data.ts";
import { isPart, routeOfPage } from "../content/paths.ts";
import type { Names } from "./names.ts";
import type { Reading } from "./reading.ts";
import type { Site } from "./site-files.ts";

/** A document of the last build. */
export interface Known extends Reading {
  heading: string;
  ingredients: Ingredients;
  /** The hash of its definition and of all that pages share. */
  key: string;
  /** The hash of its ingredients. */
  state: string;
  /** The hash of its styles, and how hard its copies were compressed. */
  finish: string;
}

/** As the documents are recorded: most pages have the same few sets of names. */
interface Recorded {
  names: Names[];
  documents: [path: string, document: Omit<Known, "names"> & { names: number }][];
}

const source = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** A page that imports another page depends on more than its own file. */
const isAlone = (root: string, file: string, text: string): boolean =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g), ([, path = ""]) => join(dirname(file), path)).every(
    (imported) => !join(root, imported).startsWith(join(root, "pages/")) || isPart(imported),
  );

/** The hash of each page's definition and of all that pages share, by route. */
function keysOf(root: string, shared: unknown): Map<string, string> {
  const pages = filesBelow(root, "pages", "");
  const isText = (file: string) => file.endsWith(".md") || /\/figures\/[^/]+$/.test(file);
  const isDefinition = (file: string) => file.endsWith(".ts") && !isPart(file);
  const common = ["src", ...formFolders].flatMap((folder) => filesBelow(root, folder, ""));
  const hash = createHash("sha256").update(JSON.stringify([shared, process.version, process.env.NODE_ENV]));
  for (const file of [...common, ...pages.filter((one) => !isText(one) && !isDefinition(one))])
    hash.update(`${file}\n`).update(source(root, file));
  for (const file of sourceFiles) if (existsSync(join(root, file))) hash.update(source(root, file));
  const all = hash.digest("base64url");
  const entries = pages.filter(isDefinition).flatMap((file) => {
    const text = source(root, file);
    return isAlone(root, file, text) ? [[routeOfPage(file), hashOf(`${all} ${file}\n${text}`)] as const] : [];
  });
  return new Map(entries);
}

/** The documents of the last build, for the next. */
export class KnownDocuments {
  private readonly keys: Map<string, string>;
  private readonly before: Map<string, Known>;
  private readonly now = new Map<string, Known>();

  /** @param shared everything that all documents are rendered from, besides the project's files */
  constructor(
    root: string,
    private readonly output: Output,
    private readonly site: Pick<Site, "stateOf">,
    shared: unknown,
  ) {
    this.keys = keysOf(root, shared);
    const { names, documents } = (output.noted ?? { names: [], documents: [] }) as Recorded;
    this.before = new Map(
      documents.flatMap(([path, { names: index, ...known }]) => {
        const found = names[index];
        return found ? [[path, { ...known, names: found }]] : [];
      }),
    );
  }

  private async stateOf(ingredients: Ingredients): Promise<string> {
    return hashOf(JSON.stringify(await this.site.stateOf(ingredients)));
  }

  /** The document of a route, if it would be rendered as it was; `files` are those that it was written to. */
  async find(path: string, files: string[]): Promise<Known | undefined> {
    const known = this.before.get(path);
    if (!known || known.key !== this.keys.get(path) || !files.every((file) => this.output.holds(file)))
      return undefined;
    return known.state === (await this.stateOf(known.ingredients)) ? known : undefined;
  }

  /** Remembers a document for the next build. */
  async note(path: string, known: Omit<Known, "key" | "state">): Promise<void> {
    const key = this.keys.get(path);
    if (key !== undefined) this.now.set(path, { ...known, key, state: await this.stateOf(known.ingredients) });
  }

  /** Records all of them. */
  record(): void {
    const sets = new Map<string, number>();
    const documents = [...this.now].map(([path, { names, ...known }]): Recorded["documents"][number] => {
      const text = JSON.stringify(names);
      sets.set(text, sets.get(text) ?? sets.size);
      return [path, { ...known, names: sets.get(text) ?? 0 }];
    });
    this.output.note({ names: [...sets.keys()].map((text) => JSON.parse(text)), documents } satisfies Recorded);
  }
}
