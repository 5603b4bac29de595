/** Turns a path into a document: for the build and for `npm run dev`. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "../content/figures/drawing.ts";
import { inLanguage } from "../engine/spoken.ts";
import type { IslandName } from "../shell/island.tsx";
import { type Browser, Document } from "./document.tsx";
import { load } from "./router.tsx";
import { failed } from "./static-site.tsx";

/** A route's page, before its share of the styles is known. */
export interface Rendered {
  path: string;
  status: 200 | 404 | 500;
  heading: string;
  /** What its card shows besides. */
  cover?: Drawing;
  islands: IslandName[];
  /** The document without styles, by which its share of them is found. */
  draft: string;
  /** Draws the document with its styles, and with its policy where it has to say that itself. */
  html: (styles: string, policy?: string) => string;
}

/** What a document shows other than the route as it is for everybody. */
export interface State {
  /** What failed: the error page is drawn in the route's place. */
  failure?: unknown;
}

/**
 * Renders one route.
 * @throws when the route fails
 */
export async function render(path: string, browser: Browser, { failure }: State = {}): Promise<Rendered> {
  const { status, error, draw, ...view } = await load(path);
  if (error !== undefined && failure === undefined) throw error;
  const { heading, cover, islands, jsonLd } = failure === undefined ? view : failed;
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
  return { path, status: failure === undefined ? status : 500, heading, cover, islands, draft: html(""), html };
}
