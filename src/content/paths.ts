/** How files become routes. */

/** `pages/services/devops.ts` is `/services/devops`; `index` is its folder, and a `(group)` is not part of the route. */
export function routeOfPage(file: string): string {
  const path = file
    .replace(/^.*?pages\//, "")
    .replace(/\.\w+$/, "")
    .split("/")
    .filter((part) => !/^\(.*\)$/.test(part));
  if (path.at(-1) === "index") path.pop();
  return `/${path.join("/")}`;
}

/** `schemas/estimate.schema.json` is `estimate`. */
export const nameOfForm = (file: string): string => file.replace(/^.*schemas\//, "").replace(/\.schema\.json.*$/, "");
