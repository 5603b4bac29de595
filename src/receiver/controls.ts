/** Controls as plain HTML, with what was sent for them; for pages that answer a form post. */
import { html } from "hono/html";
import { type Choice, choiceFor, choicesOf } from "../engine/choices.ts";
import { kindOf } from "../engine/kinds/index.ts";
import type { Json, Schema } from "../engine/schema.ts";
import type { Shown } from "./plan.ts";

/** A piece of a page. */
export type Html = ReturnType<typeof html> | "";

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null || typeof value === "object" ? "" : String(value);

/** An attribute, unless it would be empty. */
export const attribute = (name: string, value: string | undefined): Html => (value ? html` ${name}="${value}"` : "");

/** A field's label, with what marks an optional one. */
export const caption = ({ label, isOptional }: Shown): Html =>
  html`${label}${isOptional ? html` <span class="hint">(optional)</span>` : ""}`;

/** The ids of a field's hint and of what is wrong with it, where there is any. */
export const describedBy = ({ id, ui, wrong }: Shown): string =>
  [ui.hint ? `${id}-hint` : "", wrong.length > 0 ? `${id}-error` : ""].filter(Boolean).join(" ");

const states = (field: Shown): Html =>
  html`${attribute("aria-describedby", describedBy(field))}${attribute("aria-invalid", field.wrong.length > 0 ? "true" : "")}`;

const inputTypes = ["email", "tel", "url", "date", "time", "datetime-local", "number", "password"];

const text = (field: Shown): Html => {
  const { id, path, ui, schema, value } = field;
  if (ui.widget === "textarea")
    return html`<textarea id="${id}" name="${path}" rows="${ui.rows ?? 6}"${states(field)}>
${textOf(value)}</textarea>`;
  const type = inputTypes.find((known) => known === ui.widget) ?? "text";
  const held = type === "datetime-local" ? (kindOf(schema)?.write(value, schema)[0] ?? "") : textOf(value);
  return html`<input id="${id}" name="${path}" type="${type}" value="${held}"${attribute("autocomplete", ui.autocomplete)}${states(field)}>`;
};

const select = (field: Shown, choices: Choice[]): Html => {
  const chosen = choiceFor(choices, field.value);
  const option = (one: Choice) =>
    html`<option value="${one.text}"${one === chosen ? " selected" : ""}>${one.label}</option>`;
  return html`<select id="${field.id}" name="${field.path}"${states(field)}><option value="">${field.ui.placeholder ?? ""}</option>${choices.map(option)}</select>`;
};

const choice = (field: Shown): Html => select(field, choicesOf(field.schema, field.ui.options));

const choices = ({ id, path, ui, schema, value }: Shown): Html => {
  const all = choicesOf(schema.items as Schema, ui.options);
  const chosen = (Array.isArray(value) ? value : []).map((entry) => choiceFor(all, entry));
  const boxes = all.map(
    (one, index) =>
      html`<label class="choice"><input type="checkbox" name="${path}" value="${one.text}"${
        index === 0 ? html` id="${id}"` : ""
      }${chosen.includes(one) ? " checked" : ""}>${one.label}</label>`,
  );
  return html`${boxes}`;
};

const isBox = ({ kind, ui }: Shown): boolean => kind === "boolean" && !/^(radio|select)$/.test(ui.widget ?? "");

const yesOrNo = (field: Shown): Html => {
  const { id, path, ui, schema, value } = field;
  if (!isBox(field)) return select(field, kindOf(schema)?.answers?.(schema, ui.options) ?? []);
  return html`<label class="choice"><input type="checkbox" id="${id}" name="${path}" value="true"${
    value === true ? " checked" : ""
  }${states(field)}>${caption(field)}</label>`;
};

/** How each kind is drawn; what is not here has no plain control. */
const drawings: { [kind: string]: (field: Shown) => Html } = {
  ...{ text, number: text, date: text, time: text, "date-time": text },
  ...{ choice, choices, boolean: yesOrNo },
};

/** A field's control; nothing where it has none. */
export const controlOf = (field: Shown): Html | undefined => drawings[field.kind]?.(field);

/** Whether a control carries its label by itself. */
export const isLabelled = isBox;
