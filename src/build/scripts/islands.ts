/** The entry of each kind of island: for the browser's build and the dev server. */
import type { Browser } from "../../render/document.tsx";

type Kind = Parameters<Browser["scriptsOf"]>[0]["kind"];

/** By kind, the module whose `hydrate` the loader calls. */
export const islandSources: { [kind in Kind]: string } = {
  form: "src/form/island.tsx",
  filter: "src/sections/filter.ts",
  hours: "src/sections/own-clock.ts",
};
