/** The site's routes as React Router takes them: one table for the build, `npm run dev` and the receiver. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
} from "react-router-dom";
import { headingOf, islandsOf, loadPage } from "../content/page-data.ts";
import { type FormRoute, type PageRoute, routes } from "../content/routes.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare } from "../form/parts.ts";
import type { IslandName } from "../shell/island.tsx";
import { Layout } from "../shell/layout.tsx";
import { missingHeading, NotFound } from "../shell/not-found.tsx";
import { errorHeading, RouteError } from "../shell/route-error.tsx";
import { brand } from "../site.ts";
import { FormRouteView } from "./form-route.tsx";
import { PageView } from "./page-view.tsx";
import { structuredForm, structuredMissing, structuredPage } from "./structured.ts";

/** What a route shows between header and footer, and what its document must know of it. */
interface View {
  /** Its first heading, for its card. */
  heading: string;
  islands: IslandName[];
  jsonLd: object;
  content: ReactNode;
}

const missing: View = { heading: missingHeading, islands: [], jsonLd: structuredMissing, content: <NotFound /> };
/** The view of a route that failed; the router draws its error page. */
export const failed: View = { heading: errorHeading, islands: [], jsonLd: structuredMissing, content: null };

async function viewOfPage(route: PageRoute): Promise<View> {
  const data = await loadPage(route);
  const content = <PageView data={data} />;
  return { heading: headingOf(data), islands: islandsOf(data), jsonLd: structuredPage(data), content };
}

async function viewOfForm({ name, load }: FormRoute): Promise<View> {
  const form = await load();
  const ready = await prepare(form);
  // The form alone is rendered for hydration; what surrounds it is plain markup.
  const markup = renderToString(<FormPage ready={ready} />);
  const content = <FormRouteView name={name} ready={ready} markup={markup} />;
  return {
    heading: form.heading,
    islands: [{ kind: "form", name, inSteps: Boolean(form.steps) }],
    jsonLd: structuredForm(form),
    content,
  };
}

/** Draws what its route's loader has made. */
const Content = () => useLoaderData<View>().content;

function Root() {
  return (
    <Layout path={useLocation().pathname}>
      <Outlet />
    </Layout>
  );
}

/** The route under which whatever fails is caught; header and footer are around it. */
const boundary = "boundary";

const table: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        id: boundary,
        errorElement: <RouteError />,
        children: [
          ...routes.map((route) => ({
            path: route.path,
            element: <Content />,
            loader: () => (route.kind === "form" ? viewOfForm(route) : viewOfPage(route)),
          })),
          { path: "*", element: <Content />, loader: () => missing },
        ],
      },
    ],
  },
];

const handler = createStaticHandler(table);

/** A route that is loaded and ready to be drawn. */
export interface Loaded extends View {
  status: 200 | 404 | 500;
  /** What its loader threw. */
  error?: unknown;
  /** Draws the page with header and footer; the error page in its place when something of it failed. */
  draw: (failure?: unknown) => ReactNode;
}

function drawn(context: StaticHandlerContext, failure: unknown): ReactNode {
  const shown = failure === undefined ? context : { ...context, errors: { [boundary]: failure } };
  return (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, shown)} context={shown} hydrate={false} />
  );
}

/** Loads the route of a path, be it there or not. */
export async function load(path: string): Promise<Loaded> {
  const context = await handler.query(new Request(new URL(path, brand.url)));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, which no route of the site does`);
  const [error] = Object.values(context.errors ?? {});
  const view = error === undefined ? (Object.values(context.loaderData).at(-1) as View) : failed;
  const status = error === undefined ? (view === missing ? 404 : 200) : 500;
  return { ...view, status, error, draw: (failure) => drawn(context, failure) };
}
