/** The dev server compiles the workbench's documents beside those on disk, and saves them. */
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { Project } from "../../../../tests/command-line.ts";
import { Standing } from "../../../content/forms/standing.ts";
import { moduleOfForm } from "../wire.ts";
import { CompiledForms } from "./drafts.ts";
import { writeDocuments } from "./on-disk.ts";
import { workbench } from "./plugin.ts";

const note = JSON.stringify({ type: "object", properties: { more: { $ref: "shared.json#/definitions/more" } } });

test("a mistake in a shared document is reported at its place, not as a reference that leads nowhere", () => {
  const project = new Project([]);
  const known = new Standing(project.root);
  const forms = new CompiledForms(project.root, () => known.now());
  const compiled = (shared: unknown) => {
    project.write("schemas/shared.json", shared);
    known.forget();
    return forms.compile("note", { schema: note, ui: "" });
  };
  expect(compiled("{ // a comment")).toMatchObject({ problems: [{ file: "schemas/shared.json", expected: "a key" }] });
  expect(compiled({ definitions: { more: { type: "string", maxLength: 9 } } })).toMatchObject({ warnings: [] });
  // Nor is the form shown with the document's previous version.
  expect(compiled({ definitions: { more: { type: "strin" } } })).toMatchObject({
    problems: [{ file: "schemas/shared.json", path: "/definitions/more/type" }],
  });
});

test("problems in a form's own rules and translations are reported, and the form is shown", () => {
  const project = new Project([]);
  const schema = note.replace('{"$ref":"shared.json#/definitions/more"}', '{"type":"string"}');
  project.write("schemas/note.schema.json", schema);
  project.write("forms/note.rules.ts", "export const few = 5;");
  project.write("forms/note.de.json", { texts: { Note: "Notiz", More: "Mehr" } });
  const forms = new CompiledForms(project.root, () => new Standing(project.root).now());
  const toldOf = (heading: string) => forms.compile("note", { schema, ui: JSON.stringify({ heading }) });
  const rules = { file: "forms/note.rules.ts", path: "few" };
  const warnings = [{ path: "/properties/more" }];
  expect(toldOf("Note")).toMatchObject({ id: expect.any(String), beside: [rules], warnings });
  const file = "forms/note.de.json";
  const [gone, missing] = [
    { file, path: "/texts/Note" },
    { file, found: "no such text" },
  ];
  expect(toldOf("A note")).toMatchObject({ beside: [gone, missing, rules], warnings });
});

test("both documents of a form are saved, or neither: one alone would count as somebody else's change", () => {
  const project = new Project([]);
  const base = { schema: note, ui: "{}" };
  project.write("schemas/note.schema.json", base.schema);
  project.write("forms/note.ui.json", base.ui);
  const schema = note.replace("more", "else");
  const save = (ui: string) => writeDocuments(project.root, { form: "note", base, schema, ui });
  expect(() => save("{ heading")).toThrow("forms/note.ui.json\n  expected: a key");
  expect(project.read("schemas/note.schema.json")).toBe(note);
  save('{ "heading": "A note" }');
  expect(project.read("schemas/note.schema.json")).toBe(`${schema}\n`);
  // Nor does it overwrite what another tab has saved since.
  expect(() => save("{}")).toThrow("the file as it was when you began");
});

test("of the many forms that are compiled while an author types, Vite holds only those that are kept", async () => {
  const server = await createServer({
    configFile: false,
    root: "src",
    logLevel: "error",
    plugins: [workbench(new Project([]).root)],
    server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [site = ""] = server.resolvedUrls?.local ?? [];
  const { client } = server.environments;
  const drawn: string[] = [];
  for (let turn = 1; turn <= 60; turn += 1) {
    const schema = note.replace('{"$ref":"shared.json#/definitions/more"}', `{"type":"string","title":"More ${turn}"}`);
    const asked = { method: "POST", body: JSON.stringify({ schema, ui: "" }) };
    const { id } = await (await fetch(new URL("/workbench/ask/compile/note", site), asked)).json();
    // A map would be most of it, and the tab holds each of them.
    expect(await (await fetch(new URL(moduleOfForm(id), site))).text()).not.toContain("sourceMappingURL");
    drawn.push(id);
  }
  const held = drawn.filter((id) => client.moduleGraph.getModuleById(`\0workbench-form:${id}`)?.transformResult);
  expect(held).toEqual(drawn.slice(-50));
});
