/** A hand-written form: plain HTML, and a short script that checks required fields. */

import type { FormDefinition } from "../../src/engine/define/definition.ts";
import type { Project } from "../../src/engine/define/documents.ts";
import { isChoiceList } from "../../src/engine/kinds/choices.ts";
import { definedFrom } from "../../src/engine/rules/defined.ts";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { escapedAttribute, escapedText } from "../../src/html.ts";

/**
 * The definition of a form of the project.
 * @throws when there is none of that name
 */
export function definitionOf({ forms, shared }: Project, name: string): FormDefinition {
  const documents = forms.find((form) => form.name === name);
  if (!documents) throw new Error(`schemas/${name}.schema.json is missing`);
  return definedFrom(documents, shared);
}

/** The attributes that have a value. */
const attributes = (values: { [name: string]: string | number | undefined }) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapedAttribute(String(value))}"`))
    .join("");

const optionsOf = (schema: Schema, labels: { [value: string]: string } = {}) =>
  (schema.enum ?? []).map(String).map((value) => ({ value, label: labels[value] ?? value }));

function checkboxes(name: string, schema: Schema): string {
  const boxes = optionsOf(schema.items as Schema).map(({ value, label }) => {
    const box = attributes({ class: "form-check-input", type: "checkbox", name, value });
    return `<div class="form-check"><label class="form-check-label"><input${box}> ${escapedText(label)}</label></div>`;
  });
  return `<div class="choices">${boxes.join("")}</div>`;
}

function control(form: FormDefinition, name: string, schema: Schema): string {
  const { widget, autocomplete, placeholder, rows, options } = form.fields[name] ?? {};
  if (isChoiceList(schema)) return checkboxes(name, schema);
  if (widget === "textarea")
    return `<textarea${attributes({ class: "form-control", id: name, name, rows })}></textarea>`;
  if (widget !== "select")
    return `<input${attributes({ class: "form-control", id: name, name, type: widget, autocomplete })}>`;
  const choices = optionsOf(schema, options).map(({ value, label }) => {
    const chosen = value === schema.default ? " selected" : "";
    return value ? `<option value="${escapedAttribute(value)}"${chosen}>${escapedText(label)}</option>` : "";
  });
  const none = `<option value="">${escapedText(placeholder ?? "Please select")}</option>`;
  return `<select${attributes({ class: "form-select", id: name, name })}>${none}${choices.join("")}</select>`;
}

function field(form: FormDefinition, name: string): string {
  const schema = form.schema.properties?.[name] ?? {};
  const { label = name, widget, width, hint } = form.fields[name] ?? {};
  const isRequired = form.schema.required?.includes(name);
  const caption = `${escapedText(label)}${isRequired ? "" : '<span class="optional"> (optional)</span>'}`;
  const [tag, title] = isChoiceList(schema)
    ? ["fieldset", `<legend>${caption}</legend>`]
    : ["div", `<label class="form-label" for="${name}">${caption}</label>`];
  const help = hint ? `<p class="field-hint">${escapedText(hint)}</p>` : "";
  const look = `field field-${widget}${width === "half" ? " field-half" : ""}`;
  return `<${tag} class="${look}">${title}${help}${control(form, name, schema)}</${tag}>`;
}

/** The script of a plain form; `messages` are those of its required fields. */
const script = (messages: { [field: string]: string }) => `
const messages = ${JSON.stringify(messages)};
const form = document.querySelector("form");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  for (const error of form.querySelectorAll(".field-error")) error.remove();
  for (const control of form.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
  const data = new FormData(form);
  let first;
  for (const [name, message] of Object.entries(messages)) {
    if (data.getAll(name).some((value) => value.trim())) continue;
    const control = form.querySelector('[name="' + name + '"]');
    const error = document.createElement("p");
    error.className = "field-error";
    error.id = name + "-error";
    error.textContent = message;
    control.closest(".field").append(error);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", error.id);
    first ??= control;
  }
  first?.focus();
});
form.dataset.ready = "";
`;

/**
 * The document of a plain form.
 * @param css the inline stylesheet of ours
 */
export function plainDocument(form: FormDefinition, css: string): string {
  const messages = Object.fromEntries(
    (form.schema.required ?? []).map((name) => {
      const { required, minItems } = form.sentences[name] ?? {};
      return [name, required ?? minItems ?? `${name} is required`];
    }),
  );
  const sections = form.sections.map(({ title, fields }) => {
    const heading = title ? `<h2>${escapedText(title)}</h2>` : "";
    const controls = fields.map((name) => field(form, name)).join("");
    return `<section class="form-section">${heading}<div class="fields">${controls}</div></section>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapedText(form.page.title)}</title><style>${css}</style></head>`,
    `<body><main><div class="container form-page"><h1>${escapedText(form.heading)}</h1>`,
    `<p class="lead">${escapedText(form.introduction)}</p><form class="form" novalidate>${sections.join("")}`,
    `<button class="btn btn-primary btn-lg" type="submit">${escapedText(form.submit.label)}</button></form></div></main>`,
    `<script>${script(messages)}</script></body></html>`,
  ].join("");
}

/** The inline stylesheet of a document. */
export const stylesOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
