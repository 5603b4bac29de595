/** Renders any route table inside the site's header and footer, with its error page, through React Router's static handler. */
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
import type { Ingredients } from "../content/page-data.ts";
import type { IslandName } from "../shell/island.tsx";
import { Layout } from "../shell/layout.tsx";
import { missingHeading, NotFound } from "../shell/not-found.tsx";
import { errorHeading, RouteError } from "../shell/route-error.tsx";
import { brand } from "../site.ts";
import { structuredMissing } from "./structured.ts";

/** The content of a route between header and footer, and what its document needs to know. */
export interface View {
  /** Its first heading, for its share card. */
  heading: string;
  /** The cover on its share card. */
  cover?: Drawing;
  /** What it is rendered from, if a build may reuse its document. */
  ingredients?: Ingredients;
  islands: IslandName[];
  /** The language of its own words; English, when left out. */
  lang?: string;
  jsonLd: object;
  content: ReactNode;
}

const missing: View = { heading: missingHeading, islands: [], jsonLd: structuredMissing, content: <NotFound /> };
/** The view of a route that failed; the router renders the error page. */
export const failed: View = { heading: errorHeading, islands: [], jsonLd: structuredMissing, content: null };

/** A route by its path; `*` matches every other path. */
interface SiteRoute {
  path: string;
  /** @param given the value passed to `load` */
  view: (given: unknown) => View | Promise<View>;
}

/** A route that is loaded and ready to be rendered. */
interface Loaded extends View {
  status: 200 | 404 | 500;
  /** The error its loader threw. */
  error?: unknown;
  /** Renders the page with header and footer, or the error page if something failed. */
  draw: (failure?: unknown) => ReactNode;
}

/** Renders the content from the route's loader. */
const Content = () => useLoaderData<View>().content;

/** The loader's result, available outside the route too; undefined if it failed. */
const useShown = () => useMatches().at(-1)?.loaderData as View | undefined;

function Root() {
  const view = useShown();
  return (
    <Layout
      path={useLocation().pathname}
      // One document serves every missing path, so a printout cannot name its address.
      isMissing={view === missing}
      links={Object.values(formLinks)}
      lang={view?.lang}
    >
      <Outlet />
    </Layout>
  );
}

/** The id of the route with the error boundary, inside header and footer. */
const boundary = "boundary";

/** The pattern for every path without a route. */
const anyPath = "*";

/** Normalizes a path as React Router matches it: without a trailing slash. */
const keyOf = (path: string): string => path.replace(/\/+$/, "");

/** The static handler of one route, with header, footer and error page. */
function handlerOf({ path, view }: SiteRoute) {
  const loader = ({ context }: LoaderFunctionArgs) => view(context);
  // Static hosts match paths case-sensitively, too.
  const children = [{ path, caseSensitive: true, element: <Content />, loader }];
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
 * Creates a function that loads the route of a path, or the not-found page, with a given value. React Router tries all its routes on
 * every request and render, so it is given only the one that matches.
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
