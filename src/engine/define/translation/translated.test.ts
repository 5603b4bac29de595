/** A form in another language. */
import { expect, test } from "vitest";
import { errorsOf, fields, formInLanguages } from "../../../../tests/forms.ts";
import type { Schema } from "../../schema/schema.ts";
import { branchName } from "../branch-names.ts";
import { drawnSchemaOf } from "../drawn.ts";
import { drawnIn, textsIn, translated } from "./translated.ts";

test("has the heading of a uiSchema, in place of the schema's title", () => {
  const documents = {
    ...{ name: "room", schema: { ...fields({}), title: "Room" }, ui: { uiSchema: { "ui:title": "Suite" } } },
    translations: { de: { texts: { Suite: "Zimmer" } } },
  };
  expect(formInLanguages(documents).translations?.de?.heading).toBe("Zimmer");
  expect([...textsIn(documents, documents.schema).keys()]).not.toContain("Room");
});

test("has the names of fields of one definition, whose title none of them is called by", () => {
  const address: Schema = { title: "Address", ...fields({ city: { type: "string" } }) };
  const texts = { "Ship to": "Versand an", "Bill to": "Rechnung an", City: "Ort" };
  const schema = fields({ shipTo: address, billTo: address });
  const documents = { name: "room", schema, ui: {}, translations: { de: { texts } } };
  const drawn = drawnSchemaOf(documents, schema, () => true);
  expect([...textsIn(documents, drawn).keys()]).toEqual(expect.arrayContaining(["Ship to", "Bill to"]));
  expect([...textsIn(documents, drawn).keys()]).not.toContain("Address");
  const labels = Object.values(formInLanguages(documents).translations?.de?.fields ?? {}).map(({ label }) => label);
  expect(labels).toEqual(["Versand an", "Ort", "Rechnung an", "Ort"]);
});

test("says yes and no among choices in the language's own words, which nobody has to translate", () => {
  const schema = fields({
    smoke: { title: "Smoking", type: "boolean", enum: [false] },
    dine: {
      oneOf: [
        { const: true, title: "Yes" },
        { const: false, title: "No" },
      ],
    },
  });
  const documents = { name: "room", schema, ui: {}, translations: { de: { texts: { Smoking: "Rauchen" } } } };
  const german = formInLanguages(documents).translations?.de;
  expect(german && errorsOf(german, { smoke: true }, "2026-11-27")).toMatchObject([
    { message: "Das Feld „Rauchen“ muss Nein sein" },
  ]);
  const drawn = drawnSchemaOf(documents, schema, () => true);
  expect([...textsIn(documents, drawn).keys()]).not.toContain("No");
  // Nor does a title of the document say them in its language.
  expect(JSON.stringify(drawnIn(translated(documents, "de"), drawn))).not.toMatch(/"(Yes|No)"/);
});

test("calls a branch by the name of its only choice, in each language, which nobody has to write again", () => {
  const kind = (choice: string) => ({
    properties: { kind: { title: "Kind", enum: [choice] }, number: { title: "Number", type: "string" } },
  });
  const schema: Schema = { type: "object", oneOf: [kind("post"), kind("fax")] };
  const ui = { fields: { kind: { options: { fax: "By fax" } } } };
  const texts = { Kind: "Art", Number: "Nummer", post: "Post", "By fax": "Per Fax" };
  const documents = { name: "room", schema, ui, translations: { de: { texts } } };
  const drawn = drawnSchemaOf(documents, schema, () => true);
  expect([...textsIn(documents, drawn).keys()]).not.toContain("fax");
  expect(drawnIn(translated(documents, "de"), drawn).oneOf?.map(branchName)).toEqual(["Post", "fax"]);
});

test.each(["post", "Post"])(
  "and one that has no other name than a constant, %j, by a translation of its own",
  (fixed) => {
    const kind = (choice: string) => fields({ kind: { const: choice }, number: { title: "Number", type: "string" } });
    const schema: Schema = { type: "object", oneOf: [kind(fixed), kind("Fax")] };
    const texts = { Number: "Nummer", Post: "Per Post", Fax: "Per Fax" };
    const documents = { name: "room", schema, ui: {}, translations: { de: { texts } } };
    const drawn = drawnSchemaOf(documents, schema, () => true);
    expect([...textsIn(documents, drawn).keys()]).toEqual(expect.arrayContaining(["Post", "Fax"]));
    expect(drawnIn(translated(documents, "de"), drawn).oneOf?.map(branchName)).toEqual(["Per Post", "Per Fax"]);
  },
);
