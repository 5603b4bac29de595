/** Vite plugin: turns `schemas/<name>.schema.json` into compiled forms; an error in a document stops the build. */
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { formFolders } from "../../below.ts";
import { warningText } from "../../engine/check/problem.ts";
import type { Project } from "../../engine/define/documents.ts";
import { loadAnew, takeIn, takenIn } from "../fresh-pages.ts";
import { onceNow } from "../once/once.ts";
import { formOfFile } from "../paths.ts";
import { readCheckedApart } from "../read.ts";
import { whenWritten } from "../written.ts";
import { documentsIn, linkModuleOf, moduleOf, spokenBy } from "./form-module.ts";
import { ownModuleOf } from "./own-code.ts";
import { Standing } from "./standing.ts";

/**
 * Imports of a form by its schema, or of a translated form by its translation: `?form` is the definition with its
 * rules, `?link` its route, label, and footer group.
 */
const request = /(?:schemas\/[^?]+\.schema|forms\/[^?/]+)\.json\?(form|link)$/;

/** The requested form, with the language for a translation. */
type Asked = ReturnType<typeof formOfFile>;

/** The module's source, cached by the contents of the form's documents. */
function keptModuleOf(root: string, project: Project, { name, lang }: Asked, part: string, inBrowser: boolean): string {
  const { shared } = project;
  const documents = documentsIn(project, name, lang);
  const thing = { kind: "forms", by: "src/content/forms/form-module.ts" };
  if (part === "link")
    return onceNow({ ...thing, from: { documents, shared, part } }, () => linkModuleOf(documents, shared));
  const own = ownModuleOf(root, project, name);
  const from = { documents, shared, part, inBrowser, own };
  return onceNow({ ...thing, from }, () => moduleOf(documents, shared, inBrowser, own));
}

/** The `api` of our other plugins. */
export interface FormsListener {
  /** Called when documents have changed, before the page is notified; the module graph is up to date. */
  formsChanged: () => Promise<void>;
}

/**
 * Reports an error once in the terminal, and on every page that is opened while it persists; warnings only in the
 * terminal.
 */
function teller(server: ViteDevServer) {
  let standing = "";
  let warned = "";
  server.ws.on("connection", (socket: { send: (text: string) => void }) => {
    if (standing) socket.send(JSON.stringify({ type: "error", err: { message: standing, stack: "" } }));
  });
  return ({ error, warnings }: ReturnType<Standing["read"]>) => {
    const isNew = error !== undefined && error.message !== standing;
    standing = error?.message ?? "";
    if (isNew) server.config.logger.error(standing);
    const doubts = warnings.map(warningText).join("\n\n");
    if (doubts && doubts !== warned) server.config.logger.warn(doubts);
    warned = doubts;
  };
}

/** The id of the module with the site's styles. */
export const siteStyles = /\/styles\/index\.css(\?|$)/;

/**
 * Modules that depend on these folders: forms, the site's styles with those of widgets, and the lists of all forms,
 * which a receiver that starts before Vite has noticed a new file would otherwise read without it.
 */
const isMade = (id: string) =>
  id.startsWith("\0form:") || siteStyles.test(id) || /\/(receiver\/forms|content\/(routes|form-links))\.ts$/.test(id);

/** Whether a form's module is unchanged, for browsers or a server: a change affects one of possibly hundreds of forms. */
type IsSame = (id: string, inBrowser: boolean) => Promise<boolean>;

/** Invalidates the modules that depend on the documents, with their importers; the rest of the site stays loaded. */
async function forget(server: ViteDevServer, isSame: IsSame): Promise<void> {
  for (const { config, moduleGraph } of Object.values(server.environments))
    for (const module of [...moduleGraph.idToModuleMap.values()])
      if (module.id && isMade(module.id) && !(await isSame(module.id, config.consumer === "client")))
        moduleGraph.invalidateModule(module);
}

/** The time to wait after a file in pages/ was added or deleted until all files of a page are there, in milliseconds. */
const pauseBetweenFiles = 500;

/** Reads the documents again whenever one of them, or a file in pages/, changes; errors are reported and stop nothing. */
function watch(server: ViteDevServer, root: string, standing: Standing, isSame: IsSame): void {
  const folders = formFolders.map((folder) => join(root, folder));
  const tell = teller(server);
  tell(standing.read());
  const reload = async (isOfDocuments: boolean) => {
    tell(standing.read());
    // The files that own code imports are not known here.
    await forget(server, async (...asked) => isOfDocuments && (await isSame(...asked)));
    for (const { api } of server.config.plugins as Plugin<Partial<FormsListener>>[]) await api?.formsChanged?.();
  };
  const report = ({ message }: Error) => server.config.logger.error(message);
  let latest = 0;
  const changed = new Set<string>();
  const reloadOnce = async (change: number) => {
    if (change !== latest) return;
    await Promise.all([...changed].map(whenWritten));
    if (change !== latest) return;
    const isOfDocuments = [...changed].every((file) => file.endsWith(".json"));
    changed.clear();
    await reload(isOfDocuments).catch(report);
    loadAnew(server);
  };
  // A file that is added may be the one that another lacks.
  let named: NodeJS.Timeout | undefined;
  const readNames = () => takeIn(server, async () => tell(standing.read()));
  // Changes are processed in order, and pages are notified last, so that the receiver understands what they send; pages requested
  // meanwhile wait.
  server.middlewares.use((_request, _response, next) => void takenIn(server).then(() => next()));
  server.watcher.on("all", (event, file) => {
    if (event !== "change" && file.startsWith(join(root, "pages"))) {
      clearTimeout(named);
      named = setTimeout(readNames, pauseBetweenFiles).unref();
    }
    if (!folders.some((folder) => file.startsWith(folder))) return;
    standing.forget();
    changed.add(file);
    latest += 1;
    const change = latest;
    takeIn(server, () => reloadOnce(change).catch(report));
  });
}

/** The plugin. */
export function forms(): Plugin {
  let root = "";
  let isWatching = false;
  let isBuild = false;
  let checked: Promise<Project> | undefined;
  let standing: Standing | undefined;
  const current = async () => {
    if (standing) return standing.now().project;
    checked ??= readCheckedApart(root).catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    return checked;
  };
  const given = new Map<string, string>();
  const codeOf = async (id: string, inBrowser: boolean): Promise<string> => {
    const [, name = "", part = "", lang] = id.split(":");
    const project = await current();
    const code = keptModuleOf(root, project, { name, lang }, part, inBrowser);
    return isWatching && inBrowser ? spokenBy(root, project, { name, lang }) + code : code;
  };
  const isSame: IsSame = async (id, inBrowser) => {
    const before = given.get(`${inBrowser} ${id}`);
    // A module whose form was deleted counts as changed.
    return before !== undefined && before === (await codeOf(id, inBrowser).catch(() => undefined));
  };
  return {
    name: "keelwork:forms",
    enforce: "pre",
    configResolved(config) {
      root = config.root.endsWith("/src") ? join(config.root, "..") : config.root;
      isWatching = config.command === "serve" && config.mode === "development";
      isBuild = config.command === "build";
    },
    buildStart() {
      // Not awaited, so that other modules load meanwhile; errors are reported where the project is awaited.
      current().catch(() => undefined);
    },
    resolveId: {
      filter: { id: request },
      handler(source) {
        const [, part] = request.exec(source) ?? [];
        const { name, lang } = formOfFile(source);
        return part ? `\0form:${name}:${part}${lang === undefined ? "" : `:${lang}`}` : undefined;
      },
    },
    async buildEnd() {
      if (isBuild) await current();
    },
    load: {
      filter: { id: /^\0form:/ },
      async handler(id) {
        const inBrowser = this.environment.config.consumer === "client";
        const code = await codeOf(id, inBrowser);
        if (isWatching) given.set(`${inBrowser} ${id}`, code);
        return { code, moduleType: "js", moduleSideEffects: false };
      },
    },
    configureServer(server) {
      if (!isWatching) return;
      standing = new Standing(root);
      watch(server, root, standing, isSame);
    },
  };
}
