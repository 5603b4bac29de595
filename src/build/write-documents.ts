/** Writes a document for every route with its share of the styles, with only a few in memory at a time. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { picturesIn } from "../content/figures/placed.ts";
import { hashOf, valueApart } from "../content/once/once.ts";
import type { Output } from "../content/once/output.ts";
import type { Rendered } from "../render/render.tsx";
import { hash, inlinedPolicy } from "../serve/headers.ts";
import { effortFor, writeCompressed } from "./emit.ts";
import { inTurn } from "./in-turn.ts";
import { askedFor, saidIn } from "./names.ts";
import type { Reading } from "./reading.ts";
import { namesInScripts, sharesOf } from "./shares.ts";

/** What the documents of a build share. */
export interface Site {
  root: string;
  /** All styles of the site, trimmed. */
  css: string;
  endpoint: string;
  /** The path whose page is shown for every path that is missing. */
  missingPath: string;
}

/** A document whose styles are not written into it yet. */
export interface Draft extends Reading {
  path: string;
  heading: string;
  cover?: Rendered["cover"];
  /** The pictures it shows that are files of their own, by their paths. */
  pictures: string[];
  /** Draws it again, with a policy in it: static hosts send the missing page what they send every path. */
  again?: Rendered["html"];
}

/** Where the styles of a document go. */
const [before, after] = ["<style>", "</style>"];

/** The file of a document, from the project's root. */
const fileOf = (path: string, { missingPath }: Pick<Site, "missingPath">): string =>
  join("dist", path === missingPath ? "404.html" : join(path, "index.html"));

/**
 * Writes every document as it is before its styles are known.
 * @param render renders a route
 * @param done is told how many routes are rendered
 */
export async function draftDocuments(
  paths: string[],
  render: (path: string) => Promise<Rendered>,
  site: Site,
  done: (count: number) => void,
): Promise<Draft[]> {
  const { css, endpoint, root } = site;
  const said = saidIn(css);
  const cssHash = hashOf(css);
  const scripted = namesInScripts(root);
  let count = 0;
  return inTurn(paths, async (path) => {
    const page = await render(path);
    const file = join(root, fileOf(path, site));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page.draft);
    done(++count);
    const from = { html: hashOf(page.draft), css: cssHash, endpoint };
    const thing = { kind: "readings", by: "src/build/reading.ts", from };
    const { names, policy } = await valueApart<Reading>(thing, { html: page.draft, css });
    const again = path === site.missingPath ? page.html : undefined;
    const pictures = picturesIn(page.draft);
    return {
      path,
      heading: page.heading,
      cover: page.cover,
      pictures,
      names: askedFor(said, scripted(page, names)),
      policy,
      again,
    };
  });
}

/** Writes the styles into the documents, and compressed ones beside them; gives the policy of each by its path. */
export async function finishDocuments(drafts: Draft[], site: Site, output: Output): Promise<Map<string, string>> {
  const shareFor = await sharesOf(
    site.css,
    drafts.map(({ names }) => names),
  );
  const effort = effortFor(drafts.length);
  const policies = await inTurn(drafts, async ({ path, policy, again, names }): Promise<[string, string]> => {
    const styles = await shareFor(names);
    const own = policy.replace(hash(""), hash(styles));
    const file = fileOf(path, site);
    const written = () =>
      readFileSync(join(site.root, file), "utf8").replace(before + after, () => before + styles + after);
    await writeCompressed(output, file, again ? again(styles, inlinedPolicy(own)) : written(), effort);
    return [path, own];
  });
  return new Map(policies);
}
