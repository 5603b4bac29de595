/** Maps files to routes and forms. */
import { translationIn } from "../engine/define/documents.ts";

/**
 * `pages/services/devops.ts` is `/services/devops`; `index` is its folder, and a `(group)` is not part of the route.
 */
export function routeOfPage(file: string): string {
  const path = file
    .replace(/^.*?pages\//, "")
    .replace(/\.\w+$/, "")
    .split("/")
    .filter((part) => !/^\(.*\)$/.test(part));
  if (path.at(-1) === "index") path.pop();
  return `/${path.join("/")}`;
}

/** Whether a file is a part of a page, which the page imports: `pages/services/parts/*.ts`. */
export const isPart = (file: string): boolean => /\/parts\/[^/]+$/.test(file);

/** Whether a file is one of the pictures beside the pages: `pages/services/figures/*`. */
export const isPicture = (file: string): boolean => /\/figures\/[^/]+$/.test(file);

/** The form of a file: `schemas/estimate.schema.json`, or `forms/estimate.de.json` for a translation. */
export function formOfFile(file: string): { name: string; lang?: string } {
  const translation = translationIn(file.replace(/^.*(?=forms\/)/, "").replace(/\?.*$/, ""));
  return translation ?? { name: nameOfForm(file) };
}

/** `schemas/estimate.schema.json` is `estimate`. */
export const nameOfForm = (file: string): string => file.replace(/^.*schemas\//, "").replace(/\.schema\.json.*$/, "");
