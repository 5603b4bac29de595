/** Fills the brand into prose and documents: `{{brand.email}}` is what src/site.ts says, so the brand is said once. */
import { DocumentError } from "../engine/check/problem.ts";
import { brand } from "../site.ts";

/**
 * A text with every placeholder filled in.
 * @param file where the text comes from
 * @throws DocumentError when a placeholder names nothing in `brand`
 */
export function fillIn(text: string, file: string): string {
  return text.replace(/\{\{brand\.([\w.]+)\}\}/g, (placeholder, path: string) => {
    const value = path.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), brand);
    if (typeof value === "string" || typeof value === "number") return String(value);
    const expected = "a placeholder of a text in brand (src/site.ts)";
    throw new DocumentError([{ file, path: "", expected, found: placeholder, mend: "correct the placeholder" }]);
  });
}
