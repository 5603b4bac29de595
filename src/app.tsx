/** The routes as react-router's data router takes them: the dev server runs them in the browser, the build renders them. */
import { Outlet, type RouteObject, useLocation } from "react-router-dom";
import { prepare } from "./form/parts.ts";
import { FormRouteView } from "./form-route.tsx";
import { loadPage } from "./page-data.ts";
import { PageView } from "./page-view.tsx";
import { type FormRoute, type PageRoute, routes } from "./routes.ts";
import { Layout } from "./shell/layout.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { RouteError } from "./shell/route-error.tsx";

function Root() {
  const { pathname } = useLocation();
  return (
    <Layout path={pathname}>
      <Outlet />
    </Layout>
  );
}

const formRoute = ({ path, name, load }: FormRoute): RouteObject => ({
  path,
  lazy: async () => {
    const ready = await prepare(await load());
    return { element: <FormRouteView name={name} ready={ready} /> };
  },
});

const pageRoute = (route: PageRoute): RouteObject => ({
  path: route.path,
  lazy: async () => {
    const data = await loadPage(route);
    return { element: <PageView data={data} /> };
  },
});

/** Some routes, in the layout, with the pages for what is missing and what fails. */
const treeOf = (some: typeof routes): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...some.map((route) => (route.kind === "form" ? formRoute(route) : pageRoute(route))),
      { path: "*", element: <NotFound /> },
    ],
  },
];

/** Every route. */
export const appRoutes: RouteObject[] = treeOf(routes);

/** The route at a path alone: to render one page of thousands, the others need not be looked through. */
export const routesAt = (path: string): RouteObject[] => treeOf(routes.filter((route) => route.path === path));
