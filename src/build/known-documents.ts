/**
 * The documents of the last build: one whose sources have not changed, and whose files still exist, is not rendered again. Its
 * sources are its definition, its texts and pictures, and all code and data that pages share.
 */
import { hashOf } from "../content/once/once.ts";
import type { Output } from "../content/once/output.ts";
import type { Ingredients } from "../content/page-data.ts";
import { keysOf } from "./page-keys.ts";
import type { Reading } from "./reading.ts";
import type { Site } from "./site-files.ts";
import type { Names } from "./styles/names.ts";

/** A document of the last build. */
export interface Known extends Reading {
  heading: string;
  ingredients: Ingredients;
  /** The hash of its definition and of all that pages share. */
  key: string;
  /** The hash of its texts and pictures. */
  state: string;
  /** The hash of its styles, and how hard its copies were compressed. */
  finish: string;
}

/** As the documents are recorded: most pages have the same few sets of names. */
interface Recorded {
  names: Names[];
  documents: [path: string, document: Omit<Known, "names"> & { names: number }][];
}

/** The documents of the last build, for the next. */
export class KnownDocuments {
  private readonly keyOf: ReturnType<typeof keysOf>;
  private readonly before: Map<string, Known>;
  private readonly now = new Map<string, Known>();

  /** @param shared everything that all documents are rendered from, besides the project's files */
  constructor(
    root: string,
    private readonly output: Output,
    private readonly site: Pick<Site, "stateOf">,
    shared: unknown,
  ) {
    this.keyOf = keysOf(root, shared);
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

  /** The document of a route; undefined if its sources have changed, or one of its `files` has. */
  async find(path: string, files: string[]): Promise<Known | undefined> {
    const known = this.before.get(path);
    if (!known || known.key !== this.keyOf(path) || !files.every((file) => this.output.holds(file))) return undefined;
    return known.state === (await this.stateOf(known.ingredients)) ? known : undefined;
  }

  /** Remembers a document for the next build. */
  async note(path: string, known: Omit<Known, "key" | "state">): Promise<void> {
    const key = this.keyOf(path);
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
