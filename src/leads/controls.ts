/** A form's controls as plain HTML, with what was sent and what is wrong with it; for pages that answer a form post. */
import { html } from "hono/html";
import { type Choice, choiceFor, choicesOf } from "../engine/choices.ts";
import type { FieldError, FieldUi, Form } from "../engine/definition.ts";
import { kindOf } from "../engine/kinds/index.ts";
import type { Json, JsonObject, Schema } from "../engine/schema.ts";

type Html = ReturnType<typeof html>;

/** One control: what it stands for, what was sent for it, and what is said of it. */
interface Control {
  name: string;
  id: string;
  ui: FieldUi;
  schema: Schema;
  value: Json | undefined;
  /** The ids of its hint and its error. */
  describedBy?: string;
  isWrong: boolean;
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null || typeof value === "object" ? "" : String(value);

const attribute = (name: string, value: string | undefined) => (value ? html` ${name}="${value}"` : "");

const states = ({ describedBy, isWrong }: Control) =>
  html`${attribute("aria-describedby", describedBy)}${attribute("aria-invalid", isWrong ? "true" : undefined)}`;

const inputTypes = ["email", "tel", "url", "date", "time", "number", "password", "color"];

const text = (control: Control): Html => {
  const { id, name, ui, value } = control;
  if (ui.widget === "textarea")
    return html`<textarea id="${id}" name="${name}" rows="${ui.rows ?? 6}"${states(control)}>
${textOf(value)}</textarea>`;
  const type = inputTypes.find((known) => known === ui.widget) ?? "text";
  return html`<input id="${id}" name="${name}" type="${type}" value="${textOf(value)}"${attribute("autocomplete", ui.autocomplete)}${states(control)}>`;
};

const choice = (control: Control): Html => {
  const { id, name, ui, schema, value } = control;
  const choices = choicesOf(schema, ui.options);
  const chosen = choiceFor(choices, value);
  const option = (one: Choice) =>
    html`<option value="${one.text}"${one === chosen ? " selected" : ""}>${one.label}</option>`;
  return html`<select id="${id}" name="${name}"${states(control)}><option value="">${ui.placeholder ?? ""}</option>${choices.map(option)}</select>`;
};

const choices = ({ id, name, ui, schema, value }: Control): Html => {
  const all = choicesOf(schema.items as Schema, ui.options);
  const chosen = (Array.isArray(value) ? value : []).map((entry) => choiceFor(all, entry));
  const boxes = all.map(
    (one, index) =>
      html`<label class="choice"><input type="checkbox" name="${name}" value="${one.text}"${
        index === 0 ? html` id="${id}"` : ""
      }${chosen.includes(one) ? " checked" : ""}>${one.label}</label>`,
  );
  return html`${boxes}`;
};

const box = (control: Control): Html =>
  html`<label class="choice"><input type="checkbox" id="${control.id}" name="${control.name}" value="true"${
    control.value === true ? " checked" : ""
  }${states(control)}>${control.ui.label}</label>`;

/** How each kind is drawn; what is not here has no plain control. */
const drawings: { [kind: string]: (control: Control) => Html } = {
  text,
  number: text,
  date: text,
  time: text,
  choice,
  choices,
  boolean: box,
};

function field(form: Form, name: string, value: Json | undefined, error: string | undefined): Html | "" {
  const ui = form.fields[name];
  const schema = form.schema.properties?.[name];
  const kind = schema && kindOf(schema)?.name;
  const draw = kind && drawings[kind];
  if (!ui || !schema || !draw || ui.widget === "hidden") return "";
  const id = `field-${name}`;
  const notes = [ui.hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control: Control = { name, id, ui, schema, value, describedBy: notes || undefined, isWrong: Boolean(error) };
  const said = html`${ui.hint ? html`<p class="hint" id="${id}-hint">${ui.hint}</p>` : ""}${
    error ? html`<p class="error" id="${id}-error">${error}</p>` : ""
  }`;
  if (kind === "choices")
    return html`<fieldset class="field"${attribute("aria-describedby", notes)}><legend>${ui.label}</legend>${said}${draw(control)}</fieldset>`;
  if (kind === "boolean") return html`<div class="field">${said}${draw(control)}</div>`;
  return html`<div class="field"><label for="${id}">${ui.label}</label>${said}${draw(control)}</div>`;
}

/** Every section with its fields; what has no plain control is left out. */
export function controls(form: Form, body: JsonObject, errors: FieldError[]): Html[] {
  const wrong = new Map<string, string>();
  for (const { field: path, message } of errors) {
    const name = path.split(".")[0] ?? "";
    if (!wrong.has(name)) wrong.set(name, message);
  }
  return form.sections.map(({ title, fields }) => {
    const drawn = fields.map((name) => field(form, name, body[name], wrong.get(name)));
    return html`${title ? html`<h2>${title}</h2>` : ""}${drawn}`;
  });
}
