/** The site's documents in `npm run dev`: rendered as in the build, from the current modules. */
import { randomUUID } from "node:crypto";
import react from "@vitejs/plugin-react";
import type { ViteDevServer } from "vite";
import { languagesIn } from "../../content/forms/languages.ts";
import { drawnNow, takenIn } from "../../content/fresh-pages.ts";
import { tokenOf } from "../../content/pictures/tokens.ts";
import { endOf, exportsOf } from "../../content/runner.ts";
import { type Element, elementsOf } from "../../html.ts";
import type { Browser } from "../../render/document.tsx";
import type { Rendered } from "../../render/render.tsx";
import { hash, policyOfElements } from "../../serve/headers.ts";
import { pointable } from "../../serve/pointed.ts";
import { none, policyWith, substituting } from "../../serve/policy.ts";
import { buildError } from "../build-error.ts";
import { linkedIn } from "../links/links.ts";
import { inlinedScripts, inlinedSources } from "../scripts/inlined.ts";
import { islandSources } from "../scripts/islands.ts";
import type { Site } from "../site-files.ts";
import { shareOf, withStyles } from "../styles/shares.ts";
import { mistakesIn } from "./mistakes.ts";

/** A document with its status and headers. */
interface Answered {
  status: number;
  policy: string;
  html: string;
  /** Whether it has a form that posts to the receiver. */
  sends: boolean;
}

/** Allows the dev server's own styles (its overlay) and its web socket. */
const nonce = randomUUID();

/** Makes Vite's client wait for a restarted server in the page: it prefers a worker, which the pages' policy blocks. */
const withoutWorkers = "delete window.SharedWorker;";

/** The dev server's own scripts, before all others: hot reload, and React's refresh runtime. */
const headOf = (drawn: string) => (
  <>
    <meta property="csp-nonce" nonce={nonce} />
    <script type="module">{react.preambleCode.replace("__BASE__", "/") + withoutWorkers}</script>
    <script type="module" src="/@vite/client" />
    <script type="module" src={drawn} />
  </>
);

/** The inlined scripts, in all languages of forms; made again when the scripts or the languages change. */
function inlinedNow(server: ViteDevServer, root: string): () => ReturnType<typeof inlinedScripts> {
  let made: ReturnType<typeof inlinedScripts> | undefined;
  let sources = new Set<string>();
  let spoken: string[] = [];
  server.watcher.on("all", (_event, file) => {
    if (sources.has(file)) made = undefined;
  });
  return () => {
    const languages = ["en", ...languagesIn(root)];
    if (made && spoken.join() === languages.join()) return made;
    spoken = languages;
    sources = inlinedSources(root, spoken);
    made = inlinedScripts(root, spoken);
    return made;
  };
}

/** The addresses of modules that the build bundles. */
const scriptsOf: Browser["scriptsOf"] = ({ kind, name, lang = "en" }) => {
  const form = name === undefined ? [] : [{ src: `/@id/__x00__form:${name}:form:${lang}` }];
  const island = { src: islandSources[kind].replace("src", "") };
  return { first: [...form, island], later: [] };
};

/** The whole style sheet, as the browser would get it. */
export async function styleSheet(server: ViteDevServer): Promise<string> {
  const made = await server.environments.client.transformRequest("/styles/index.css?direct");
  if (!made) throw new Error("Vite made nothing of src/styles/index.css");
  return made.code;
}

/** The address of the font in a style sheet; quoted if the path of the project contains a bracket or a space. */
const fontIn = (css: string): string =>
  /url\((?:"([^"]+\.woff2[^"]*)|([^")]+\.woff2[^)]*))/.exec(css)?.slice(1).join("") ?? "";

/**
 * Each page's share of the styles. Once an author edits them, pages get the whole stylesheet: reducing it again would
 * delay the update.
 */
function stylesNow(server: ViteDevServer, root: string): (page: Rendered, elements: Element[]) => Promise<string> {
  let first: string | undefined;
  return async (page, elements) => {
    const css = await styleSheet(server);
    first ??= css;
    return css === first ? shareOf(root, css, page, elements) : css;
  };
}

/** Renders documents; for one that fails, the router's error page, with the stack in the terminal. */
export function documents(server: ViteDevServer, root: string, endpoint: () => Promise<string>) {
  const inlined = inlinedNow(server, root);
  const stylesFor = stylesNow(server, root);
  const mistakes = mistakesIn(server, root);
  const hasEnded = endOf(server);
  const parts = () => Promise.all([exportsOf<Site>(server, "/render/prerender.ts"), inlined(), styleSheet(server)]);
  // Prepared for the first page; an error is reported when that requests them.
  server.httpServer?.once("listening", () => void parts().catch(() => undefined));
  const draw = async (path: string, host: string, drawn: string): Promise<Answered> => {
    const head = headOf(drawn);
    const [site, scripts, css] = await parts();
    const browser: Browser = {
      ...scripts,
      legacy: { src: "/browser/legacy.ts" },
      font: fontIn(css),
      scriptsOf,
      themeColor: tokenOf(root, "ink"),
      head,
    };
    const page = await site.render(path, browser).catch(async (thrown: unknown) => {
      if (hasEnded()) throw thrown;
      const error = await mistakes.causeOf(path, buildError(thrown) as Error);
      server.ssrFixStacktrace(error);
      server.config.logger.error(`${path}: ${error.stack ?? error.message}`);
      return site.render(path, browser, { failure: error });
    });
    const leads = await endpoint();
    const elements = elementsOf(page.draft);
    const styles = await stylesFor(page, elements);
    const policy = policyWith(policyOfElements(elements, leads), {
      "style-src": (sources) => [`'nonce-${nonce}'`, ...substituting(hash(""), hash(styles))(sources)],
      "connect-src": (sources) => ["'self'", "ws:", ...substituting(none)(sources)],
    });
    const idsOf = async (route: string) => {
      const { ids } = linkedIn(route === path ? elements : elementsOf((await site.render(route, browser)).draft));
      return new Set(ids);
    };
    if (page.status === 200) void mistakes.tell(site, { path, ...linkedIn(elements) }, idsOf);
    const sends = page.islands.some(({ kind }) => kind === "form");
    return { status: page.status, policy, sends, html: withStyles(pointable(page.draft)(leads, host), styles) };
  };
  // Rendered again if something changed meanwhile and the receiver has loaded it: otherwise the page would reload while somebody
  // uses it, and a request could be lost.
  return async (path: string, host: string): Promise<Answered> => {
    const drawn = drawnNow(server);
    const answered = await draw(path, host, drawn);
    await takenIn(server);
    const isFresh = drawn === drawnNow(server);
    return isFresh ? answered : draw(path, host, drawnNow(server));
  };
}
