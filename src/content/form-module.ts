/** The code of a form's module: its definition, its compiled rules, and the rules of its own. */
import { join } from "node:path";
import { accepts, compileRules } from "../engine/compile.ts";
import { contractOf } from "../engine/contract.ts";
import { define } from "../engine/define.ts";
import type { FormDefinition } from "../engine/definition.ts";
import { type Project, routeOf, rulesFile, schemaFile } from "../engine/documents.ts";
import { ownOf } from "../engine/own/load.ts";
import type { GroupedLink } from "../shell/footer.tsx";

/** What a definition has for the browser: of its page's metadata the title alone, since the rest stands in the document. */
const forBrowser = ({ page: { title }, ...definition }: FormDefinition) => ({ ...definition, page: { title } });

/** The rules of a form's own as a module of it imports them: where they stand, and what they are called. */
interface OwnModule {
  root: string;
  rules: string[];
  /** Those that only the receiver asks: browsers get nothing of them. */
  later: string[];
  isComputed: boolean;
}

/** What a form's module says of the rules of its own; each has what puts them in for itself, or forms would share a script for it. */
function ownCode(name: string, { root, rules, later, isComputed }: OwnModule, inBrowser: boolean): string {
  const engine = (file: string) => JSON.stringify(`${root}/src/engine/own/${file}.ts?form=${name}`);
  const table = (names: string[]) => `{ ${names.map((rule) => `${rule}: own.${rule}`).join(", ")} }`;
  const isLater = later.length > 0 && !inBrowser;
  return [
    `import { withOwn } from ${engine("composed")};`,
    `import * as own from ${JSON.stringify(join(root, rulesFile(name)))};`,
    ...(isLater ? [`import { askingLater } from ${engine("later")};`] : []),
    `const asked = ${isLater ? `{ ...form, later: askingLater(${table(later)}) }` : "form"};`,
    `const said = { rules: ${table(rules)}${isComputed ? ", computed: own.computed" : ""} };`,
    `export default withOwn(asked, said${inBrowser ? ", console.error" : ""});`,
  ].join("\n");
}

/**
 * The code of one part of a form: its definition and rules, or its route.
 * @param inBrowser leaves out what only the server draws
 */
export function moduleOf(project: Project, name: string, part: string, inBrowser = false, own?: OwnModule): string {
  const documents = project.forms.find((form) => form.name === name);
  if (!documents) throw new Error(`${schemaFile(name)} is not a form of this project`);
  const whole = define(documents, project.shared, accepts);
  if (part === "link") {
    const link: GroupedLink = { href: routeOf(documents), label: whole.page.title, group: documents.ui.navigation };
    return `export default ${JSON.stringify(link)};`;
  }
  const definition = inBrowser ? forBrowser(whole) : whole;
  const code = compileRules(contractOf(documents, project.shared)).code();
  const form = `{ ...JSON.parse(${JSON.stringify(JSON.stringify(definition))}), accepts, formats }`;
  return own ? `${code}\nconst form = ${form};\n${ownCode(name, own, inBrowser)}` : `${code}\nexport default ${form};`;
}

/** What is known of the rules of a form's own, where it has any. */
export function ownModuleOf(root: string, project: Project, name: string): OwnModule | undefined {
  const documents = project.forms.find((form) => form.name === name);
  const own = documents && ownOf(root, documents);
  if (!own) return undefined;
  const isComputed = Object.keys(own.computed).length > 0;
  return { root, rules: Object.keys(own.rules), later: Object.keys(own.later), isComputed };
}

/** In a page of the dev server, a form's module says which language is spoken; a build puts the words themselves in. */
export function spokenBy(root: string, { forms }: Project, name: string): string {
  const { lang } = forms.find((form) => form.name === name)?.ui ?? {};
  return `import { speak } from ${JSON.stringify(join(root, "src/engine/spoken.ts"))};\nspeak(${JSON.stringify(lang)});\n`;
}
