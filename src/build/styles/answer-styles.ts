/** Vite plugin: reduces the styles of pages that answer form posts to what such a page can show. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languagesIn } from "../../content/forms/languages.ts";
import { dirOf } from "../../engine/words/spoken.ts";
import { componentsIn } from "../scripts/single-components.ts";
import { share } from "./css.ts";
import { drawing, type Names, namesInSource, united } from "./names.ts";

const bootstrap = "node_modules/react-bootstrap/esm";

/** The names in the react-bootstrap components that some sources import, with their parts: `Navbar.Brand` is a file. */
function namesInBootstrap(root: string, sources: string[]): Names[] {
  const taken = sources.flatMap(componentsIn);
  const files = readdirSync(join(root, bootstrap)).filter((file) => file.endsWith(".js"));
  const used = files.filter((file) => taken.some(({ name }) => file.startsWith(name)));
  return used.map((file) => namesInSource(file, readFileSync(join(root, bootstrap, file), "utf8")));
}

/** Names that keep the styles for other languages, if some form is translated, and for right-to-left scripts, if one has such. */
const tongues = (root: string): Names => {
  const languages = languagesIn(root);
  const values = [...languages, ...languages.map(dirOf)];
  const attributes = { names: values.length > 0 ? ["dir", "lang"] : [], values };
  return { tags: [], classes: [], ids: [], attributes, undetermined: [], built: [] };
};

/** What a form and the site's frame around it can show. */
function namesIn(root: string): Names {
  const rooms = ["src/form", "src/shell", "src/render", "forms/widgets"];
  const files = rooms.flatMap((room) => drawing(root, room));
  const sources = files.map((file) => readFileSync(join(root, file), "utf8"));
  const own = files.map((file, index) => namesInSource(file, sources[index] ?? ""));
  return united([...own, ...namesInBootstrap(root, sources), tongues(root)]);
}

/** The plugin. */
export function answerStyles(root: string): Plugin {
  return {
    name: "keelwork:answer-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "receiver",
    transform: {
      filter: { id: /\/styles\/index\.css\?inline$/ },
      handler: (code) => share(code, namesIn(root)),
    },
  };
}
