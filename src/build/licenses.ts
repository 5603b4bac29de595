/** `licenses.txt`: the notices that must accompany each copy of third-party code, styles, drawings and fonts. */
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

/** The file, relative to the site's folder, in which Vite lists the packages in the scripts of a language. */
export const licensesOf = (lang = "en"): string => `.vite/licenses-${lang}.json`;

/** Packages that are in no script: those of styles, drawings and the font. */
const besides = ["bootstrap", "bootstrap-icons", "@fontsource-variable/instrument-sans"];

function licensed(root: string, name: string): Licensed {
  const folder = join(root, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return { name, version, identifier: license, ...(file && { text: readFileSync(join(folder, file), "utf8").trim() }) };
}

/** The packages that a build has bundled; none on the dev server, which serves each with its own notices. */
const bundled = (root: string): Licensed[] =>
  ["en", ...languagesIn(root)].flatMap((lang) => {
    const file = join(root, "dist", licensesOf(lang));
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  });

/** The licenses of everything that the site contains, each once, with its packages. */
export function licenses(root: string): string {
  const packages = [...bundled(root), ...besides.map((name) => licensed(root, name))];
  const named = new Map<string, Set<string>>();
  for (const { name, version, identifier, text = "" } of packages)
    named.set(text, (named.get(text) ?? new Set()).add(`${name} ${version}${identifier ? ` (${identifier})` : ""}`));
  const parts = [...named].map(([text, names]) => [[...names].join("\n"), text].filter(Boolean).join("\n\n"));
  return `The files of this site contain parts of these open source packages.\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}
