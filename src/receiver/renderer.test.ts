/** What a server loads before its first answer to a post without script. */
import { expect, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import { loadRenderer } from "./page.ts";

const loaded = vi.hoisted(() => new Set<string>());
vi.mock("../form/rich-parts.ts", (original) => {
  loaded.add("lists");
  return original();
});
vi.mock("../form/steps/steps.tsx", (original) => {
  loaded.add("steps");
  return original();
});

test("the renderer is loaded with what draws forms with lists and steps, where there are any", async () => {
  const list = fields({ names: { type: "array", title: "Names", items: { type: "string" } } });
  const text = fields({ name: { type: "string", title: "Name" } });
  await loadRenderer([formFrom(text)]);
  expect([...loaded]).toEqual([]);
  await loadRenderer([formFrom(list), formFrom(text, { steps: true, sections: [{ title: "One", fields: ["name"] }] })]);
  expect([...loaded].sort()).toEqual(["lists", "steps"]);
});
