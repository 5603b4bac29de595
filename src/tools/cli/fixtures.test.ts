/** The problems that `check` reports in well-formed fixtures. */
import { expect, test } from "vitest";
import { minimal, Project } from "../../../tests/command-line.ts";

test("a valid fixture that the form would send differently is reported, as by its tests", async () => {
  const project = new Project(["schemas", "forms"]);
  const { company: _company, ...less } = minimal;
  const fixture = "tests/fixtures/contact/valid/typical.json";
  project.write(fixture, { ...less, name: " Ines " });
  const { code, out } = await project.run(["check", "contact", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out).problems).toMatchObject([
    { file: fixture, expected: 'name as it is sent: "Ines"', found: '" Ines "', fix: "correct the fixture" },
    { file: fixture, expected: 'company as it is sent: ""', found: "nothing" },
  ]);
  project.write(fixture, minimal);
  expect((await project.run(["check", "contact"])).code).toBe(0);
});

test("a no-break space is reported as a JSON escape", async () => {
  const project = new Project([]);
  project.dropIn("avis", { type: "object", properties: { nom: { type: "string", maxLength: 9 } }, required: ["nom"] });
  project.write("forms/avis.ui.json", { lang: "fr", heading: "Avis" });
  const errors = { nom: "Le champ « Nom » est obligatoire" };
  project.write("tests/fixtures/avis/valid/un.json", { nom: "Ines", formName: "avis" });
  project.write("tests/fixtures/avis/invalid/un.json", { from: "un", remove: ["nom"], errors });
  const [{ found }] = JSON.parse((await project.run(["check", "avis", "--json"])).out).problems;
  expect(found).toMatch(/^nom: ".*«\\u00a0Nom\\u00a0».*"$/);
  project.write(
    "tests/fixtures/avis/invalid/un.json",
    `{ "from": "un", "remove": ["nom"], "errors": {${found.replace("nom", '"nom"')}} }`,
  );
  expect(await project.run(["check", "avis"])).toMatchObject({ code: 0 });
});
