/** Vite plugin: compiles the pictures beside page definitions, `figures/<name>.vl.json` and `figures/<name>.dot`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { DocumentError } from "../../engine/check/problem.ts";
import { fillIn } from "../fill-in.ts";
import { checkNames } from "./check.ts";
import { figureOf } from "./figure.ts";
import { idOfFigure, languageOf } from "./language.ts";
import { placed } from "./placed.ts";

/** Pages import a picture by its file, in whichever folder. */
const request = /(pages\/(?:.*\/)?figures\/[\w-]+(?:\.vl\.json|\.dot))\?figure$/;

/** The plugin. */
export function figures(root: string): Plugin {
  return {
    name: "keelwork:figures",
    enforce: "pre",
    buildStart() {
      const problems = checkNames(root);
      if (problems.length === 0) return;
      const mistake = new DocumentError(problems);
      if (this.environment.mode !== "dev") throw mistake;
      // A picture may be written before the page that shows it.
      this.environment.logger.error(mistake.message);
    },
    resolveId: {
      filter: { id: request },
      handler(source) {
        const [, file] = request.exec(source) ?? [];
        // Vite forgets the watched files of modules whose name ends in .json, as that of charts does.
        return file && `\0figure:${file}.js`;
      },
    },
    load: {
      filter: { id: /^\0figure:/ },
      async handler(id) {
        const file = id.slice("\0figure:".length, -".js".length);
        const language = languageOf(file);
        if (!language) return undefined;
        this.addWatchFile(join(root, file));
        const text = fillIn(readFileSync(join(root, file), "utf8"), file);
        const figure = await figureOf({ file, line: 1, text }, language, idOfFigure(file));
        return { code: `export default ${JSON.stringify(placed(this, figure))};`, moduleType: "js" };
      },
    },
  };
}
