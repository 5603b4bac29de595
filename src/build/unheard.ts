/** Vite plugin: takes selectors past a minifier that has not heard of them yet, under a name of the kind that it leaves alone. */
import type { Plugin } from "vite";

/** Pseudo-classes of CSS Overflow 5, of which Lightning CSS says that they are mistyped. */
const unheard = /:(?=target-current\b)/g;
const prefix = ":-unheard-";

/** The plugin. */
export function unheardSelectors(): Plugin {
  return {
    name: "keelwork:unheard-selectors",
    apply: "build",
    transform: (code, id) => (/\.css(\?|$)/.test(id) ? code.replace(unheard, prefix) : undefined),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = String(file.source).replaceAll(prefix, ":");
      },
    },
  };
}
