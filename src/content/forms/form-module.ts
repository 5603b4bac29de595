/** Generates the source of a form's module: its definition, its compiled rules, and its own rules. */
import { join } from "node:path";
import type { WholeDefinition } from "../../engine/define/definition.ts";
import { type FormDocuments, type Project, schemaFile } from "../../engine/define/documents.ts";
import { linkedIn } from "../../engine/define/translation/links.ts";
import { translated } from "../../engine/define/translation/translated.ts";
import { compileForm } from "../../engine/rules/compile-form.ts";
import { definedFrom } from "../../engine/rules/defined.ts";
import type { SharedSchemas } from "../../engine/schema/refs.ts";
import type { FormLink } from "../form-links.ts";
import { type OwnModule, ownCode } from "./own-code.ts";

/**
 * A definition for the browser: without what only the document shows; of the page's metadata, only the title is kept.
 */
const forBrowser = ({
  page: { title },
  alternates: _alternates,
  continue: _continue,
  ...definition
}: WholeDefinition) => ({
  ...definition,
  page: { title },
});

/**
 * A form's documents, in its original language or a translation.
 * @throws when there is no such form
 */
export function documentsIn({ forms }: Project, name: string, lang?: string): FormDocuments {
  const documents = forms.find((form) => form.name === name);
  if (!documents) throw new Error(`${schemaFile(name)} is not a form of this project`);
  return linkedIn(translated(documents, lang), forms);
}

/** The source of a module with a form's link: its route, label, and group in the footer. */
export function linkModuleOf(documents: FormDocuments, shared: SharedSchemas): string {
  const { alternates, route, page } = definedFrom(documents, shared);
  const group = documents.translatedFrom ? undefined : documents.ui.navigation;
  const link: FormLink = { href: route, label: page.title, group, alternates };
  return `export default ${JSON.stringify(link)};`;
}

/**
 * The source of a form's module: its definition and rules.
 * @param inBrowser leaves out what only the server draws
 */
export function moduleOf(documents: FormDocuments, shared: SharedSchemas, inBrowser = false, own?: OwnModule): string {
  const { definition: whole, rules } = compileForm(documents, shared);
  const definition = inBrowser ? forBrowser(whole) : whole;
  const code = rules.code();
  const form = `{ ...JSON.parse(${JSON.stringify(JSON.stringify(definition))}), accepts, formats }`;
  return own
    ? `${code}\nconst form = ${form};\n${ownCode(documents.name, own, inBrowser)}`
    : `${code}\nexport default ${form};`;
}

/** On the dev server, a form's module sets the current language; a build inlines the words instead. */
export function spokenBy(
  root: string,
  project: Project,
  { name, lang: asked }: { name: string; lang?: string },
): string {
  const { lang } = documentsIn(project, name, asked).ui;
  return `import { speak } from ${JSON.stringify(join(root, "src/engine/words/spoken.ts"))};\nspeak(${JSON.stringify(lang)});\n`;
}
