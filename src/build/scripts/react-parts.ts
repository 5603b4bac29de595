/**
 * Vite plugin: removes from the browser's scripts the code of React DOM for features that we do not use, and its changes to
 * controls on hydration. Stops the build if a source uses such a feature, or if the installed version has no such functions.
 */
import type { Plugin } from "vite";
import { isTheirs } from "./named-exports.ts";
import { type Feature, featuresOf, leftOut } from "./react-features.ts";

const here = "src/build/scripts/react-features.ts";

/**
 * The source of React or React DOM with empty bodies for these functions; the bundler then drops what only they use.
 * @throws if a feature has no functions there
 */
export function without(features: Feature[], code: string): string {
  return features.reduce((rest, { name, functions }) => {
    const whole = new RegExp(`^function (${functions})\\([^{]*\\{[^]*?^\\}$`, "gm");
    const methods = new RegExp(`^(?:${functions})\\.prototype\\.\\w+ = function \\([^{]*\\{[^]*?^\\};$`, "gm");
    const cut = rest.replace(whole, "function $1() {}").replace(methods, "");
    if (cut === rest)
      throw new Error(
        `${here}: expected React to have functions of ${name}, named ${functions}; found none; compare with the installed ` +
          "version, then name them as it does",
      );
    return cut;
  }, code);
}

/** The calls of React DOM that initialize a control on hydration; only the end of each is needed. */
const takenUp = /\binit(?:Input|Textarea)\(\s*instance,[^)]*\)/g;

/**
 * The source of React DOM changed to leave controls alone on hydration: it would set the default again, and so overwrite what a
 * visitor has already typed into a textarea, or a half-typed date.
 * @throws if the installed version does this differently
 */
export function leavingControls(code: string): string {
  if (code.match(takenUp)?.length !== 2)
    throw new Error(
      `src/build/scripts/react-parts.ts: expected React DOM to hydrate input and textarea by ${takenUp.source}; found something ` +
        "else; compare with the installed version, then name both as it does",
    );
  return code.replace(takenUp, "track(instance)");
}

const ofReact = `["']react(?:-dom)?["']`;

/** Matches an import of all of React or React DOM; the name is in the first or second group. */
const wholes = new RegExp(
  `import\\s+(?:\\*\\s*as\\s+)?([\\w$]+)\\s*(?:,\\s*\\{[^{}]*\\}\\s*)?from\\s*${ofReact}|([\\w$]+)\\s*=\\s*[^;\\n]*require\\(${ofReact}\\)`,
  "g",
);

/** The first removed feature that a source uses, with its place; undefined if there is none. */
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
        const features = featuresOf(id);
        if (features.length > 0) {
          const rest = without(features, code);
          return { code: id.includes("react-dom-client") ? leavingControls(rest) : rest, map: null };
        }
        const used = isTheirs.test(id) ? undefined : usedIn(leftOut, code);
        if (used)
          this.error(
            `${id}: expected no use of ${used.name}, which ${here} removes from React; found ${used.found}; ` +
              `${used.instead ? `${used.instead}, or ` : ""}remove the feature from its list, so that each form loads it`,
          );
        return undefined;
      },
    },
  };
}
