/**
 * Stands in for react-jsonschema-form's search for conditions inside a schema: a flat form has none, and
 * src/form/rich/rich-parts.ts provides the original.
 */
import type { schemaHasNestedConditional as stock } from "@rjsf/utils";

type Search = typeof stock;

let search: Search = () => false;

/** Provides the original. */
export function provideSearch(real: Search): void {
  search = real;
}

/** Whether a schema has conditions below its root. */
export default function schemaHasNestedConditional(...given: Parameters<Search>): boolean {
  return search(...given);
}
