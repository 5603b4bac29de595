/** The icons that a project names: unknown ones, and those that a file names later. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { icons } from "./icons.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-icons-"));
const file = join(root, "pages/a.ts");
const collected = {};
const moduleGraph = { getModuleById: () => collected };

beforeAll(() => {
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
  mkdirSync(join(root, "pages"));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

type Hook = (this: object, ...said: unknown[]) => Promise<unknown>;

/** The plugin with a page's definition: what it collects, and the modules that a later definition changes. */
function pluginWith(mode: "dev" | "build", definition: string) {
  writeFileSync(file, definition);
  const { load, hotUpdate } = icons(root);
  const place = { environment: { mode, moduleGraph } };
  return {
    load: () => (load as unknown as { handler: Hook }).handler.call(place, "\0virtual:icons"),
    change: (text: string, type = "update") =>
      (hotUpdate as Hook).call(place, { type, file, modules: [file], read: async () => text }),
  };
}

/** The icons as components get them. */
const drawn = (code: unknown) =>
  new Function(String(code).replace("export default icons;", "return icons;"))() as { [name: string]: string };

const refused = "pages/a.ts\n  expected: the name of an icon of bootstrap-icons";

it.each([
  ['icon: "nonsuch"', "nonsuch"],
  ['"icon": "nonsuch"', "nonsuch"],
  ["icon: 'nonsuch'", "nonsuch"],
  ['icon: "Cloud"', "Cloud"],
  ['icon: "constructor"', "constructor"],
])("a build refuses a name that there is not, and the dev server leaves it to the page: %s", async (written, name) => {
  await expect(pluginWith("build", written).load()).rejects.toThrow(refused);
  const icons = drawn(await pluginWith("dev", written).load());
  expect(() => icons[name]).toThrow(refused);
});

it.each([
  ['<Icon name="../cloud" />', "../cloud"],
  ['icon: "/our/drawing.svg"', "/our/drawing.svg"],
])("what is no name may be of another kind, and is refused where it is drawn as an icon: %s", async (written, name) => {
  for (const mode of ["build", "dev"] as const) {
    const icons = drawn(await pluginWith(mode, written).load());
    expect(() => icons[name]).toThrow(refused);
  }
});

it("the dev server collects them again once a file, also one that is new, names others", async () => {
  const { load, change } = pluginWith("dev", 'icon: "cloud"');
  expect(await load()).toMatch(/^const icons = \{"cloud":"<path .*;\nexport default icons;$/);
  expect(await change('title: "Other", icon: "cloud"')).toBeUndefined();
  expect(await change('icon: "tags"', "delete")).toBeUndefined();
  expect(await change('icon: "tags"', "create")).toEqual([file, collected]);
});
