/** Limits plugins to `npm run dev`, and to commands that load pages in the same way. */
import type { Plugin } from "vite";

/** `apply` of the plugins of `npm run dev`: vitest starts a server as well, in another mode, and needs none of them. */
export const devOnly: Plugin["apply"] = (_config, { command, mode }) => command === "serve" && mode === "development";

/** The mode in which `npm run check` loads the pages, to look at their links. */
export const checkMode = "check";

/** The same for plugins that the check of links also needs. */
export const devAndCheck: Plugin["apply"] = (_config, { command, mode }) =>
  command === "serve" && ["development", checkMode].includes(mode);
