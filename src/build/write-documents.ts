/** Writes a document for every route with its share of the styles, with only a few in memory at a time. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTurn } from "../content/once/in-turn.ts";
import { count, hashOf, valueApart } from "../content/once/once.ts";
import type { Output } from "../content/once/output.ts";
import type { Rendered } from "../render/render.tsx";
import { hash, inlinedPolicy } from "../serve/headers.ts";
import { policyWith, substituting } from "../serve/policy.ts";
import { effortFor, writeCompressed } from "./emit.ts";
import type { Known, KnownDocuments } from "./known-documents.ts";
import type { Reading } from "./reading.ts";
import { askedFor, saidIn } from "./styles/names.ts";
import { namesInScripts, sharesOf, withStyles } from "./styles/shares.ts";

/** What is the same for all documents of a build. */
export interface BuildContext {
  root: string;
  /** All styles of the site. */
  css: string;
  endpoint: string;
  /** The path of the not-found page. */
  missingPath: string;
  output: Output;
  /** Documents of the last build. */
  known: KnownDocuments;
  /** Renders a route. */
  render: (path: string) => Promise<Rendered>;
  /** The file of a route's card, from the project's root. */
  cardOf: (path: string) => string;
}

/** A document without its styles. */
export interface UnstyledDocument extends Reading {
  path: string;
  heading: string;
  cover?: Rendered["cover"];
  ingredients?: Rendered["ingredients"];
  /** Renders it again with a policy: static hosts send the not-found page with the headers of every path. */
  again?: Rendered["html"];
  /** The document of the last build, which is not rendered again. */
  before?: Known;
}

/** The file of a document, from the project's root. */
const fileOf = (path: string, { missingPath }: Pick<BuildContext, "missingPath">): string =>
  join("dist", path === missingPath ? "404.html" : join(path, "index.html"));

/** The folder for documents that still lack their styles: a build that fails leaves `dist/` unchanged, which may be in use. */
const draftFolder = ".server/drafts";

/** The file of a document without its styles, from the project's root; flat, since creating a folder for each would take longer. */
const draftOf = (path: string): string => join(draftFolder, `${hashOf(path)}.html`);

/** All files of a route. */
function filesOf(path: string, context: BuildContext): string[] {
  const file = fileOf(path, context);
  return [file, `${file}.br`, `${file}.gz`, context.cardOf(path)];
}

/**
 * Writes every document without styles, which are not known yet, except documents that the last build has already written.
 * @param done called with the number of finished routes
 */
export async function draftDocuments(
  paths: string[],
  context: BuildContext,
  done: (count: number) => void,
): Promise<UnstyledDocument[]> {
  const { css, endpoint, root } = context;
  const said = saidIn(css);
  const cssHash = hashOf(css);
  const scripted = namesInScripts(root);
  mkdirSync(join(root, draftFolder), { recursive: true });
  let finished = 0;
  return inTurn(paths, async (path): Promise<UnstyledDocument> => {
    const known = await context.known.find(path, filesOf(path, context));
    if (known) {
      count("documents", "kept");
      done(++finished);
      return { path, ...known, before: known };
    }
    const page = await context.render(path);
    writeFileSync(join(root, draftOf(path)), page.draft);
    done(++finished);
    const from = { html: hashOf(page.draft), css: cssHash, endpoint };
    const thing = { kind: "readings", by: "src/build/reading.ts", from };
    const { names, ...reading } = await valueApart<Reading>(thing, { html: page.draft, css });
    const { heading, cover, ingredients } = page;
    const again = path === context.missingPath ? page.html : undefined;
    return {
      ...{ path, heading, cover, ingredients, again, ...reading },
      names: askedFor(said, scripted(page, names)),
    };
  });
}

/** The text of a document with its styles. */
async function written(
  { path, again, before: known }: UnstyledDocument,
  styles: string,
  policy: string,
  context: BuildContext,
): Promise<string> {
  if (again) return again(styles, inlinedPolicy(policy));
  const draft = known ? (await context.render(path)).draft : readFileSync(join(context.root, draftOf(path)), "utf8");
  return withStyles(draft, styles);
}

/**
 * The source expression of styles, and the key of finishing a document with them; cached, since many documents share a few styles.
 */
function hashesOfStyles(effort: number): (styles: string) => { source: string; finish: string } {
  const known = new Map<string, { source: string; finish: string }>();
  return (styles) => {
    const found = known.get(styles) ?? { source: hash(styles), finish: hashOf(`${effort} ${styles}`) };
    known.set(styles, found);
    return found;
  };
}

/** Inserts the styles into the documents, and writes compressed copies; returns the policy of each by its path. */
export async function finishDocuments(drafts: UnstyledDocument[], context: BuildContext): Promise<Map<string, string>> {
  const shareFor = await sharesOf(
    context.css,
    drafts.map(({ names }) => names),
  );
  const effort = effortFor(drafts.length);
  const hashes = hashesOfStyles(effort);
  const policies = await inTurn(drafts, async (draft): Promise<[string, string]> => {
    const { path, policy, names, ingredients, heading, pictures, links, shown, ids, repeated } = draft;
    const styles = await shareFor(names);
    const { source, finish } = hashes(styles);
    const own = policyWith(policy, { "style-src": substituting(hash(""), source) });
    if (draft.before) context.output.keep(filesOf(path, context));
    if (draft.before?.finish !== finish)
      await writeCompressed(context.output, fileOf(path, context), await written(draft, styles, own, context), effort);
    const reading = { names, policy, pictures, links, shown, ids, repeated };
    if (ingredients) await context.known.note(path, { heading, ...reading, ingredients, finish });
    return [path, own];
  });
  rmSync(join(context.root, draftFolder), { recursive: true, force: true });
  context.known.record();
  return new Map(policies);
}
