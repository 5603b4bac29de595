/** A translated form on the workbench: shown in each of its languages, from the documents in the editors. */
import { expect, test } from "vitest";
import { buchung } from "../../../tests/dropped-in/languages.ts";
import { workshop } from "../../../tests/dropped-in/plain.ts";
import { documentsOf, type Project } from "../../engine/define/documents.ts";
import { CompiledForms } from "./plugin/drafts.ts";
import { onDisk } from "./plugin/on-disk.ts";

const project: Project = {
  forms: [{ ...documentsOf("workshop", workshop, {}), translations: { de: buchung } }],
  shared: {},
  pages: [],
  groups: [],
};

test.each([
  [undefined, "Workshop booking", "Street"],
  ["de", "Workshop buchen", "Straße"],
  ["en", "Workshop booking", "Street"],
  ["fr", "Workshop booking", "Street"],
])("in %s", (lang, heading, label) => {
  const compiled = new CompiledForms(process.cwd(), () => ({ project, warnings: [] }));
  const made = compiled.compile("workshop", { schema: JSON.stringify(workshop), ui: "", lang });
  const code = compiled.codeOf("id" in made ? made.id : "");
  for (const text of [heading, label]) expect(code).toContain(text);
  expect(code.includes("Straße")).toBe(lang === "de");
});

test("the workbench lists them", () => {
  expect(onDisk(process.cwd(), "workshop", project).languages).toEqual([
    { lang: "en", name: "English" },
    { lang: "de", name: "Deutsch" },
  ]);
});
