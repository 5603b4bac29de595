/** Vite plugin: turns `schemas/<name>.schema.json` into compiled forms, and stops at the first mistake in a document. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { accepts, compileContract } from "../engine/compile.ts";
import { contractOf } from "../engine/contract.ts";
import { define } from "../engine/define.ts";
import { type Project, routeOf, schemaFile } from "../engine/documents.ts";
import { nameOfForm } from "../paths.ts";
import { readChecked } from "./read.ts";

/** `?form` is the definition and its rules, `?route` the route alone. */
const request = /schemas\/[^?]+\.schema\.json\?(form|route)$/;

/** The code of one part of a form: its definition and rules, or its route. */
export function moduleOf(project: Project, name: string, part: string): string {
  const documents = project.forms.find((form) => form.name === name);
  if (!documents) throw new Error(`${schemaFile(name)} is not a form of this project`);
  if (part === "route") return `export default ${JSON.stringify(routeOf(documents))};`;
  const definition = define(documents, project.shared, accepts);
  const code = compileContract(contractOf(documents, project.shared));
  return `${code.replace("export default module.exports;", "")}
const definition = JSON.parse(${JSON.stringify(JSON.stringify(definition))});
export default { ...definition, check: module.exports };`;
}

/** The plugin; documents are read again whenever one of them changes. */
export function forms(): Plugin {
  let root = "";
  let project: Project | undefined;
  const current = () => {
    project ??= readChecked(root);
    return project;
  };
  return {
    name: "keelwork:forms",
    enforce: "pre",
    configResolved(config) {
      root = config.root.endsWith("/src") ? join(config.root, "..") : config.root;
    },
    buildStart() {
      current();
    },
    resolveId(source) {
      const [, part] = request.exec(source) ?? [];
      return part ? `\0form:${nameOfForm(source)}:${part}` : undefined;
    },
    load(id) {
      if (!id.startsWith("\0form:")) return undefined;
      const [, name = "", part = ""] = id.split(":");
      return { code: moduleOf(current(), name, part), moduleType: "js", moduleSideEffects: false };
    },
    configureServer(server) {
      const folders = [join(root, "schemas"), join(root, "forms")];
      server.watcher.add(folders);
      const reload = () => {
        project = undefined;
        try {
          current();
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message);
          server.hot.send({ type: "error", err: { message, stack: "" } });
          return;
        }
        for (const environment of Object.values(server.environments))
          for (const module of environment.moduleGraph.idToModuleMap.values())
            if (module.id?.startsWith("\0form:")) environment.moduleGraph.invalidateModule(module);
        server.hot.send({ type: "full-reload" });
      };
      // A file is emptied before it is written again, and only the first of the two may be told of.
      let settled: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(settled);
        settled = setTimeout(reload, 150);
      });
    },
  };
}
