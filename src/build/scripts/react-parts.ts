/**
 * Vite plugin: leaves out of the browser's scripts what React DOM has for features that nothing here uses, and stops the build when
 * something uses one, or when the installed version has no such functions.
 */
import type { Plugin } from "vite";
import { isTheirs } from "./named-exports.ts";

/** A feature of React that is left out. */
interface Feature {
  name: string;
  /** What React and React DOM export for it; its functions run only for those, and for what is written. */
  exports: string[];
  /** How else a source uses it, as a pattern of what JSX becomes. */
  written?: string;
  /** What a source can do in its place. */
  instead?: string;
  /** The names of its functions in React DOM, and of the classes of its methods, as a pattern. */
  functions: string;
}

/** What makes an element, up to its type. */
const element = "(?<![dD]ocument\\.)\\b(?:_?jsx(?:s|DEV)?|createElement)\\)?\\(";

/**
 * The features. Without them a form's scripts are 12,100 bytes smaller as sent. None is of what visitors meet: errors are caught,
 * drafts restored, texts composed and forms hydrated as with all of React.
 */
export const leftOut: Feature[] = [
  {
    name: "view transitions",
    exports: ["ViewTransition", "addTransitionType"],
    // Images are waited for inside them only.
    functions:
      "\\w*ViewTransition\\w*|preloadInstanceAndSuspendIfNeeded|maySuspendCommit|suspendInstance|onUnsuspendImg|estimate\\w+",
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
  {
    name: "references to fragments",
    exports: [],
    written: `${element}(?:\\w+\\.)?_?Fragment\\w*,\\s*\\{[^{}]*\\bref\\b`,
    functions:
      "FragmentInstance|isFragmentInstanceParent|(?:add|commit|delete|find|get)\\w*Fragment(?:Instance|Handle)\\w*|" +
      "traverseVisibleInstancesAndTextInstances",
  },
  {
    name: "elements of a document's head",
    exports: [],
    written:
      `${element}["'](?:(?:html|head|body|title|meta|link)["']|` +
      `(?:style|script)["'],\\s*\\{[^{}]*\\b(?:precedence|async)\\b)`,
    instead: "give an <svg> its name by aria-label, not by <title>",
    functions:
      "isHostHoistableType|(?:get|acquire|suspend|preload)Resource|preloadResourceAndSuspendIfNeeded|createHoistableInstance|" +
      "(?:un)?mountHoistable|getHydratableHoistableCache|insertSuspendedStylesheets|(?:resolve|release)SingletonInstance|" +
      "commitHostSingletonAcquisition",
  },
  {
    name: "Suspense",
    exports: ["Suspense"],
    functions:
      "updateSuspenseComponent|commitSuspenseHydrationCallbacks|pushPrimaryTreeSuspenseHandler|(?:init|update)SuspenseList\\w*|" +
      "findFirstSuspended|cutOffTailIfNeeded|retryDehydratedSuspenseBoundary|registerSuspenseInstanceRetry|" +
      "getSuspenseInstanceFromFiber",
  },
  {
    name: "the values that are deferred",
    exports: ["useDeferredValue"],
    functions: "(?:mount|update)DeferredValueImpl|requestDeferredLane|markSpawnedDeferredLane",
  },
  {
    name: "the events before input",
    exports: [],
    written: "\\bon(?:BeforeInput|Composition(?:Start|Update|End))(?:Capture)?\\b",
    functions: "get(?:Native|Fallback)BeforeInputChars|isFallbackCompositionEnd|getData(?:FromCustomEvent)?",
  },
  // React exports nothing for it any more.
  {
    name: "the nodes of components",
    exports: [],
    written: "\\bfindDOMNode\\b",
    functions: "findCurrent(?:FiberUsingSlowPath|HostFiberImpl)",
  },
  {
    name: "the stacks of components",
    exports: [],
    written: "\\bcomponentStack\\b",
    functions: "getStackByFiberInDevAndProd",
  },
];

const here = "src/build/scripts/react-parts.ts";
const client = /\/react-dom-client\.production\.js$/;

/**
 * React DOM without the bodies of such functions; the bundler then drops what only they use.
 * @throws when a feature has none
 */
export function without(features: Feature[], code: string): string {
  return features.reduce((rest, { name, functions }) => {
    const whole = new RegExp(`^function (${functions})\\([^{]*\\{[^]*?^\\}$`, "gm");
    const methods = new RegExp(`^(?:${functions})\\.prototype\\.\\w+ = function \\([^{]*\\{[^]*?^\\};$`, "gm");
    const cut = rest.replace(whole, "function $1() {}").replace(methods, "");
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

/** The feature that a source uses although it is left out, if there is one, with where it does. */
export function usedIn(features: Feature[], code: string): (Feature & { found: string }) | undefined {
  const named = [...code.matchAll(wholes)].map(([, imported, required]) =>
    (imported ?? required ?? "").replaceAll("$", "\\$"),
  );
  for (const feature of features) {
    const names = `\\b(?:${feature.exports.join("|")})\\b`;
    const uses = [
      `\\{[^{}]*${names}[^{}]*\\}\\s*(?:from\\s*|=\\s*require\\()${ofReact}`,
      ...named.map((name) => `(?<![\\w$.])${name}(?:\\.default)?\\.${names}`),
    ];
    const all = [...(feature.exports.length > 0 ? uses : []), ...(feature.written ? [feature.written] : [])];
    const found = new RegExp(all.join("|")).exec(code)?.[0];
    if (found) return { ...feature, found: found.replaceAll(/\s+/g, " ") };
  }
  return undefined;
}

/** The plugin. */
export function reactParts(): Plugin {
  return {
    name: "keelwork:react-parts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      filter: { code: new RegExp(leftOut.flatMap(({ exports, written = [] }) => exports.concat(written)).join("|")) },
      handler(code, id) {
        if (client.test(id)) return { code: without(leftOut, code), map: null };
        const used = isTheirs.test(id) ? undefined : usedIn(leftOut, code);
        if (used)
          this.error(
            `${id}: expected nothing of ${used.name}, which ${here} leaves out of React; found ${used.found}; ` +
              `${used.instead ? `${used.instead}, or ` : ""}remove the feature there, and each form loads it`,
          );
        return undefined;
      },
    },
  };
}
