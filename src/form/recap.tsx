/** What was sent, as the visitor reads it: labels and the words of choices, without what was left empty. */
import type { Form } from "../engine/definition.ts";
import type { Json, JsonObject } from "../engine/schema.ts";

interface Row {
  label: string;
  words: string;
}

/** A value and what lies below it as rows. */
function rowsOf(form: Form, path: string, value: Json | undefined, of: string): Row[] {
  const { label = "", options = {}, widget } = form.fields[path] ?? {};
  if (value === undefined || value === null || value === "" || widget === "password") return [];
  const name = [of, label].filter(Boolean).join(", ");
  const word = (entry: Json) =>
    options[String(entry)] ?? (entry === true ? "Yes" : entry === false ? "No" : String(entry));
  if (typeof value !== "object") return [{ label: name, words: word(value) }];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, entry]) => rowsOf(form, path ? `${path}.${key}` : key, entry, name));
  if (value.every((entry) => typeof entry !== "object"))
    return value.length > 0 ? [{ label: name, words: value.map((entry) => word(entry)).join(", ") }] : [];
  return value.flatMap((entry, index) => rowsOf(form, `${path}.*`, entry, `${name} ${index + 1}`));
}

/** Draws the rows, when an answer comes, and a button that prints the page. */
export function Recap({ form, body }: { form: Form; body: JsonObject }) {
  const { success, responseTime } = form;
  const Heading = success.kind === "page" ? "h2" : "h3";
  const rows = form.order.flatMap((field) => rowsOf(form, field, body[field], ""));
  return (
    <section className="recap">
      {responseTime && !success.text.some((text) => text.includes(responseTime)) && <p>We answer {responseTime}.</p>}
      <Heading>What you sent</Heading>
      <dl>
        {rows.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <button className="btn btn-outline-primary" type="button" onClick={() => window.print()}>
        Print or save
      </button>
    </section>
  );
}
