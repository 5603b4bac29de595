/** How a form's module includes own widgets: in a browser with the form, on a server lazily when it is drawn. */
import { expect, test } from "vitest";
import { fields } from "../../../tests/forms.ts";
import { documentsOf, type Project } from "../../engine/define/documents.ts";
import { widgetFrom } from "../../engine/own/widgets.ts";
import { documentsIn, moduleOf } from "./form-module.ts";
import { ownModuleOf } from "./own-code.ts";

const text = 'export const takes: Takes = ["number"];\nexport const isGroup = true;\n';
const mark = fields({ mark: { type: "integer" } });
const project: Project = {
  forms: [
    documentsOf("survey", mark, { uiSchema: { mark: { "ui:widget": "stars" } } }),
    documentsOf("plain", mark, { fields: { mark: { widget: "range" } } }),
  ],
  shared: {},
  pages: [],
  groups: [],
  widgets: [widgetFrom("stars", text), widgetFrom("unused", text)],
};

const codeOf = (name: string, inBrowser: boolean) =>
  moduleOf(documentsIn(project, name), project.shared, inBrowser, ownModuleOf("/site", project, name));

test("of the form that names them, and of no other", () => {
  expect(codeOf("survey", true)).toContain('import Widget0 from "/site/forms/widgets/stars.tsx";');
  expect(codeOf("survey", false)).toContain(
    '"stars": { component: (await import("/site/forms/widgets/stars.tsx")).default',
  );
  for (const inBrowser of [true, false]) {
    expect(codeOf("survey", inBrowser)).toContain('...{"takes":["number"],"isGroup":true}');
    expect(codeOf("survey", inBrowser)).not.toContain("unused");
    expect(codeOf("plain", inBrowser)).not.toContain("widgets/");
  }
});
