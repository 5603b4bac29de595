/** The whole document of a page, from `<html>` to `</html>`. */
import type { ReactNode } from "react";
import { dirOf } from "../engine/words/spoken.ts";
import { carried, type Data, scriptless, silent } from "../page-state.ts";
import { type IslandName, IslandScripts } from "../shell/island.tsx";
import { missingWords, tellOfMissing } from "../shell/not-found.tsx";
import { endpoint, endpointName } from "../site.ts";

/** A script that a document references in a tag. */
export interface ScriptTag {
  src: string;
  /** Its subresource integrity; left out by the dev server, whose scripts change. */
  integrity?: string;
}

/** The parts of the browser build that all documents share. */
export interface Browser {
  /** The inlined script of every page; if empty, the document runs no script at all. */
  loader: string;
  /** Saves and restores drafts, in each language; inlined on pages with a form, and run before the form is painted. */
  keepers: { readonly [lang: string]: string };
  /** Carries drafts over from a form's other languages; inlined before the keeper. */
  languages: string;
  /** Continues a form on another device, in each language; inlined after the keeper. */
  elsewheres: { readonly [lang: string]: string };
  /** For browsers without module support; others do not fetch it. */
  legacy?: ScriptTag;
  /** The scripts of an island in the order the loader expects, and those that they may import later. */
  scriptsOf: (island: IslandName) => { first: ScriptTag[]; later: ScriptTag[] };
  /** The URL of the font, unless the styles contain it. */
  font?: string;
  /** The theme color of the browser's own interface. */
  themeColor: string;
  /** Further elements of the head, before any script. */
  head?: ReactNode;
}

interface DocumentProps {
  browser: Browser;
  /** The page's share of the styles. */
  styles: string;
  islands: IslandName[];
  jsonLd?: object;
  /** The language of the page's own words; English, when left out. */
  lang?: string;
  /** Whether this is the not-found page. */
  missing: boolean;
  /** The content security policy, where the document has to include it. */
  policy?: string;
  children: ReactNode;
}

/** Prefetches the page that the visitor is about to open, but no downloads; browsers skip this in data-saving mode. */
const prefetchRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/assets/*", "/downloads/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

/** Logs the missing path to the console (the spec's "Not-found page"). */
const tellsOfMissing = `(${tellOfMissing})(${JSON.stringify(missingWords)})`;

/**
 * Marks the page, before a form in steps is painted, as one on which scripts run; without the mark all steps are shown at once,
 * since nobody could continue to the next. Its syntax keeps it from browsers that cannot run the loader. Until the loader listens, it
 * prevents a step from being submitted, by its button or by Enter, as if it were the whole form.
 */
const tellsOfScripts = `((page) => {
  page.${"phase" satisfies keyof Data} ??= "";
  onsubmit = ({ target }) => !!page.phase || !target.querySelector(".step-waiting");
})(document.documentElement.dataset)`;

/** JSON that is safe inside a script element. */
const json = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * React hoists links to the start of the head, except those with a load handler, which stay in place. In the head, module preloads
 * would precede the import map, and some browsers then ignore the map, including its integrity hashes; and a font preloaded in the
 * head delays the first paint by 60 ms on slow 4G.
 */
const inPlace = () => undefined;

/** Renders the document around a page; React hoists the page's metadata into its head. */
export function Document({ browser, styles, islands, jsonLd, lang, missing, policy, children }: DocumentProps) {
  const { loader, keepers, languages, elsewheres, legacy, font, themeColor, scriptsOf, head } = browser;
  const preloaded = islands.filter(({ kind }) => kind === "form").flatMap((island) => scriptsOf(island).first);
  const scripts = islands.map(scriptsOf).flatMap(({ first, later }) => [...first, ...later]);
  const known = scripts.filter(({ integrity }) => integrity);
  const integrity = Object.fromEntries(known.map(({ src, integrity }) => [src, integrity]));
  return (
    <IslandScripts value={(island) => scriptsOf(island).first.map(({ src }) => src)}>
      <html
        lang={lang ?? "en"}
        dir={lang && dirOf(lang)}
        className={loader ? undefined : scriptless}
        {...carried({ phase: loader ? undefined : silent })}
      >
        <head>
          <meta charSet="utf-8" />
          {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          {loader && <meta name={endpointName} content={endpoint} />}
          <meta name="theme-color" content={themeColor} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {loader && <link rel="manifest" href="/site.webmanifest" />}
          <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blog" />
          {head}
          {loader && islands.some(({ inSteps }) => inSteps) && <script>{tellsOfScripts}</script>}
          <style>{styles}</style>
          {known.length > 0 && <script type="importmap">{json({ integrity })}</script>}
          {preloaded.map((script) => (
            <link
              key={script.src}
              rel="modulepreload"
              href={script.src}
              integrity={script.integrity}
              onLoad={inPlace}
            />
          ))}
          {jsonLd && <script type="application/ld+json">{json(jsonLd)}</script>}
        </head>
        <body>
          {/* In the body: Chromium delays the first paint for a font that is preloaded in the head. */}
          {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" onLoad={inPlace} />}
          <div id="root">{children}</div>
          {loader && <div id="toasts" />}
          {islands.some(({ isTranslated }) => isTranslated) && <script>{languages}</script>}
          {islands.some(({ kind }) => kind === "form") && <script>{keepers[lang ?? "en"]}</script>}
          {islands.some(({ continues }) => continues) && <script>{elsewheres[lang ?? "en"]}</script>}
          {loader && <script type="module">{loader}</script>}
          {legacy && <script noModule src={legacy.src} integrity={legacy.integrity} />}
          {missing && <script type="module">{tellsOfMissing}</script>}
          {loader && <script type="speculationrules">{json(prefetchRules)}</script>}
        </body>
      </html>
    </IslandScripts>
  );
}
