/**
 * The part of a form's module for its own code: rules that JSON Schema cannot express, and the project's widgets.
 */
import { join } from "node:path";
import { type Project, rulesFile, widgetFile } from "../../engine/define/documents.ts";
import { type OwnWidget, widgetsIn } from "../../engine/own/widgets.ts";
import { definedFrom } from "../../engine/rules/defined.ts";
import { type Keep, ownRulesOf } from "../../engine/rules/own/load.ts";
import { onceNow } from "../once/once.ts";

/** The exports of a form's rules module. */
interface OwnRules {
  rules: string[];
  /** Rules that only the receiver runs: browsers get none of them. */
  later: string[];
  isComputed: boolean;
}

/** A form's own rules and widgets, and their location. */
export interface OwnModule {
  root: string;
  rules?: OwnRules;
  /** The project's widgets that it uses. */
  widgets: DrawnBy[];
}

/** What is known about a widget before it is loaded. */
type DrawnBy = Pick<OwnWidget, "name" | "takes" | "isGroup">;

/** Caches the transpiled code of own rules and widgets. */
export const keepTranslation: Keep = (from, make) =>
  onceNow({ kind: "modules", by: "src/engine/rules/own/load.ts", from }, make);

/** A form's own rules and widgets, if it has any. */
export function ownModuleOf(root: string, project: Project, name: string): OwnModule | undefined {
  const documents = project.forms.find((form) => form.name === name);
  if (!documents) return undefined;
  const own = ownRulesOf(root, documents, keepTranslation);
  const looks = project.widgets?.length ? definedFrom(documents, project.shared).fields : {};
  const widgets = widgetsIn(looks, project.widgets).map(({ text: _text, ...widget }) => widget);
  if (!own && widgets.length === 0) return undefined;
  const isComputed = Object.keys(own?.computed ?? {}).length > 0;
  return {
    ...{ root, widgets },
    ...(own && { rules: { rules: Object.keys(own.rules), later: Object.keys(own.later), isComputed } }),
  };
}

/**
 * Adds a form's own rules. Each form imports its own copy of `composed` (by query), or all of them would load a shared
 * script.
 */
function withRules(name: string, root: string, { rules, later, isComputed }: OwnRules, inBrowser: boolean): string[] {
  const engine = (file: string) => JSON.stringify(`${root}/src/engine/rules/own/${file}.ts?form=${name}`);
  const table = (names: string[]) => `{ ${names.map((rule) => `${rule}: own.${rule}`).join(", ")} }`;
  const isLater = later.length > 0 && !inBrowser;
  return [
    `import { withOwn } from ${engine("composed")};`,
    `import * as own from ${JSON.stringify(join(root, rulesFile(name)))};`,
    ...(isLater ? [`import { askingLater } from ${engine("later")};`] : []),
    `const asked = ${isLater ? `{ ...drawn, later: askingLater(${table(later)}, drawn.lang) }` : "drawn"};`,
    `const said = { rules: ${table(rules)}${isComputed ? ", computed: own.computed" : ""} };`,
    `export default withOwn(asked, said${inBrowser ? ", console.error" : ""});`,
  ];
}

/**
 * Adds a form's own widgets. In a browser they are bundled with it, since they are drawn at once, and imported by name:
 * for a namespace import the bundler adds a helper, which every form would load then. A server loads them when it draws
 * the form.
 */
function withWidgets(root: string, widgets: DrawnBy[], inBrowser: boolean): string[] {
  if (widgets.length === 0) return ["const drawn = form;"];
  const file = ({ name }: DrawnBy) => JSON.stringify(join(root, widgetFile(name)));
  const imports = inBrowser ? widgets.map((widget, index) => `import Widget${index} from ${file(widget)};`) : [];
  const entries = widgets.map((widget, index) => {
    const { name, ...known } = widget;
    const component = inBrowser ? `Widget${index}` : `(await import(${file(widget)})).default`;
    return `${JSON.stringify(name)}: { component: ${component}, ...${JSON.stringify(known)} }`;
  });
  return [...imports, `const drawn = { ...form, widgets: async () => ({ ${entries.join(", ")} }) };`];
}

/** The rest of a form's module, in which `form` is the form as its documents define it. */
export const ownCode = (name: string, { root, rules, widgets }: OwnModule, inBrowser: boolean): string =>
  [
    ...withWidgets(root, widgets, inBrowser),
    ...(rules ? withRules(name, root, rules, inBrowser) : ["export default drawn;"]),
  ].join("\n");
