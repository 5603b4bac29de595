/** The files of a body, by the fields that contain them. */

import type { FieldError, Form } from "../../engine/define/definition.ts";
import { longFile } from "../../engine/define/limits.ts";
import { messageOf } from "../../engine/rules/validate.ts";
import { pathOf, pointerTo } from "../../engine/schema/path.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { fileSize } from "../../engine/words/file-size.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { isFileUrl, splitFiles } from "../store/sent-files.ts";
import { takesFileAt } from "./known.ts";

/** A data URL in a body, and the steps that lead to it. */
interface Placed {
  url: string;
  steps: string[];
}

function* urlsIn(value: unknown): Generator<Placed> {
  if (typeof value === "string") {
    if (isFileUrl(value)) yield { url: value, steps: [] };
  } else if (Array.isArray(value) || isObject(value))
    for (const [key, inner] of Object.entries(value))
      for (const { url, steps } of urlsIn(inner)) yield { url, steps: [key, ...steps] };
}

/** The total length of long files outside the form's file fields, which its rules would scan completely. */
export const astray = (form: Form, body: JsonObject): number =>
  [...urlsIn(body)]
    .filter(({ url, steps }) => url.length > longFile && !takesFileAt(form, pathOf(steps)))
    .reduce((sum, { url }) => sum + url.length, 0);

/** An error for files that are larger than the form's files may be together. */
export function filesBeyond(form: Form, body: JsonObject): FieldError[] {
  const together = Object.values(form.fields).find((look) => look.together)?.together;
  const placed = [...urlsIn(body)].filter(({ steps }) => takesFileAt(form, pathOf(steps)));
  const last = placed.at(-1);
  const length = placed.reduce((sum, { url }) => sum + url.length, 0);
  if (!together || !last || length <= together) return [];
  return [{ field: pathOf(last.steps), message: spoken.form.filesTogether(fileSize(together)) }];
}

/** Errors for corrupt files: the form's rules check only the beginning of a long file. */
export function brokenFiles(form: Form, body: JsonObject): FieldError[] {
  const left = [...urlsIn(splitFiles(body).row)].filter(({ steps }) => takesFileAt(form, pathOf(steps)));
  return left.map(({ steps }) => {
    return messageOf(form, { keyword: "format", instancePath: pointerTo(steps), params: {} }, body);
  });
}
