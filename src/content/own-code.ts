/** What a form's module says of what is its own: rules that no keyword says, and widgets of the project that draw its fields. */
import { join } from "node:path";
import { accepts } from "../engine/compile.ts";
import { define } from "../engine/define.ts";
import { type Project, rulesFile, widgetFile } from "../engine/documents.ts";
import { ownOf } from "../engine/own/load.ts";
import { type OwnWidget, widgetsIn } from "../engine/own/widgets.ts";

/** The rules of a form's own as a module of it imports them: what they are called. */
interface OwnRules {
  rules: string[];
  /** Those that only the receiver asks: browsers get nothing of them. */
  later: string[];
  isComputed: boolean;
}

/** What is a form's own, and where it stands. */
export interface OwnModule {
  root: string;
  rules?: OwnRules;
  /** The widgets of the project that it is drawn with. */
  widgets: DrawnBy[];
}

/** What of a widget is known before it is loaded. */
type DrawnBy = Pick<OwnWidget, "name" | "takes" | "isGroup">;

/** What is known of what is a form's own, where it has any of it. */
export function ownModuleOf(root: string, project: Project, name: string): OwnModule | undefined {
  const documents = project.forms.find((form) => form.name === name);
  if (!documents) return undefined;
  const own = ownOf(root, documents);
  const looks = project.widgets?.length ? define(documents, project.shared, accepts).fields : {};
  const widgets = widgetsIn(looks, project.widgets).map(({ text: _text, ...widget }) => widget);
  if (!own && widgets.length === 0) return undefined;
  const isComputed = Object.keys(own?.computed ?? {}).length > 0;
  return {
    ...{ root, widgets },
    ...(own && { rules: { rules: Object.keys(own.rules), later: Object.keys(own.later), isComputed } }),
  };
}

/** A form with the rules of its own; each has what puts them in for itself, or forms would share a script for it. */
function withRules(name: string, root: string, { rules, later, isComputed }: OwnRules, inBrowser: boolean): string[] {
  const engine = (file: string) => JSON.stringify(`${root}/src/engine/own/${file}.ts?form=${name}`);
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
 * A form with its widgets. In a browser they come with it, since they are drawn at once, and by name: for a module as a whole
 * the bundler brings a helper along, which every form would ask for then. A server loads them once it draws the form.
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

/** The rest of a form's module, where `form` is the form as its documents make it. */
export const ownCode = (name: string, { root, rules, widgets }: OwnModule, inBrowser: boolean): string =>
  [
    ...withWidgets(root, widgets, inBrowser),
    ...(rules ? withRules(name, root, rules, inBrowser) : ["export default drawn;"]),
  ].join("\n");
