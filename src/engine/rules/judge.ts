/** What a form's rules say of a body: the only reader of a compiled validator's `errors`, which are those of its last call. */
import type { Form, Judged } from "../define/definition.ts";
import type { JsonObject } from "../schema/schema.ts";

/**
 * Judges a body by the rules of a form's schema, and by the form's own if it has any. Recursive rules remember a body
 * (src/engine/rules/once.ts): of one that was changed meanwhile, a copy is another.
 */
export const judge = (form: Form, body: JsonObject): Judged =>
  form.judge?.(body) ?? { errors: form.accepts({ ...body }) ? [] : (form.accepts.errors ?? []) };
