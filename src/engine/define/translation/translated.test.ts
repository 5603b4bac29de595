/** A form in another language. */
import { expect, test } from "vitest";
import { errorsOf, fields, formInLanguages } from "../../../../tests/forms.ts";
import { drawnSchemaOf } from "../drawn.ts";
import { textsIn } from "./translated.ts";

test("says yes and no among choices in the language's own words, which nobody has to translate", () => {
  const schema = fields({ smoke: { title: "Smoking", type: "boolean", enum: [false] } });
  const documents = { name: "room", schema, ui: {}, translations: { de: { texts: { Smoking: "Rauchen" } } } };
  const german = formInLanguages(documents).translations?.de;
  expect(german && errorsOf(german, { smoke: true }, "2026-11-27")).toMatchObject([
    { message: "Das Feld „Rauchen“ muss Nein sein" },
  ]);
  expect([
    ...textsIn(
      documents,
      drawnSchemaOf(documents, schema, () => true),
    ).keys(),
  ]).not.toContain("No");
});
