/** What a server loads before its first answer to a post without script. */
import { expect, test } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import { loadRenderer } from "./renderer.ts";

test("the renderer is loaded with what draws a form's lists and steps, if it has any", async () => {
  const form = formFrom(fields({ names: { type: "array", title: "Names", items: { type: "string" } } }));
  const asked = new Set<unknown>();
  const get = (target: typeof form, name: string | symbol): unknown => {
    asked.add(name);
    return Reflect.get(target, name);
  };
  await loadRenderer([new Proxy(form, { get })]);
  expect([...asked]).toEqual(expect.arrayContaining(["rich", "steps"]));
});
