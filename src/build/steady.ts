/**
 * A build reads its sources several times. If it fails and one of them has changed meanwhile, the change is reported instead of the
 * failure. If it succeeds nevertheless, it is recorded with the sources it began with (src/serve/build-record.ts), so that the next
 * start builds again.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { allSources } from "../below.ts";
import { errorText, faultIn } from "../engine/check/problem.ts";

/** Matches the first lines of a bundler's error, before the message itself. */
const headline = /^(Build failed|\[plugin )/;

/** The sources of a project, each with a value that changes when it is written. */
function stampsOf(root: string): Map<string, string> {
  return new Map(
    allSources(root).flatMap((file) => {
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return found ? [[file, `${found.mtimeMs} ${found.size}`]] : [];
    }),
  );
}

/** The first source that has changed, and how. */
function changed(before: Map<string, string>, now: Map<string, string>): { file: string; how: string } | undefined {
  const file = [...now.keys(), ...before.keys()].find((one) => before.get(one) !== now.get(one));
  if (file === undefined) return undefined;
  return { file, how: !before.has(file) ? "added" : now.has(file) ? "changed" : "removed" };
}

/** The plugin that records the sources before anything reads them, and the function that runs a build of them. */
export function steady(root: string): { plugin: Plugin; build: <T>(build: () => Promise<T>) => Promise<T> } {
  let before = new Map<string, string>();
  return {
    plugin: {
      name: "keelwork:steady",
      apply: "build",
      enforce: "pre",
      config() {
        before = stampsOf(root);
      },
    },
    async build(build) {
      try {
        return await build();
      } catch (error) {
        const { file, how } = changed(before, stampsOf(root)) ?? {};
        if (file === undefined) throw error;
        const met =
          errorText(error)
            .split("\n")
            .find((line) => line && !headline.test(line)) ?? "";
        const expected = "sources that do not change while the site is built";
        const found = `it was ${how} meanwhile, and the build failed: ${met.slice(0, 200)}`;
        throw faultIn(file, { expected, found, fix: "run npm run build again" });
      }
    },
  };
}
