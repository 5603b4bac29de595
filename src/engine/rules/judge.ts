/** What a form's rules say of a body: the only reader of a compiled validator's `errors`, which are those of its last call. */
import type { Form, Judged } from "../define/definition.ts";
import type { JsonObject } from "../schema/schema.ts";

/**
 * Validates a body by the rules of a form's schema, and by the form's own if it has any. Recursive rules cache their results by
 * object (src/engine/rules/once.ts): to validate a changed body again, pass a copy.
 */
export const judge = (form: Form, body: JsonObject): Judged =>
  form.judge?.(body) ?? { errors: form.accepts({ ...body }) ? [] : (form.accepts.errors ?? []) };
