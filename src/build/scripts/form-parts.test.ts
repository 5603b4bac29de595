/** The parts removed from react-jsonschema-form's form are unused by this site, and exist in the installed version. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { idle, leftOut, without } from "./form-parts.ts";

const file = join(import.meta.dirname, "../../../node_modules/@rjsf/core/lib/components/Form.js");
const whole = readFileSync(file, "utf8");

/** The names of a class's members in a source. */
const members = (code: string): string[] =>
  [...code.matchAll(/^ {4}(?:static )?(\w+)(?: = \(.*=>.*|\(.*\{)$/gm)].map(([, name = ""]) => name);

test("the form loses these methods and keeps all others", () => {
  const cut = without(leftOut, idle, whole);
  expect(() => parseAst(cut)).not.toThrow();
  expect(members(whole)).toEqual(
    expect.arrayContaining([...leftOut, "onChange", "onSubmit", "processChange", "render"]),
  );
  expect(members(cut)).toEqual(members(whole).filter((name) => !leftOut.includes(name)));
});

test("a method that the installed version does not have stops the build", () => {
  expect(() => without(leftOut, idle, whole.replace("    reset = ", "    restart = "))).toThrow(
    "src/build/scripts/form-parts.ts: expected the form of react-jsonschema-form to have a method reset; found none; " +
      "compare with the installed version, then give it its new name or remove it",
  );
});

test("the host does not ask for what needs them", () => {
  const host = readFileSync(join(import.meta.dirname, "../../form/host.tsx"), "utf8");
  expect(host).toContain("showErrorList={false}");
  expect(host).not.toMatch(/\b(?:liveValidate|liveOmit|omitExtraData|focusOnFirstError)\b/);
});
