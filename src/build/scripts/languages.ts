/**
 * Builds the browser half once for each language of forms, so that a page's scripts contain the words of its language only.
 */
import type { EnvironmentOptions, Plugin } from "vite";
import { languagesIn } from "../../content/forms/languages.ts";

const prefix = "client_";

/** The name of the environment that builds the browser half in a language; Vite takes no hyphen in it. */
export const environmentOf = (lang: string): string => prefix + lang.replaceAll("-", "$");

/** The language of an environment, by its name. */
export const languageOf = (environment: string): string =>
  environment.startsWith(prefix) ? environment.slice(prefix.length).replaceAll("$", "-") : "en";

/**
 * Vite plugin: builds the browser half in these languages, too.
 * @param halfIn the configuration for a language
 */
export const languageBuilds = (root: string, halfIn: (lang: string) => EnvironmentOptions): Plugin => ({
  name: "keelwork:languages",
  apply: "build",
  config: () => ({
    environments: Object.fromEntries(languagesIn(root).map((lang) => [environmentOf(lang), halfIn(lang)])),
  }),
});

/** The manifest of that build, relative to the site's folder. */
export const manifestOf = (lang?: string): string => `.vite/manifest${lang === undefined ? "" : `-${lang}`}.json`;
