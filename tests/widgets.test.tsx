/**
 * Tests every own widget against the requirements for controls: it works before any script and without one, keeps
 * earlier input, sends its value and shows its error. The widgets are those of `forms/widgets/`, and those of
 * tests/widgets/ for these tests only. tests/e2e/dropped-in/widgets.spec.ts does the same in a browser.
 *
 * @vitest-environment happy-dom
 */
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { fieldsFor, type Tried } from "../src/content/forms/widgets.ts";
import { readProject } from "../src/content/read.ts";
import type { Form } from "../src/engine/define/definition.ts";
import { kindOf } from "../src/engine/kinds/index.ts";
import { sampleOf } from "../src/engine/rules/own/samples.ts";
import type { Json } from "../src/engine/schema/schema.ts";
import { FormPage } from "../src/form/form-page.tsx";
import { prepare } from "../src/form/parts.ts";
import type { Takes } from "../src/form/widgets/own.ts";
import { fields, formFrom } from "./forms.ts";
import { answer, type Drawing, settle, textsAt } from "./schemas/drawing.ts";
import { drawForm } from "./schemas/ours.tsx";

/** The exports of a module. */
interface WidgetModule {
  default: unknown;
  takes: Takes;
  isGroup?: boolean;
}

const modules = import.meta.glob<WidgetModule>(["../forms/widgets/*.tsx", "./widgets/*.tsx"], { eager: true });
const project = readProject(join(import.meta.dirname, ".."));

/** A widget and a field that it draws. */
type Case = [widget: string, place: string, module: WidgetModule, tried: Tried];

const cases = Object.entries(modules).flatMap(([file, module]): Case[] => {
  const name = file.replace(/^.*\/|\.tsx$/g, "");
  return fieldsFor({ name, takes: [...module.takes] }, project).map((tried) => [name, tried.place, module, tried]);
});

/** A form with the field, which is required, between two others. */
function formOf([name, , module, { schema, look }]: Case, more: object = {}): Form {
  const text = { type: "string" };
  const all = fields({ before: text, trial: schema, after: text }, "trial");
  const form = formFrom(all, { fields: { trial: { ...look, ...more, widget: name } } });
  const { default: component, takes, isGroup = false } = module;
  return { ...form, widgets: async () => ({ [name]: { component, takes: [...takes], isGroup } }) };
}

/** What is typed into fields of kinds whose values no control's text can represent. */
const typed: { [kind: string]: string[] } = {
  "date-time": ["2030-05-17T10:30"],
  time: ["10:30"],
  file: ["plan"],
  files: ["plan", "map"],
};

/** The answer for a case: the texts of its controls, and the value that is sent for them. */
function sampleFor([, , , { schema }]: Case): { texts: string[]; value?: Json } {
  const value = sampleOf(schema);
  const kind = kindOf(schema);
  if (!kind) throw new Error("no kind of field");
  if (value !== undefined) return { texts: kind.write(value, schema), value };
  const texts = typed[kind.name] ?? [];
  return { texts, value: kind.read(texts, schema) };
}

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

/** Whether happy-dom submits a control incompletely: no files, and only one option of a multiple select. */
const isSentOtherwise = (root: HTMLElement) =>
  root.querySelector("[name=trial]:is([type=file], select[multiple])") !== null;
const invalid = (root: HTMLElement) => [...root.querySelectorAll("[name=trial][aria-invalid=true]")];

describe.each(cases)("%s, for %s", (...one) => {
  const { texts, value } = sampleFor(one);
  const shown = sampleOf(one[3].schema) === undefined ? [] : texts;

  test("is in the page with its value before any script runs", async () => {
    const ready = await prepare(formOf(one));
    const root = document.createElement("div");
    root.innerHTML = renderToStaticMarkup(<FormPage ready={ready} start={{ trial: value ?? null }} />);
    for (const option of root.querySelectorAll<HTMLOptionElement>("option[selected]")) option.selected = true;
    if (shown.length > 0) expect(textsAt({ root, id: String }, "trial").sort()).toEqual([...shown].sort());
    expect(root.querySelectorAll("[name=trial]:not([type=hidden])").length).toBeGreaterThan(0);
  });

  test("keeps and sends input from before its script arrived", async () => {
    drawing = await drawForm(formOf(one), (finder) => {
      if (!isSentOtherwise(finder.root)) answer(finder, "trial", texts);
    });
    if (isSentOtherwise(drawing.root)) return;
    expect(textsAt(drawing, "trial").sort()).toEqual([...texts].sort());
    expect(drawing.said).toEqual([]);
    expect(await drawing.submit()).toEqual({ body: expect.objectContaining({ trial: value }) });
  });

  test("sends the answer", async () => {
    drawing = await drawForm(formOf(one));
    answer(drawing, "trial", texts);
    for (let turn = 0; turn < 10; turn++) await settle();
    const sent = value ?? expect.anything();
    expect(await drawing.submit()).toEqual({ body: expect.objectContaining({ trial: sent }) });
    expect(drawing.said).toEqual([]);
  });

  test("reports a missing answer, is the target of the summary's link, and is valid once it is answered", async () => {
    drawing = await drawForm(formOf(one));
    const { root } = drawing;
    expect(await drawing.submit()).toMatchObject({ errors: [{ path: "trial" }] });
    const broken = invalid(root);
    expect(broken.length).toBeGreaterThan(0);
    for (const control of broken)
      for (const id of control.getAttribute("aria-describedby")?.split(" ") ?? [""])
        expect([id, document.getElementById(id)?.className]).toEqual([
          id,
          expect.stringMatching(/^field-(error|hint)$/),
        ]);
    const link = root.querySelector<HTMLAnchorElement>(".error-summary a");
    link?.click();
    expect((document.activeElement as HTMLInputElement).name).toBe("trial");
    answer(drawing, "trial", texts);
    for (let turn = 0; turn < 10; turn++) await settle();
    expect(invalid(root)).toEqual([]);
  });

  test("changes nothing when it is read-only", async () => {
    drawing = await drawForm(formOf(one, { readOnly: true }));
    for (const control of drawing.root.querySelectorAll<HTMLInputElement>("[name=trial]"))
      expect(control.disabled || control.readOnly).toBe(true);
    expect(drawing.said).toEqual([]);
  });
});

test("the tests' own widgets are among them", () => expect(cases.map(([name]) => name)).toContain("stars"));
