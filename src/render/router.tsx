/** The site's routes for React Router: one table for the build and `npm run dev`. */
import { headingOf, islandsOf, loadPage } from "../content/page-data.ts";
import { type FormRoute, type PageRoute, routes } from "../content/routes.ts";
import { coverOf } from "../sections/drawing.tsx";
import { PageView } from "./page-view.tsx";
import { staticSite, type View } from "./static-site.tsx";
import { structuredPage } from "./structured.ts";

async function viewOfPage(route: PageRoute): Promise<View> {
  const data = await loadPage(route);
  const content = <PageView data={data} />;
  const cover = data.body?.cover?.drawing ?? coverOf(data.page);
  const { ingredients } = data;
  return {
    heading: headingOf(data),
    cover,
    ingredients,
    islands: islandsOf(data),
    jsonLd: structuredPage(data),
    content,
  };
}

async function viewOfForm(route: FormRoute): Promise<View> {
  const formView = await import("./form-view.tsx");
  return formView.viewOfForm(route);
}

/** Loads the route of a path, or the not-found page. */
export const load = staticSite(
  routes.map((route) => ({
    path: route.path,
    view: () => (route.kind === "form" ? viewOfForm(route) : viewOfPage(route)),
  })),
);
