/**
 * Which of the errors on show are still errors: a condition may have taken the field of one from the page, and that of a group or a
 * list may have been mended in a field inside it.
 */
import type { FieldError } from "../../engine/define/definition.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { forget } from "../forget.ts";

/** The errors that are left on show once some have gone; undefined while none has. */
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
  // The fields inside a group keep their own.
  for (const { field } of gone) forget(drawn.current, [...stepsOf(field), "__errors"]);
  return gone.length > 0 ? shown.filter((error) => !gone.includes(error)) : undefined;
}
