/** Vite plugin: the workbench's (src/tools/workbench) API in `npm run dev`. It is not part of a build. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { devOnly } from "../../../content/dev-only.ts";
import { Standing } from "../../../content/forms/standing.ts";
import { exportsOf } from "../../../content/runner.ts";
import { DocumentError } from "../../../engine/check/problem.ts";
import { isName } from "../../../engine/check/suggest.ts";
import type { WholeForm } from "../../../engine/define/definition.ts";
import { ownOf } from "../../../engine/schema/path.ts";
import type { Running } from "../../../receiver/server.ts";
import { receivedEvent, type ToCompile, type ToSave, type ToWrite } from "../wire.ts";
import { CompiledForms } from "./drafts.ts";
import { onDisk, saveFixture, writeDocuments } from "./on-disk.ts";
import { startPreviewReceiver } from "./receiver.ts";

const prefix = "\0workbench-form:";

/** Whether a request comes from a page of this server: no other page may write here. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host = "" } = headers;
  const site = headers["sec-fetch-site"];
  const isHere = !origin || [`http://${host}`, `https://${host}`].includes(origin);
  return (site === undefined || site === "same-origin") && isHere;
}

async function bodyOf<T>(request: IncomingMessage): Promise<T> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

/** The handler for requests with a certain first segment of the path. */
type Ask = (rest: string, request: IncomingMessage) => Promise<unknown>;

/** A response with the HTML of a page. */
class Page {
  constructor(readonly html: string) {}
}

function answered(asks: { [name: string]: Ask }) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const [, name = "", rest = ""] = /^\/workbench\/ask\/([a-z]+)\/?(.*)$/.exec(request.url ?? "") ?? [];
    const ask = ownOf(asks, name);
    if (!ask) return next();
    const send = (status: number, type: string, text: string) => {
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
      response.end(text);
    };
    if (!isOwn(request)) return send(403, "text/plain", "The workbench answers its own page only");
    try {
      const answer = await ask(decodeURIComponent(rest), request);
      if (answer instanceof Page) send(200, "text/html; charset=utf-8", answer.html);
      else send(200, "application/json", JSON.stringify(answer));
    } catch (error) {
      if (error instanceof DocumentError) send(200, "application/json", JSON.stringify({ problems: error.problems }));
      else next(error);
    }
  };
}

/** Frees what Vite has transformed of a compiled form, which it would hold for as long as the dev server runs. */
function free({ environments }: ViteDevServer, id: string): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(prefix + id);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/** The plugin. */
export function workbench(root: string): Plugin {
  const known = new Standing(root);
  const standing = () => known.now().project;
  let serving: ViteDevServer | undefined;
  const compiled = new CompiledForms(
    root,
    () => known.now(),
    (id) => serving && free(serving, id),
  );
  return {
    name: "keelwork:workbench",
    apply: devOnly,
    resolveId: (source) => (source.startsWith(prefix) ? source : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      // An empty map: otherwise Vite makes one, four times as long as the code, and a tab holds every form that it has drawn.
      return { code: compiled.codeOf(id.slice(prefix.length)), moduleType: "js", map: { mappings: "" } };
    },
    configureServer(server) {
      serving = server;
      server.watcher.on("all", () => known.forget());
      if (!server.config.server.middlewareMode)
        server.middlewares.use(answered(asksOf(server, root, compiled, standing)));
    },
  };
}

function asksOf(
  server: ViteDevServer,
  root: string,
  compiled: CompiledForms,
  standing: () => ReturnType<Standing["read"]>["project"],
): { [name: string]: Ask } {
  const formOf = async (id: string): Promise<WholeForm> =>
    (await exportsOf<{ default: WholeForm }>(server, prefix + id)).default;
  let receiver: Promise<Running> | undefined;
  const receiving = () => {
    receiver ??= startPreviewReceiver(server, formOf, (received) => server.ws.send(receivedEvent, received)).catch(
      (error: unknown) => {
        // The next request starts it again, once the broken source file has been fixed.
        receiver = undefined;
        throw error;
      },
    );
    return receiver;
  };
  // If it did not start, whoever asked for it has been told why.
  server.httpServer?.once("close", () => void receiver?.then(({ close }) => close()).catch(() => undefined));
  const nameIn = (name: string) => {
    if (!isName(name)) throw new Error(`"${name}" is not the name of a form`);
    return name;
  };
  return {
    forms: async () => ({ forms: standing().forms.map(({ name }) => name), port: (await receiving()).port }),
    form: async (name) => onDisk(root, nameIn(name), standing()),
    compile: async (name, request) => compiled.compile(nameIn(name), await bodyOf<ToCompile>(request)),
    write: async (_rest, request) => {
      const texts = await bodyOf<ToWrite>(request);
      writeDocuments(root, { ...texts, form: nameIn(texts.form) });
      return { disk: onDisk(root, texts.form, standing()) };
    },
    save: async (_rest, request) => {
      const fixture = await bodyOf<ToSave>(request);
      return { file: saveFixture(root, { ...fixture, form: nameIn(fixture.form) }) };
    },
    document: async (rest) => {
      const [id = "", network = "answers"] = rest.split("/");
      const { documentOf } = await exportsOf<typeof import("../document.tsx")>(server, "/tools/workbench/document.tsx");
      const { port } = await receiving();
      return new Page(await documentOf(await formOf(id), `http://localhost:${port}/${network}/${id}/`));
    },
  };
}
