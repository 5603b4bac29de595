/** Clears errors of a field: react-jsonschema-form clears only those of values that change. */
import type SchemaForm from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema } from "@rjsf/utils";
import type { JsonObject } from "../engine/schema/schema.ts";
import { withValue } from "./early.ts";

/** Clears the errors of the last validation at a path and below it. */
export function forget(form: SchemaForm | null, path: (string | number)[]): void {
  // Errors are nested by group; those of list entries are keyed by index.
  const pruned = (errors: ErrorSchema) =>
    (withValue(errors as unknown as JsonObject, path.map(String), undefined) ?? {}) as ErrorSchema;
  form?.setState(({ errorSchema, schemaValidationErrorSchema }) => ({
    errorSchema: pruned(errorSchema),
    schemaValidationErrorSchema: pruned(schemaValidationErrorSchema),
  }));
}
