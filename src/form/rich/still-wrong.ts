/** Which of the errors on show are still errors: a condition may have taken the field of one from the page. */
import type { FieldError } from "../../engine/define/definition.ts";
import { stepsOf } from "../../engine/schema/path.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { forget } from "../forget.ts";

/** The errors that are left on show once some have gone with their fields; undefined while none has. */
export function stillWrong(
  context: FormContext,
  data: JsonObject,
  shown: FieldError[],
  errorsOf: (context: FormContext, data: unknown, body: JsonObject) => FieldError[],
): FieldError[] | undefined {
  const { controls, payload, drawn } = context;
  const without = shown.filter(({ field }) => !controls.has(field));
  if (without.length === 0) return undefined;
  // What is wrong with the form as a whole has no control either.
  const now = errorsOf(context, data, payload(data)).map(({ field }) => field);
  const gone = without.filter(({ field }) => !now.includes(field));
  for (const { field } of gone) forget(drawn.current, stepsOf(field));
  return gone.length > 0 ? shown.filter((error) => !gone.includes(error)) : undefined;
}
