/** Renders every route to a document. Built for the server, run once after the browser's half is built. */
import { renderToString } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { routesAt } from "../app.tsx";
import { loadArticles, loadPage } from "../page-data.ts";
import { routes } from "../routes.ts";
import { cardUrl } from "../shell/meta.tsx";
import { brand, endpoint } from "../site.ts";
import { splitHead } from "./document.ts";
import { structuredForm, structuredMissing, structuredPage } from "./structured.ts";

export { feed, robots, sitemap, webManifest } from "./files.ts";
export { cardUrl, endpoint, loadArticles };

/** A page as rendered, before its styles and scripts are known. */
export interface Rendered {
  path: string;
  /** Its first heading, for its card. */
  title: string;
  head: string;
  body: string;
  jsonLd?: object;
}

/** Every route of the site. */
export const paths: string[] = routes.map(({ path }) => path);

/** A path that no route has: its page is the not-found page. */
export const missingPath = "/404";

/** A heading's words, as people read them. */
const unescaped = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The structured data of a route. */
async function structuredData(path: string): Promise<object> {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return structuredMissing;
  return route.kind === "form" ? structuredForm(await route.load()) : structuredPage(await loadPage(route));
}

/**
 * Renders one route.
 * @throws when the route fails
 */
export async function render(path: string): Promise<Rendered> {
  const handler = createStaticHandler(routesAt(path));
  const context = await handler.query(new Request(`${brand.url}${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure && path !== missingPath) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <HelmetProvider>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </HelmetProvider>,
  );
  const title = /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
  return { path, title: unescaped(title), jsonLd: await structuredData(path), ...splitHead(html) };
}
