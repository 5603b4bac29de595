/** Fills what src/site.ts says once into prose and documents: `{{brand.email}}`, `{{clocks.estimate.words}}`. */
import { DocumentError } from "../engine/check/problem.ts";
import { brand, clocks, owner } from "../site.ts";

/** What a placeholder can name: `{{` the table, a dot, and the way to a text in it `}}`. Other braces are left alone. */
const tables: { [name: string]: object } = { brand, clocks, owner };

const placeholders = new RegExp(`\\{\\{(${Object.keys(tables).join("|")})\\.([\\w.]+)\\}\\}`, "g");

/**
 * A text with every placeholder filled in.
 * @param file where the text comes from
 * @throws DocumentError when a placeholder names nothing in its table
 */
export function fillIn(text: string, file: string): string {
  return text.replace(placeholders, (placeholder, table: string, path: string) => {
    const value = path.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), tables[table]);
    if (typeof value === "string" || typeof value === "number") return String(value);
    const expected = `a placeholder of a text in ${table} (src/site.ts)`;
    throw new DocumentError([{ file, path: "", expected, found: placeholder, mend: "correct the placeholder" }]);
  });
}
