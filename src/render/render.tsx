/** Turns a path into a document: for the build and for `npm run dev`. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "../content/figures/drawing.ts";
import type { Ingredients } from "../content/page-data.ts";
import { inLanguage } from "../engine/words/spoken.ts";
import type { IslandName } from "../shell/island.tsx";
import { type Browser, Document } from "./document.tsx";
import { load } from "./router.tsx";
import { failed, type View } from "./static-site.tsx";

/** A rendered route, before its share of the styles is known. */
export interface Rendered {
  path: string;
  status: 200 | 404 | 500;
  heading: string;
  /** The cover on its share card. */
  cover?: Drawing;
  /** What it is rendered from, if a build may reuse it. */
  ingredients?: Ingredients;
  islands: IslandName[];
  /** The document without styles, from which its share of them is determined. */
  draft: string;
  /** Renders the document with its styles, and with its policy where the document has to include it. */
  html: (styles: string, policy?: string) => string;
}

/** Request-specific state of a document; empty for the build. */
interface State {
  /** An error: the error page is rendered in place of the route. */
  failure?: unknown;
}

/**
 * Renders one route.
 * @throws when the route fails
 */
export async function render(path: string, browser: Browser, { failure }: State = {}): Promise<Rendered> {
  const { status, error, draw, ...view } = await load(path);
  if (error !== undefined && failure === undefined) throw error;
  const { heading, cover, ingredients, islands, jsonLd }: View = failure === undefined ? view : failed;
  const lang = failure === undefined ? view.lang : undefined;
  const parts = { browser, islands, jsonLd, lang, missing: status === 404 };
  const html = (styles: string, policy?: string) => {
    const tree = (
      <Document {...parts} styles={styles} policy={policy}>
        {draw(failure)}
      </Document>
    );
    return `<!doctype html>${inLanguage(lang, () => renderToStaticMarkup(tree))}`;
  };
  return {
    ...{ path, status: failure === undefined ? status : 500, heading, cover, ingredients, islands },
    ...{ draft: html(""), html },
  };
}
