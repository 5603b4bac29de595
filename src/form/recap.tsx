/** What was sent, as the visitor reads it: labels and the words of choices, without what was left empty. */
import type { Form } from "../engine/definition.ts";
import { knownPath, pathStep, stepsOf, within } from "../engine/path.ts";
import type { Json, JsonObject } from "../engine/schema.ts";

interface Row {
  path: string;
  label: string;
  words: string;
}

/** A file by its name. */
const fileName = (text: string) => decodeURIComponent(/;name=([^;,]*)/.exec(text)?.[1] ?? "file");

/** A day as the visitor writes it; a text that is none stays as it is. */
function dayWords(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.valueOf()) ? text : day.toLocaleDateString(undefined, { dateStyle: "long", timeZone: "UTC" });
}

/**
 * A value and what lies below it as rows.
 * @param of what it stands in: "Guest 2"
 * @param place where it stands in its list
 */
function rowsOf(form: Form, path: string, value: Json | undefined, of: string, place?: number): Row[] {
  const known = knownPath(form, path);
  const { label = "", options = {}, widget, isPlaced } = form.fields[known] ?? {};
  if (value === undefined || value === null || value === "" || widget === "password") return [];
  const isNamed = place === undefined && known.endsWith("*");
  const own = isNamed
    ? (stepsOf(path).at(-1) ?? "")
    : place === undefined || isPlaced
      ? label
      : `${label} ${place + 1}`;
  const name = [of, own].filter(Boolean).join(": ");
  // What a visitor writes may begin as a file does.
  const plain = (text: string) => (widget === "file" ? fileName(text) : text);
  const word = (entry: Json) =>
    options[String(entry)] ?? (entry === true ? "Yes" : entry === false ? "No" : plain(String(entry)));
  const row = (words: string): Row[] => [{ path, label: name, words }];
  if (typeof value !== "object") return row(widget === "date" ? dayWords(String(value)) : word(value));
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, entry]) => rowsOf(form, within(path, pathStep(key)), entry, name));
  if (value.every((entry) => typeof entry !== "object"))
    return value.length > 0 ? row(value.map((entry) => word(entry)).join(", ")) : [];
  // An entry says what it is one of; a list in a list is told by its place as well.
  const around = place === undefined ? of : name;
  return value.flatMap((entry, index) => rowsOf(form, within(path, String(index)), entry, around, index));
}

/** Says when an answer comes, unless the form's own words say it. */
export function Answer({ form: { success, responseTime } }: { form: Form }) {
  const [time = ""] = /\bwithin .*/.exec(responseTime ?? "") ?? [responseTime];
  return time && !success.text.some((text) => text.includes(time)) && <p>We answer {responseTime}.</p>;
}

/** Draws the rows, and a button that prints the page. */
export function Recap({ form, body }: { form: Form; body: JsonObject }) {
  const { success } = form;
  const Heading = success.kind === "page" ? "h2" : "h3";
  const named = Object.keys(body).filter((key) => key !== "formName" && !form.order.includes(key));
  const rows = [...form.order, ...named].flatMap((field) => rowsOf(form, pathStep(field), body[field], ""));
  if (rows.length === 0) return null;
  return (
    <section className="recap">
      <Heading>What you sent</Heading>
      <dl>
        {rows.map(({ path, label, words }) => (
          <div key={path}>
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
