/** The total of a form's files is said where it takes several; only a form that takes one is posted in parts. */
import { expect, it } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { maxFilesLength } from "../kinds/default-limits.ts";
import type { Schema } from "../schema/schema.ts";
import { multipartType } from "./content-types.ts";

const file = (maxLength?: number): Schema => ({ type: "string", format: "data-url", ...(maxLength && { maxLength }) });

it.each<[string, Schema, { [path: string]: number | undefined }]>([
  ["one file says its own limit", { plan: file() }, { plan: undefined }],
  ["two say their sum", { plan: file(1000), photo: file(500) }, { plan: 1500, photo: 1500 }],
  ["a list says its sum", { work: { type: "array", maxItems: 3, items: file(1000) } }, { work: 3000 }],
  [
    "one in an entry of a list says what a body may carry",
    { guests: { type: "array", items: fields({ photo: file() }) } },
    { "guests.*.photo": maxFilesLength },
  ],
])("%s", (_what, properties, together) => {
  const form = formFrom(fields(properties as never));
  const said = Object.keys(together).map((path) => [path, form.fields[path]?.together]);
  expect(Object.fromEntries(said)).toEqual(together);
  expect(form.enctype).toBe(multipartType);
  expect(formFrom(fields({ name: { type: "string" } })).enctype).toBeUndefined();
});
