/** The stand-ins for parts of react-jsonschema-form match the installed version: an unused one is an error. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "react";
import { build, type PluginOption } from "vite";
import { describe, expect, test } from "vitest";
import { rjsfPackages, standIn } from "../src/build/scripts/stand-ins.ts";
import shouldRender from "../src/form/stand-ins/should-render.ts";

const root = join(import.meta.dirname, "..");

/** Builds one module that imports `imported`, as the site's build would. */
function buildOf(imported: string[]) {
  const entry: PluginOption = {
    name: "test:entry",
    resolveId: (id) => (id === "entry" ? join(root, "src/entry.js") : undefined),
    load: (id) => (id.endsWith("src/entry.js") ? imported.map((name) => `import "${name}";`).join("\n") : undefined),
  };
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: "entry" } },
    plugins: [entry, standIn(root)],
  });
}

describe("stand-ins", () => {
  test("without react-jsonschema-form's host, the build fails and names the part that nothing imports", async () => {
    await expect(buildOf(["@rjsf/utils/lib/deepEquals.js"])).rejects.toThrow(
      /src\/build\/scripts\/stand-ins\.ts: expected .* to import getDefaultRegistry\.js, which src\/form\/registry\.ts stands in for/,
    );
  });

  test("the host and its parts for rich forms import every part", async () => {
    const parts = [
      "@rjsf/core/lib/components/Form.js",
      "@rjsf/core/lib/components/fields/ObjectField.js",
      "@rjsf/utils",
    ];
    await expect(buildOf(parts)).resolves.toBeDefined();
  });
});

test.each<[what: string, props: object, state: object, isDrawn: boolean]>([
  ["the same once more", { data: ["a"] }, { step: 1 }, false],
  ["other properties", { data: ["b"] }, { step: 1 }, true],
  ["another state", { data: ["a"] }, { step: 2 }, true],
])("a form is drawn again for what is new: %s", (_what, props, state, isDrawn) => {
  const drawn = { props: { data: ["a"] }, state: { step: 1 } } as unknown as Component;
  expect(shouldRender(drawn, props, state)).toBe(isDrawn);
});

test("a package imported by the path of a file inside it is pinned to an exact version", () => {
  const sources = ["src", "tests"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(root, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  const deep = sources.flatMap((text) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*"((?:@[^/"]+\/)?[^./"@][^/"]*)\/(?:lib|dist|src)\//g)].map(
      (match) => match[1] ?? "",
    ),
  );
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const versions: { [name: string]: string } = { ...dependencies, ...devDependencies };
  for (const name of new Set([...deep, ...rjsfPackages]))
    expect(`${name} ${versions[name]}`).toMatch(/^\S+ \d+\.\d+\.\d+$/);
});
