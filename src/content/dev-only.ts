/** Limits plugins to `npm run dev`. */
import type { Plugin } from "vite";

/** `apply` of the plugins of `npm run dev`: vitest starts a server as well, in another mode, and needs none of them. */
export const devOnly: Plugin["apply"] = (_config, { command, mode }) => command === "serve" && mode === "development";
