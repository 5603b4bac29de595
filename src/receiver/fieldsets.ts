/** A form's fields as plain HTML, each with its label, its hint and what is wrong with it; groups and lists around theirs. */
import { html } from "hono/html";
import { attribute, caption, controlOf, describedBy, type Html, isLabelled } from "./controls.ts";
import type { Plan, Shown } from "./plan.ts";

const said = ({ id, ui, wrong }: Shown): Html =>
  html`${ui.hint ? html`<p class="hint" id="${id}-hint">${ui.hint}</p>` : ""}${
    wrong.length > 0
      ? html`<p class="error" id="${id}-error">${wrong.map((line, index) => html`${index > 0 ? html`<br>` : ""}${line}`)}</p>`
      : ""
  }`;

/** What is said where nothing can be entered: no file without script, no other branch. */
const closed = html`<p class="hint">Scripts are needed to fill this in.</p>`;

/** Several controls under one legend. */
const frame = (field: Shown, content: Html | Html[], id = ""): Html =>
  html`<fieldset class="field"${attribute("id", id)}${id ? html` tabindex="-1"` : ""}${attribute(
    "aria-describedby",
    describedBy(field),
  )}><legend>${caption(field)}</legend>${said(field)}${content}</fieldset>`;

function draw(field: Shown): Html {
  const { id, kind, inside } = field;
  const control = controlOf(field);
  if (control === undefined) return frame(field, inside.length > 0 ? inside.map(draw) : closed, id);
  if (kind === "choices") return frame(field, control);
  if (isLabelled(field)) return html`<div class="field">${said(field)}${control}</div>`;
  return html`<div class="field"><label for="${id}">${caption(field)}</label>${said(field)}${control}</div>`;
}

/** Every section with its fields. */
export const sectionsOf = ({ sections }: Plan): Html[] =>
  sections.map(({ title, fields }) => html`${title ? html`<h2>${title}</h2>` : ""}${fields.map(draw)}`);
