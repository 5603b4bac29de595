/** Vite plugin: makes built code import the project's own languages, which sources read from their folder. */
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { isFurther, tagIn } from "../../engine/languages/index.ts";

const read = "= onDisk()";

/** The plugin. */
export const furtherLanguages = (): Plugin => ({
  name: "keelwork:further-languages",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/engine\/languages\/index\.ts$/ },
    handler(code, id) {
      if (!code.includes(read)) throw new Error(`${id}: expected ${read}, in whose place the imports are put`);
      const tags = readdirSync(dirname(id)).filter(isFurther).map(tagIn);
      const imports = tags.map((tag) => `import * as further_${tag} from ${JSON.stringify(`./${tag}.ts`)};`);
      const table = tags.map((tag) => `"${tag}.ts": further_${tag}`);
      return [...imports, code.replace(read, `= { ${table.join(", ")} }`)].join("\n");
    },
  },
});
