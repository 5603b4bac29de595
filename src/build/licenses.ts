/** `licenses.txt`: what the licenses of others' code, styles, drawings and letters want to come with each copy of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languagesIn } from "../content/forms/languages.ts";

/** A package, as Vite writes it. */
interface Licensed {
  name: string;
  version: string;
  /** The license's SPDX identifier. */
  identifier?: string;
  text?: string;
}

/** Where Vite writes, relative to the site's folder, which packages the scripts in a language contain. */
export const licensesOf = (lang = "en"): string => `.vite/licenses-${lang}.json`;

/** Packages of which no script contains anything: of these are styles, drawings and the font. */
const besides = ["bootstrap", "bootstrap-icons", "@fontsource-variable/instrument-sans"];

function licensed(root: string, name: string): Licensed {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return { name, version, identifier: license, ...(file && { text: readFileSync(join(folder, file), "utf8").trim() }) };
}

/** The packages that a build has bundled; the dev server bundles none, and passes each on with its notices. */
const bundled = (root: string): Licensed[] =>
  ["en", ...languagesIn(root)].flatMap((lang) => {
    const file = join(root, "dist", licensesOf(lang));
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  });

/** The licenses of what the site contains, each once, with the packages that are under it. */
export function licenses(root: string): string {
  const packages = [...bundled(root), ...besides.map((name) => licensed(root, name))];
  const named = new Map<string, Set<string>>();
  for (const { name, version, identifier, text = "" } of packages)
    named.set(text, (named.get(text) ?? new Set()).add(`${name} ${version}${identifier ? ` (${identifier})` : ""}`));
  const parts = [...named].map(([text, names]) => [[...names].join("\n"), text].filter(Boolean).join("\n\n"));
  return `The files of this site contain parts of these open source packages.\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
