/** Fills the brand into prose and documents: `{{brand.email}}` is what src/site.ts says, so the brand is said once. */
import { brand } from "../site.ts";

/**
 * A text with every placeholder filled in.
 * @throws when a placeholder names nothing in `brand`
 */
export function fillIn(text: string): string {
  return text.replace(/\{\{brand\.([\w.]+)\}\}/g, (placeholder, path: string) => {
    const value = path.split(".").reduce<unknown>((at, key) => Reflect.get(Object(at), key), brand);
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new Error(
      `${placeholder}\n  expected: a text in brand (src/site.ts)\n  found:    none\n  mend:     correct the placeholder`,
    );
  });
}
