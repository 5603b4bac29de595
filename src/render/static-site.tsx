/** Any table of routes inside the site's frame, drawn by React Router's static handler: header, footer, and the error page. */
import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  Outlet,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
} from "react-router-dom";
import type { Drawing } from "../content/figures/drawing.ts";
import { formLinks } from "../content/form-links.ts";
import type { IslandName } from "../shell/island.tsx";
import { Layout } from "../shell/layout.tsx";
import { missingHeading, NotFound } from "../shell/not-found.tsx";
import { errorHeading, RouteError } from "../shell/route-error.tsx";
import { brand } from "../site.ts";
import { structuredMissing } from "./structured.ts";

/** What a route shows between header and footer, and what its document must know of it. */
export interface View {
  /** Its first heading, for its card. */
  heading: string;
  /** What its card shows besides. */
  cover?: Drawing;
  islands: IslandName[];
  jsonLd: object;
  content: ReactNode;
}

const missing: View = { heading: missingHeading, islands: [], jsonLd: structuredMissing, content: <NotFound /> };
/** The view of a route that failed; the router draws its error page. */
export const failed: View = { heading: errorHeading, islands: [], jsonLd: structuredMissing, content: null };

/** A route by its path; `*` is every path that no other route has. */
export interface SiteRoute {
  path: string;
  /** @param given what `load` was asked to show there */
  view: (given: unknown) => View | Promise<View>;
}

/** A route that is loaded and ready to be drawn. */
export interface Loaded extends View {
  status: 200 | 404 | 500;
  /** What its loader threw. */
  error?: unknown;
  /** Draws the page with header and footer; the error page in its place when something of it failed. */
  draw: (failure?: unknown) => ReactNode;
}

/** Draws what its route's loader has made. */
const Content = () => useLoaderData<View>().content;

function Root() {
  return (
    <Layout path={useLocation().pathname} links={Object.values(formLinks)}>
      <Outlet />
    </Layout>
  );
}

/** The route under which whatever fails is caught; header and footer are around it. */
const boundary = "boundary";

/** The loader of some routes: loads the route of a path, be it there or not, with what is given to be shown there. */
export function staticSite(routes: SiteRoute[]): (path: string, given?: unknown) => Promise<Loaded> {
  const children = [...routes, { path: "*", view: () => missing }].map(({ path, view }) => ({
    path,
    element: <Content />,
    loader: ({ context }: LoaderFunctionArgs) => view(context),
  }));
  const handler = createStaticHandler([
    { element: <Root />, children: [{ id: boundary, errorElement: <RouteError />, children }] },
  ]);

  const drawn = (context: StaticHandlerContext, failure: unknown): ReactNode => {
    const shown = failure === undefined ? context : { ...context, errors: { [boundary]: failure } };
    return (
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, shown)} context={shown} hydrate={false} />
    );
  };

  return async (path, given) => {
    const context = await handler.query(new Request(new URL(path, brand.url)), { requestContext: given });
    if (context instanceof Response) throw new Error(`${path} leads elsewhere, which no route of the site does`);
    const [error] = Object.values(context.errors ?? {});
    const view = error === undefined ? (Object.values(context.loaderData).at(-1) as View) : failed;
    const status = error === undefined ? (view === missing ? 404 : 200) : 500;
    return { ...view, status, error, draw: (failure) => drawn(context, failure) };
  };
}
