/** `forms -- diff`: what a change means, between files, forms and revisions. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { Project } from "../../../tests/command-line.ts";
import { newsletter } from "../../../tests/dropped-in/plain.ts";
import { fields } from "../../../tests/forms.ts";
import type { Change } from "../diff/verdicts.ts";

describe("diff", () => {
  test("compares a form with a file, and explains each change", async () => {
    const whole = new Project();
    whole.dropIn("newsletter", newsletter);
    const { maxLength: _limit, ...free } = { type: "string", maxLength: 8 };
    whole.write("old.json", {
      ...newsletter,
      properties: { ...newsletter.properties, postCode: { ...free, maxLength: 4 } },
    });
    const ended = await whole.run(["diff", "old.json", "newsletter", "--json"]);
    const { verdict, changes } = JSON.parse(ended.out);
    expect([ended.code, verdict]).toEqual([1, "stricter"]);
    expect(changes).toContainEqual({
      pointer: "/properties/postCode",
      change: 'pattern none → "^[A-Z0-9 ]{3,8}$"',
      verdict: "stricter",
      pages: "some of what they send is refused",
      readers: "nothing changes",
    });
    expect(await whole.run(["diff", "newsletter", "newsletter"])).toMatchObject({ code: 0, out: "no change\n" });
    const from = { ...newsletter.properties, start: { type: "string", format: "date" } };
    whole.write("old.json", { ...newsletter, properties: from });
    whole.write("new.json", { ...newsletter, properties: { ...from, start: { ...from.start, dateMinimum: "today" } } });
    expect((await whole.run(["diff", "old.json", "new.json"])).out).toContain('dateMinimum none → "today"');
  });

  test("reads the UI document of each side: it decides default limits", async () => {
    const whole = new Project([]);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: whole.root });
    const asTextarea = { fields: { story: { widget: "textarea" } }, success: { due: "{{clocks.contact.due}}" } };
    whole.write("schemas/note.schema.json", fields({ story: { type: "string" }, more: { type: "string" } }));
    whole.write("forms/note.ui.json", asTextarea);
    git("init", "-q");
    git("add", "schemas", "forms");
    git("commit", "-qm", "a note");
    const same = { code: 0, out: "no change\n" };
    expect(await whole.run(["diff", "HEAD:note", "note"])).toMatchObject(same);
    // A file without one uses the other side's.
    whole.write("other.json", fields({ story: { type: "string" }, more: { type: "string" } }));
    expect((await whole.run(["diff", "other.json", "note"])).out).not.toContain("maxLength");
    whole.write("forms/note.ui.json", {});
    const { code, out } = await whole.run(["diff", "HEAD:note", "note"]);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining("/properties/story: maxLength 10000 → 200"),
    });
    whole.write("forms/note.ui.json", "{");
    expect((await whole.run(["diff", "HEAD:note", "note"])).err).toContain("forms/note.ui.json\n  expected: a key");
  });

  test("a side that does not exist cannot be compared", async () => {
    const whole = new Project();
    for (const [side, found] of [
      ["none.json", "none"],
      ["schemas", "a folder"],
    ] as const) {
      const { code, err } = await whole.run(["diff", side, "contact"]);
      expect(code).toBe(2);
      expect(err).toContain(`${side}\n  expected: a schema\n  found:    ${found}`);
    }
  });

  test("a side that is no schema cannot be compared", async () => {
    const whole = new Project([]);
    whole.write("right.json", fields({ more: { type: "string" } }));
    whole.write("wrong.json", { ...fields({ more: { type: "strin" } }), required: "more" });
    const { code, out, err } = await whole.run(["diff", "right.json", "wrong.json"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("wrong.json at /required\n");
    expect(err).toContain("wrong.json at /properties/more/type\n");
  });

  test("of the documents beside a file, only those it refers to are read", async () => {
    const whole = new Project([]);
    whole.write("copies/note.json", fields({ more: { $ref: "texts.json#/definitions/more" } }));
    whole.write("copies/texts.json", { definitions: { more: { $ref: "limits.json#/definitions/short" } } });
    whole.write("copies/limits.json", { definitions: { short: { type: "string", maxLength: 9 } } });
    whole.write("copies/other.json", "{ // a comment");
    whole.write("copies/folder.json/kept", "");
    whole.write("note.json", fields({ more: { type: "string", maxLength: 9 } }));
    expect(await whole.run(["diff", "copies/note.json", "note.json"])).toMatchObject({ code: 0, out: "no change\n" });
    whole.write("copies/limits.json", "{ // a comment");
    expect((await whole.run(["diff", "copies/note.json", "note.json"])).err).toContain(
      "copies/limits.json\n  expected: a key",
    );
  });

  test("reports what is sent for empty fields, and what else has changed beside the schema", async () => {
    const whole = new Project([]);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: whole.root });
    whole.write("schemas/größe.schema.json", fields({ size: { type: "string" } }));
    whole.write("forms/größe.de.json", {});
    git("init", "-q");
    git("add", "schemas", "forms");
    git("commit", "-qm", "a size");
    const changed = async () => {
      const { code, out } = await whole.run(["diff", "HEAD:größe", "größe", "--json"]);
      const { verdict, changes } = JSON.parse(out);
      return { code, verdict, changes: changes.map(({ pointer, change }: Change) => `${pointer}: ${change}`) };
    };
    expect(await changed()).toEqual({ code: 0, verdict: "compatible", changes: [] });
    whole.write("forms/größe.de.json", { heading: "Größe" });
    whole.write("forms/größe.ui.json", { fields: { size: { emptyValue: "none" } } });
    const [sent, texts] = ['/properties/size: empty, it is "" → "none"', ": forms/größe.de.json changed"];
    const look = ": forms/größe.ui.json added";
    expect(await changed()).toEqual({ code: 0, verdict: "compatible", changes: [sent, texts, look] });
    whole.write("forms/größe.rules.ts", "export const rules = {};");
    const changes = [sent, texts, ": forms/größe.rules.ts added", look];
    expect(await changed()).toEqual({ code: 1, verdict: "unknown", changes });
    // So are the modules that they import, except for types.
    whole.write(
      "forms/größe.rules.ts",
      'import type { A } from "./types.ts";\nimport { sizes } from "./lists/sizes.ts";\n',
    );
    whole.write("forms/lists/sizes.ts", 'export const sizes = async () => (await import("../all")).all;');
    for (const module of ["all", "types"]) whole.write(`forms/${module}.ts`, "export const all = [1];");
    git("add", "forms");
    git("commit", "-qm", "rules");
    expect(await changed()).toEqual({ code: 0, verdict: "compatible", changes: [] });
    for (const module of ["all", "types"]) whole.write(`forms/${module}.ts`, "export const all = [2];");
    expect(await changed()).toEqual({ code: 1, verdict: "unknown", changes: [": forms/all.ts changed"] });
    // So are the widgets that its UI document names.
    const stars = (text: string) => whole.write("forms/widgets/stars.tsx", `import "./light";\n${text}`);
    whole.write("forms/größe.ui.json", { fields: { size: { widget: "stars" } } });
    whole.write("forms/widgets/moons.tsx", "");
    stars("export default () => null;");
    git("add", "forms");
    git("commit", "-qm", "a widget");
    expect(await changed()).toEqual({ code: 0, verdict: "compatible", changes: [] });
    stars("export default () => 1;");
    whole.write("forms/widgets/stars.css", "");
    for (const other of ["moons.tsx", "light.tsx"]) whole.write(`forms/widgets/${other}`, "export const lit = true;");
    const drawn = ["stars.tsx changed", "light.tsx added", "stars.css added"].map((one) => `: forms/widgets/${one}`);
    expect(await changed()).toEqual({ code: 0, verdict: "compatible", changes: expect.arrayContaining(drawn) });
    expect(await changed()).toMatchObject({ changes: { length: drawn.length } });
    // Open pages send the previous name, which no form has any more.
    whole.write("schemas/size.schema.json", fields({ size: { type: "string" } }));
    expect((await whole.run(["diff", "HEAD:größe", "size"])).out).toContain('const "größe" → "size"');
  });
});
