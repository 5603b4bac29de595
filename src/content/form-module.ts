/** The code of a form's module: its definition, its compiled rules, and the rules of its own. */
import { join } from "node:path";
import { accepts, compileRules } from "../engine/compile.ts";
import { contractOf } from "../engine/contract.ts";
import { define } from "../engine/define.ts";
import type { FormDefinition } from "../engine/definition.ts";
import { type Project, routeOf, schemaFile } from "../engine/documents.ts";
import type { GroupedLink } from "../shell/footer.tsx";
import { type OwnModule, ownCode } from "./own-code.ts";

/** What a definition has for the browser: of its page's metadata the title alone, since the rest stands in the document. */
const forBrowser = ({ page: { title }, ...definition }: FormDefinition) => ({ ...definition, page: { title } });

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

/** In a page of the dev server, a form's module says which language is spoken; a build puts the words themselves in. */
export function spokenBy(root: string, { forms }: Project, name: string): string {
  const { lang } = forms.find((form) => form.name === name)?.ui ?? {};
  return `import { speak } from ${JSON.stringify(join(root, "src/engine/spoken.ts"))};\nspeak(${JSON.stringify(lang)});\n`;
}
