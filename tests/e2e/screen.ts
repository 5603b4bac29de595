/** What a form's screen shows to its visitor, and whether a body matches it. */
import { expect, type Page } from "playwright/test";
import { stepsOf } from "../../src/engine/schema/path.ts";
import type { Json, JsonObject } from "../../src/engine/schema/schema.ts";

/** What the controls with a name show: their texts, and their type. */
export interface ShownAs {
  as: "text" | "box" | "list" | "chooser" | "secret";
  texts: string[];
}

/** What a screen shows, by the names of its controls. */
export type Screen = { [name: string]: ShownAs };

/** Reads what the page's form shows. */
export const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const found: Screen = {};
    for (const control of document.querySelectorAll<HTMLInputElement>("form.form [name]")) {
      const { name, type, value, checked } = control;
      if (type === "hidden") continue;
      const isSet = !control.closest(".shown")?.querySelector(".shown-unset");
      const isList = control.closest(".field-checkboxes") !== null || type === "select-multiple";
      const options = (control as unknown as HTMLSelectElement).selectedOptions;
      // Secrets are never stored: only their presence is compared.
      if (type === "password") {
        found[name] = { as: "secret", texts: [] };
        continue;
      }
      const output = control.closest(".shown")?.querySelector("output");
      const texts =
        type === "select-multiple"
          ? [...options].map((option) => option.value)
          : /checkbox|radio/.test(type)
            ? [value].filter(() => checked)
            : [output?.textContent ?? value].filter((text) => text && isSet);
      const as = name.endsWith("~branch") ? "chooser" : isList ? "list" : type === "checkbox" ? "box" : "text";
      found[name] = { as, texts: [...(found[name]?.texts ?? []), ...texts] };
    }
    return found;
  });

const textOf = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));

const valueAt = (body: Json, name: string): Json | undefined =>
  stepsOf(name).reduce<Json | undefined>(
    (value, step) => (typeof value === "object" && value !== null ? (value as JsonObject)[step] : undefined),
    body,
  );

/** A value as its controls would show it. */
function shownFor(value: Json | undefined, as: ShownAs["as"]): string[] {
  if (as === "list") return ((value ?? []) as Json[]).map(textOf);
  if (as === "box") return value === true ? ["true"] : [];
  return value === undefined || value === null || value === "" ? [] : [textOf(value)];
}

/** The paths of all non-empty values in a body. */
function* said(value: Json, path: string[] = []): Generator<[string, Json]> {
  if (value === null || value === "" || value === false) return;
  if (typeof value !== "object") yield [path.join("."), value];
  else for (const [key, inner] of Object.entries(value)) yield* said(inner as Json, [...path, key]);
}

/** Expects a body to match the screen exactly. */
export function expectSame(body: JsonObject, screen: Screen): void {
  const shown: { [name: string]: string[] } = {};
  const sent: { [name: string]: string[] } = {};
  const tidy = (texts: string[]) =>
    texts
      .map((text) => text.trim())
      .filter(Boolean)
      .sort();
  for (const [name, { as, texts }] of Object.entries(screen)) {
    if (as === "chooser" || as === "secret") continue;
    shown[name] = tidy(texts);
    sent[name] = tidy(shownFor(valueAt(body, name), as));
  }
  expect(sent).toEqual(shown);
  const isShown = (path: string) =>
    Object.keys(screen).some((name) => path === name || (screen[name]?.as === "list" && path.startsWith(`${name}.`)));
  const hidden = [...said(body)].filter(([path]) => !isShown(path) && path !== "formName");
  const branches = Object.entries(screen).filter(([, { as }]) => as === "chooser");
  const tags = branches.map(([name, { texts }]) => [`${name.replace("~branch", "")}.tag`, `t${texts[0]}`]);
  for (const [path, value] of hidden) expect(tags).toContainEqual([path, value]);
}
