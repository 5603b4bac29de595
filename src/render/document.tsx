/** The whole document of a page, from `<html>` to `</html>`. */
import type { ReactNode } from "react";
import { dirOf } from "../engine/spoken.ts";
import { scriptless, silent } from "../page-state.ts";
import { type IslandName, IslandScripts } from "../shell/island.tsx";
import { missingWords, tellOfMissing } from "../shell/not-found.tsx";
import { endpoint, endpointName } from "../site.ts";

/** A script that a document names in a tag. */
export interface ScriptTag {
  src: string;
  /** What its bytes must be; the dev server's change while they are written. */
  integrity?: string;
}

/** What the browser's half of the build gives to all documents. */
export interface Browser {
  /** The inlined script that runs on every page; where there is none, the document runs no script at all. */
  loader: string;
  /** Keeps what is written into a form, in each language; inlined where there is one, and run before anything of it is painted. */
  keepers: { readonly [lang: string]: string };
  /** Brings drafts along from a form's other languages; inlined before the keeper. */
  languages: string;
  /** Continues a form on another device, in each language; inlined behind the keeper. */
  elsewheres: { readonly [lang: string]: string };
  /** For browsers without modules; the others do not fetch it. */
  legacy?: ScriptTag;
  /** The scripts of an island in the order the loader wants them, and whatever these may ask for later. */
  scriptsOf: (island: IslandName) => { first: ScriptTag[]; later: ScriptTag[] };
  /** The address of the font, where it does not stand in the styles. */
  font?: string;
  /** The color of a browser's own frame around the page. */
  themeColor: string;
  /** What else stands in the head, before any script. */
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
  /** Whether this is the page of a missing path. */
  missing: boolean;
  /** The policy, where the document has to say it itself. */
  policy?: string;
  children: ReactNode;
}

/** The page the visitor is about to open is fetched ahead, and no file; browsers leave it when data is to be saved. */
const prefetchRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/assets/*", "/downloads/*"] } }] },
      eagerness: "moderate",
    },
  ],
};

/** Tells of the path that is missing (the spec's "Not-found page"). */
const tellsOfMissing = `(${tellOfMissing})(${JSON.stringify(missingWords)})`;

/** JSON that may stand inside a script element. */
const json = (value: object) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** React moves links to the front of the head, but for those that tell of their loading: these stand where they are put. */
const inPlace = () => undefined;

/** Draws the document around a page; the page's metadata is hoisted into its head by React. */
export function Document({ browser, styles, islands, jsonLd, lang, missing, policy, children }: DocumentProps) {
  const { loader, keepers, languages, elsewheres, legacy, font, themeColor, scriptsOf, head } = browser;
  const preloaded = islands.filter(({ kind }) => kind === "form").flatMap((island) => scriptsOf(island).first);
  const scripts = islands.map(scriptsOf).flatMap(({ first, later }) => [...first, ...later]);
  const known = scripts.filter(({ integrity }) => integrity);
  const integrity = Object.fromEntries(known.map(({ src, integrity }) => [src, integrity]));
  return (
    <IslandScripts value={(island) => scriptsOf(island).first.map(({ src }) => src)}>
      <html lang={lang ?? "en"} dir={lang && dirOf(lang)} className={loader ? undefined : `${silent} ${scriptless}`}>
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
          {/* In the body: for a font that the head preloads, Chromium holds the first paint back. */}
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
