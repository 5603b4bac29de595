/**
 * Stands in for react-jsonschema-form's cleaning of data when the schema around it changes: a flat form's never does,
 * and src/form/rich/rich-parts.ts provides the original.
 */
type Sanitize = typeof import("../rich/cleaning.ts").default;

let sanitize: Sanitize = (_validator, _root, _next, _before, data) => data;

/** Provides the original. */
export function provideSanitize(real: Sanitize): void {
  sanitize = real;
}

/** Removes from data what belonged to the schema `before` and does not fit `next`. */
export default function sanitizeDataForNewSchema(...given: Parameters<Sanitize>): unknown {
  return sanitize(...given);
}
