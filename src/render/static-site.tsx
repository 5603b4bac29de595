/** Any table of routes inside the site's frame, drawn by React Router's static handler: header, footer, and the error page. */
import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  Outlet,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
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
  /** The language of its own words; English, when left out. */
  lang?: string;
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

/** What the route's loader has made, as it is known around the route too; nothing where it failed. */
const useShown = () => useMatches().at(-1)?.loaderData as View | undefined;

function Root() {
  return (
    <Layout path={useLocation().pathname} links={Object.values(formLinks)} lang={useShown()?.lang}>
      <Outlet />
    </Layout>
  );
}

/** The route under which whatever fails is caught; header and footer are around it. */
const boundary = "boundary";

/** What stands for every path that no other route has. */
const anyPath = "*";

/** A path as routes are told apart: React Router takes no notice of a slash at its end, or of capitals. */
const keyOf = (path: string): string => path.replace(/\/+$/, "").toLowerCase();

/** The handler of one route, with header and footer, and an error page in its place. */
function handlerOf({ path, view }: SiteRoute) {
  const loader = ({ context }: LoaderFunctionArgs) => view(context);
  const children = [{ path, element: <Content />, loader }];
  return createStaticHandler([
    { element: <Root />, children: [{ id: boundary, errorElement: <RouteError />, children }] },
  ]);
}

const drawn = (handler: StaticHandler, context: StaticHandlerContext, failure: unknown): ReactNode => {
  const shown = failure === undefined ? context : { ...context, errors: { [boundary]: failure } };
  return (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, shown)} context={shown} hydrate={false} />
  );
};

/**
 * The loader of some routes: loads the route of a path, be it there or not, with what is given to be shown there. React Router
 * goes through all the routes that it knows whenever it is asked, and draws; so of thousands it is told of the one.
 */
export function staticSite(routes: SiteRoute[]): (path: string, given?: unknown) => Promise<Loaded> {
  const known = new Map(routes.map((route) => [keyOf(route.path), route]));
  const others = known.get(anyPath) ?? { path: anyPath, view: () => missing };
  return async (path, given) => {
    const url = new URL(path, brand.url);
    const handler = handlerOf(known.get(keyOf(url.pathname)) ?? others);
    const context = await handler.query(new Request(url), { requestContext: given });
    if (context instanceof Response) throw new Error(`${path} leads elsewhere, which no route of the site does`);
    const [error] = Object.values(context.errors ?? {});
    const view = error === undefined ? (Object.values(context.loaderData).at(-1) as View) : failed;
    const status = error === undefined ? (view === missing ? 404 : 200) : 500;
    return { ...view, status, error, draw: (failure) => drawn(handler, context, failure) };
  };
}
