/**
 * Vite plugin: leaves out of the browser's scripts what React DOM has for features that nothing here uses, and stops the build when
 * something uses one, or when the installed version has no such functions.
 */
import type { Plugin } from "vite";
import { isTheirs } from "./named-exports.ts";

/** A feature of React that is left out. */
interface Feature {
  name: string;
  /** What React and React DOM export for it; its functions run only for those. */
  exports: string[];
  /** The names of its functions in React DOM, as a pattern. */
  functions: string;
}

/** The features. Without them a form's scripts are 4,400 bytes smaller as sent, most of it view transitions. */
export const leftOut: Feature[] = [
  {
    name: "view transitions",
    exports: ["ViewTransition", "addTransitionType"],
    functions: "\\w*ViewTransition\\w*",
  },
  {
    name: "loading ahead",
    exports: ["prefetchDNS", "preconnect", "preload", "preloadModule", "preinit", "preinitModule"],
    functions: "prefetchDNS|preconnect(?:As)?|preload(?:Module)?|preinit(?:Style|Script|ModuleScript)",
  },
  {
    name: "the state of actions",
    exports: ["useActionState", "useFormState"],
    functions: "\\w*[aA]ctionState\\w*|handleActionReturnValue|onAction(?:Success|Error)|notifyActionListeners",
  },
  // React exports nothing for it yet.
  { name: "lists of Suspense", exports: [], functions: "(?:init|update)SuspenseList\\w*" },
];

const here = "src/build/react-parts.ts";
const client = /\/react-dom-client\.production\.js$/;

/**
 * React DOM without the bodies of such functions; the bundler then drops what only they use.
 * @throws when a feature has none
 */
export function without(features: Feature[], code: string): string {
  return features.reduce((rest, { name, functions }) => {
    const whole = new RegExp(`^function (${functions})\\([^{]*\\{[^]*?^\\}$`, "gm");
    const cut = rest.replace(whole, "function $1() {}");
    if (cut === rest)
      throw new Error(
        `${here}: expected React DOM to have functions of ${name}, named ${functions}; found none; compare with the installed ` +
          "version, then name them as it does",
      );
    return cut;
  }, code);
}

const ofReact = `["']react(?:-dom)?["']`;

/** A name that stands for all of React or React DOM in a source, as its first or second group. */
const wholes = new RegExp(
  `import\\s+(?:\\*\\s*as\\s+)?([\\w$]+)\\s*(?:,\\s*\\{[^{}]*\\}\\s*)?from\\s*${ofReact}|([\\w$]+)\\s*=\\s*[^;\\n]*require\\(${ofReact}\\)`,
  "g",
);

/** The feature that a source uses although it is left out, if there is one. */
export function usedIn(features: Feature[], code: string): Feature | undefined {
  const named = [...code.matchAll(wholes)].map(([, imported, required]) =>
    (imported ?? required ?? "").replaceAll("$", "\\$"),
  );
  return features.find(({ exports }) => {
    const names = `\\b(?:${exports.join("|")})\\b`;
    const uses = [
      `\\{[^{}]*${names}[^{}]*\\}\\s*(?:from\\s*|=\\s*require\\()${ofReact}`,
      ...named.map((name) => `(?<![\\w$.])${name}(?:\\.default)?\\.${names}`),
    ];
    return exports.length > 0 && new RegExp(uses.join("|")).test(code);
  });
}

/** The plugin. */
export function reactParts(): Plugin {
  return {
    name: "keelwork:react-parts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      filter: { code: new RegExp(leftOut.flatMap(({ exports }) => exports).join("|")) },
      handler(code, id) {
        if (client.test(id)) return { code: without(leftOut, code), map: null };
        const feature = isTheirs.test(id) ? undefined : usedIn(leftOut, code);
        if (feature)
          this.error(
            `${id}: expected nothing of ${feature.name} (${feature.exports.join(", ")}), which ${here} leaves out of React; found ` +
              "one of them imported; remove the feature there, and each form loads it",
          );
        return undefined;
      },
    },
  };
}
