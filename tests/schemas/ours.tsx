/**
 * Renders a schema with our own host as the site does: documents checked, rules compiled to the code that the build writes,
 * prerendered to HTML and then hydrated.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { documentsIn, moduleOf } from "../../src/content/forms/form-module.ts";
import { DocumentError, type Problem } from "../../src/engine/check/problem.ts";
import { checkProject } from "../../src/engine/check/project.ts";
import type { Form } from "../../src/engine/define/definition.ts";
import { documentsOf, type Project, type UiDocument } from "../../src/engine/define/documents.ts";
import type { JsonObject } from "../../src/engine/schema/schema.ts";
import { FormPage } from "../../src/form/form-page.tsx";
import { errorId, fieldId } from "../../src/form/ids.ts";
import { hydrate } from "../../src/form/island.tsx";
import { afterwards } from "../../src/form/outcome/afterwards.ts";
import { prepare } from "../../src/form/parts.ts";
import { endpoint, endpointName } from "../../src/site.ts";
import type { Case } from "./case.ts";
import { type Drawing, type Finder, settle } from "./drawing.ts";
import "./form-controls.ts";

/** A project with one case as its only form. */
export function projectOf({ name, schema, ui = {}, uiSchema, shared = {} }: Case): Project {
  const document = uiSchema ? { ...ui, uiSchema } : ui;
  return { forms: [documentsOf(name, schema, document as UiDocument)], shared, pages: [], groups: [] };
}

const checked = new WeakMap<Case, Problem[]>();

/** The errors that the documents' check finds in a case; each case is checked once. */
export function problemsOf(one: Case): Problem[] {
  const problems = checked.get(one) ?? checkProject(projectOf(one));
  checked.set(one, problems);
  return problems;
}

/** A folder inside the project, so that imports of packages resolve. */
const folder = join(import.meta.dirname, "../../node_modules/.keelwork-schemas");

/** The URL of a form's module as the build writes it. */
function write(project: Project, name: string): string {
  const code = moduleOf(documentsIn(project, name), project.shared);
  const file = join(folder, `${name}.${createHash("sha256").update(code).digest("hex").slice(0, 16)}.mjs`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, code);
  return pathToFileURL(file).href;
}

async function load(one: Case): Promise<Form> {
  const problems = problemsOf(one);
  if (problems.length > 0) throw new DocumentError(problems);
  const loaded = (await import(/* @vite-ignore */ write(projectOf(one), one.name))) as { default: Form };
  return loaded.default;
}

const loaded = new WeakMap<Case, Promise<Form>>();

/**
 * The built form of a case, cached for all of its renderings.
 * @throws DocumentError when the documents' check rejects it
 */
export function formOf(one: Case): Promise<Form> {
  const form = loaded.get(one) ?? load(one);
  loaded.set(one, form);
  return form;
}

/** Intercepts `fetch`; returns the body of the last request. */
function listen(): () => JsonObject | undefined {
  let body: JsonObject | undefined;
  vi.stubGlobal("fetch", async (_url: string, { body: text }: { body: string }) => {
    const { formName: _formName, ...sent } = JSON.parse(text) as JsonObject;
    body = sent;
    return new Response(null, { status: 201 });
  });
  return () => body;
}

/** The path of the field for the id of its error (the reverse of src/form/ids.ts). */
const pathOfError = (id: string, form: string): string =>
  id
    .slice(form.length + 1, -errorId("").length)
    .replace(/-([0-9a-f]+)-/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** The messages of the error summary, each with the path of the field that also shows it. */
function errorsShown(finder: Finder): { path: string; message: string }[] {
  const shown = [...finder.root.querySelectorAll(".field-error")];
  return [...finder.root.querySelectorAll(".error-summary li")].map((line) => {
    // The summary includes the entry: "Guest 2: Name is required".
    const words = line.textContent ?? "";
    const at = shown.findIndex(({ textContent }) => textContent && words.endsWith(textContent));
    const [error] = at < 0 ? [] : shown.splice(at, 1);
    return error
      ? { path: pathOfError(error.id, finder.id("")), message: error.textContent ?? "" }
      : { path: words.startsWith("The form ") ? "" : `no field says "${words}"`, message: words };
  });
}

/** Duplicate ids on the page. */
function twice(root: HTMLElement): string[] {
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`);
}

/** Replaces `selectedOptions` of a select: happy-dom always returns those of the first call. */
const selectedOptions = {
  configurable: true,
  get(this: HTMLSelectElement) {
    return [...this.options].filter(({ selected }) => selected);
  },
};

/** Renders a case, prerendered and hydrated. */
export const drawOurs = async (one: Case): Promise<Drawing> => drawForm(await formOf(one));

/**
 * Renders a form, prerendered and hydrated.
 * @param early actions before its script arrives
 */
export async function drawForm(form: Form, early: (finder: Finder) => void = () => undefined): Promise<Drawing> {
  const said: string[] = [];
  const spies = (["error", "warn"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(" "))),
  );
  const sent = listen();
  // Never call back: idle work would continue after the document has been removed.
  vi.stubGlobal("requestIdleCallback", () => undefined);
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<FormPage ready={await prepare(form)} />);
  Object.defineProperty(HTMLSelectElement.prototype, "selectedOptions", selectedOptions);
  // While parsing HTML, happy-dom selects the option before the one marked as selected.
  for (const option of root.querySelectorAll<HTMLOptionElement>("option[selected]")) option.selected = true;
  // Every page has a meta tag; without one, the whole document is searched whenever the form is rendered.
  if (!document.head.querySelector("meta"))
    document.head.innerHTML = `<meta name="${endpointName}" content="${endpoint}">`;
  const finder = { root, id: (path: string) => fieldId(form, path) };
  early(finder);
  const react = await hydrate(root, { default: form });
  await afterwards();
  await settle();
  return {
    ...finder,
    said,
    async submit() {
      said.push(...twice(root));
      root.querySelector<HTMLFormElement>("form.form")?.requestSubmit();
      for (let turn = 0; turn < 20 && !sent() && !root.querySelector(".error-summary"); turn++) await settle();
      await settle();
      const body = sent();
      return body ? { body } : { errors: errorsShown(finder) };
    },
    close() {
      for (const spy of spies) spy.mockRestore();
      vi.unstubAllGlobals();
      // A form that stays mounted would show the toasts of all further ones.
      react.unmount();
      root.remove();
    },
  };
}
