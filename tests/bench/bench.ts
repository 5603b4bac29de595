/** The context of each part of the bench. */
import type { Browser } from "playwright";
import type { Budgets } from "./budgets.ts";
import type { Files } from "./host.ts";

/** The bench's tools and its subject. */
export interface Bench {
  browser: Browser;
  /** The built site. */
  files: Files;
  budgets: Budgets;
  /** The number of measurements of each thing. */
  rounds: number;
}

/** The ports of the arms. */
export const ports = { ours: 4710, twin: 4711, plain: 4712, scale: 4713, scalePlain: 4714 };

/**
 * A document of a site.
 * @throws when the site has none at that path
 */
export function documentAt(files: Files, path: string): string {
  const bytes = files.get(`${path.replace(/\/$/, "")}/index.html`);
  if (!bytes) throw new Error(`dist has no document for ${path}`);
  return bytes.toString("utf8");
}

/** The typeface of a site, which every page loads. */
export const fontsOf = (files: Files): [string, Buffer][] => [...files].filter(([file]) => file.endsWith(".woff2"));
