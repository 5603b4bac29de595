/** Renders every route to a document. Built for the server, run once after the browser's half is built. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { headingOf, islandsOf, loadArticles, loadPage } from "../content/page-data.ts";
import { routes } from "../content/routes.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare } from "../form/parts.ts";
import type { IslandName } from "../shell/island.tsx";
import { Layout } from "../shell/layout.tsx";
import { cardUrl } from "../shell/meta.tsx";
import { missingHeading, missingPath, NotFound } from "../shell/not-found.tsx";
import { endpoint } from "../site.ts";
import { type Browser, Document } from "./document.tsx";
import { FormRouteView } from "./form-route.tsx";
import { PageView } from "./page-view.tsx";
import { structuredForm, structuredMissing, structuredPage } from "./structured.ts";

export { feed, robots, sitemap, webManifest } from "./files.ts";
export { cardUrl, endpoint, loadArticles, missingPath };

/** Every route of the site. */
export const paths: string[] = routes.map(({ path }) => path);

/** What a route shows between header and footer, and what its document must know of it. */
interface View {
  /** Its first heading, for its card. */
  heading: string;
  islands: IslandName[];
  jsonLd: object;
  content: ReactNode;
}

/** A route's page, before its share of the styles is known. */
export interface Rendered {
  path: string;
  heading: string;
  islands: IslandName[];
  /** The document without styles, by which its share of them is found. */
  draft: string;
  /** Draws the document with its styles, and with its policy where it has to say that itself. */
  html: (styles: string, policy?: string) => string;
}

async function viewOf(path: string): Promise<View> {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return { heading: missingHeading, islands: [], jsonLd: structuredMissing, content: <NotFound /> };
  if (route.kind === "page") {
    const data = await loadPage(route);
    const content = <PageView data={data} />;
    return { heading: headingOf(data), islands: islandsOf(data), jsonLd: structuredPage(data), content };
  }
  const form = await route.load();
  const ready = await prepare(form);
  // The form alone is rendered for hydration; whatever stands around it is plain markup.
  const markup = renderToString(<FormPage ready={ready} />);
  const { name } = route;
  const content = <FormRouteView name={name} ready={ready} markup={markup} />;
  return { heading: form.heading, islands: [{ kind: "form", name }], jsonLd: structuredForm(form), content };
}

/**
 * Renders one route.
 * @throws when the route fails
 */
export async function render(path: string, browser: Browser): Promise<Rendered> {
  const { heading, islands, jsonLd, content } = await viewOf(path);
  const html = (styles: string, policy?: string) => {
    const parts = { browser, styles, islands, jsonLd, policy, missing: path === missingPath };
    const tree = (
      <Document {...parts}>
        <Layout path={path}>{content}</Layout>
      </Document>
    );
    return `<!doctype html>${renderToStaticMarkup(tree)}`;
  };
  return { path, heading, islands, draft: html(""), html };
}
