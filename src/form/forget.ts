/** Takes back what react-jsonschema-form says of a field: it clears the errors of values that change, and of no others. */
import type Form from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema } from "@rjsf/utils";
import type { JsonObject } from "../engine/schema.ts";
import { withValue } from "./early.ts";

/** Forgets the errors at a path and below it, as of the last validation. */
export function forget(form: Form | null, path: (string | number)[]): void {
  // Errors are nested in groups alone, those of entries by their number.
  const pruned = (errors: ErrorSchema) =>
    (withValue(errors as unknown as JsonObject, path.map(String), undefined) ?? {}) as ErrorSchema;
  form?.setState(({ errorSchema, schemaValidationErrorSchema }) => ({
    errorSchema: pruned(errorSchema),
    schemaValidationErrorSchema: pruned(schemaValidationErrorSchema),
  }));
}
