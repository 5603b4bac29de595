/** Every route of the site. The only file that knows both pages and forms; it finds both by glob. */
import type { Form } from "../engine/definition.ts";
import type { Page } from "../page.ts";
import { formLinks } from "./form-links.ts";
import { nameOfForm, routeOfPage } from "./paths.ts";

const pages = import.meta.glob<Page>("../../pages/**/*.ts", { import: "default" });
const forms = import.meta.glob<Form>("../../schemas/*.schema.json", { query: "?form", import: "default" });

/** A route that shows a page definition. */
export interface PageRoute {
  path: string;
  kind: "page";
  load: () => Promise<Page>;
}

/** A route that shows a form. */
export interface FormRoute {
  path: string;
  kind: "form";
  /** The schema document's name. */
  name: string;
  load: () => Promise<Form>;
}

/** All routes, pages first. */
export const routes: (PageRoute | FormRoute)[] = [
  ...Object.entries(pages).map(([file, load]): PageRoute => ({ path: routeOfPage(file), kind: "page", load })),
  ...Object.entries(forms).map(
    ([file, load]): FormRoute => ({ path: formLinks[file]?.href ?? "", kind: "form", name: nameOfForm(file), load }),
  ),
];
