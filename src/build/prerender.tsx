/** Renders every route to a document. Built for the server, run once after the browser's half is built. */
import { renderToString } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { appRoutes } from "../app.tsx";
import { routes } from "../routes.ts";
import { brand, endpoint } from "../site.ts";
import { splitHead } from "./document.ts";

export { endpoint };

/** A page as rendered, before its styles and scripts are known. */
export interface Rendered {
  path: string;
  head: string;
  body: string;
}

/** Every route of the site. */
export const paths: string[] = routes.map(({ path }) => path);

/** A path that no route has: its page is the not-found page. */
export const missingPath = "/404";

/**
 * Renders one route.
 * @throws when the route fails
 */
export async function render(path: string): Promise<Rendered> {
  const handler = createStaticHandler(appRoutes);
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
  return { path, ...splitHead(html) };
}
