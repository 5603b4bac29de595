/**
 * Removes displayed errors that no longer apply: a condition may have hidden the field, and an error of a group or list may have
 * been corrected in a field inside it.
 */
import type { FieldError } from "../../engine/define/definition.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { forget } from "../forget.ts";

/** The remaining errors; undefined if none has gone. */
export function stillWrong(
  context: FormContext,
  data: JsonObject,
  shown: FieldError[],
  errorsOf: (context: FormContext, data: unknown, body: JsonObject) => FieldError[],
): FieldError[] | undefined {
  const { controls, payload, drawn } = context;
  const without = shown.filter(({ field }) => !controls.get(field)?.codec);
  if (without.length === 0) return undefined;
  const now = errorsOf(context, data, payload(data)).map(({ field }) => field);
  const gone = without.filter(({ field }) => !now.includes(field));
  // Only the group's own errors: the fields inside keep theirs.
  for (const { field } of gone) forget(drawn.current, [...stepsOf(field), "__errors"]);
  return gone.length > 0 ? shown.filter((error) => !gone.includes(error)) : undefined;
}
