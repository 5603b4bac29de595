/** The routes as react-router's data router takes them: `npm run dev` runs them in the browser. */
import { Outlet, type RouteObject, useLocation } from "react-router-dom";
import { loadPage } from "./content/page-data.ts";
import { type FormRoute, type PageRoute, routes } from "./content/routes.ts";
import { prepare } from "./form/parts.ts";
import { FormRouteView } from "./render/form-route.tsx";
import { PageView } from "./render/page-view.tsx";
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

/** Every route, in the layout, with the pages for what is missing and what fails. */
export const appRoutes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...routes.map((route) => (route.kind === "form" ? formRoute(route) : pageRoute(route))),
      { path: "*", element: <NotFound /> },
    ],
  },
];
