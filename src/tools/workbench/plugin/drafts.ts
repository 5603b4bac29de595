/**
 * Compiles documents from the workbench's editors in the same way as the build compiles those on disk. Nothing is
 * written.
 */
import { createHash } from "node:crypto";
import { documentFrom } from "../../../content/document.ts";
import { moduleOf } from "../../../content/forms/form-module.ts";
import { ownModuleOf } from "../../../content/forms/own-code.ts";
import type { StandingProject } from "../../../content/forms/standing.ts";
import type { Problem } from "../../../engine/check/problem.ts";
import { checkProject } from "../../../engine/check/project.ts";
import { warningsOf } from "../../../engine/check/warnings.ts";
import {
  documentsOf,
  type FormDocuments,
  formOfDocument,
  isSharedDocument,
  routeOf,
  schemaFile,
  uiFile,
} from "../../../engine/define/documents.ts";
import { linkedIn } from "../../../engine/define/translation/links.ts";
import { translated } from "../../../engine/define/translation/translated.ts";
import type { Compiled, ToCompile } from "../wire.ts";

/** The number of compiled forms that are kept: a tab needs the latest, and several tabs may be open. */
const most = 50;

/** The problems of a project that concern one form. */
const about = (problems: Problem[], { name }: FormDocuments): Problem[] =>
  problems.filter(({ file }) => file === schemaFile(name) || file === uiFile(name));

/** A form's problems outside its two documents: in its own rules and translations, which the workbench does not edit. */
const beside = (problems: Problem[], { name }: FormDocuments): Problem[] =>
  problems.filter(({ file }) => formOfDocument(file) === name && file !== schemaFile(name) && file !== uiFile(name));

/** A form as a page that others may link to. */
const pageOf = (form: FormDocuments) => ({ route: routeOf(form), file: schemaFile(form.name) });

/** Compiled forms, by id. */
export class CompiledForms {
  private readonly code = new Map<string, string>();

  /** @param standing reads the documents on disk, as far as possible */
  constructor(
    private readonly root: string,
    private readonly standing: () => StandingProject,
    private readonly left: (id: string) => void = () => undefined,
  ) {}

  /** Compiles a form, or returns the problems in its documents. */
  compile(name: string, { schema, ui, lang }: ToCompile): Compiled {
    const problems: Problem[] = [];
    const { project: onDisk, error } = this.standing();
    const { rules, translations } = onDisk.forms.find((other) => other.name === name) ?? {};
    const form: FormDocuments = {
      ...documentsOf(
        name,
        documentFrom(schemaFile(name), schema, problems),
        ui.trim() ? documentFrom(uiFile(name), ui, problems) : {},
      ),
      ...{ rules, translations },
    };
    // Documents that forms share are as they are on disk, and a form cannot be checked without them.
    problems.push(...(error?.problems ?? []).filter(({ file }) => isSharedDocument(file)));
    if (problems.length > 0) return { problems };
    const project = { ...onDisk, forms: [...onDisk.forms.filter((other) => other.name !== name), form] };
    const all = checkProject(project);
    const found = about(all, form);
    if (found.length > 0) return { problems: found };
    // Other forms may have problems: this one is checked without them.
    const alone = { ...project, pages: [...project.pages, ...onDisk.forms.map(pageOf)], forms: [form] };
    const spoken = linkedIn(translated(form, lang && translations?.[lang] ? lang : undefined), project.forms);
    const code = moduleOf(spoken, project.shared, false, ownModuleOf(this.root, project, name));
    return {
      id: this.keep(code),
      beside: beside([...all, ...(error?.problems ?? [])], form),
      warnings: about(warningsOf(alone), form),
    };
  }

  private keep(code: string): string {
    const id = createHash("sha256").update(code).digest("hex").slice(0, 16);
    this.code.delete(id);
    this.code.set(id, code);
    for (const old of [...this.code.keys()].slice(0, -most)) {
      this.code.delete(old);
      this.left(old);
    }
    return id;
  }

  /** The source of a compiled form's module. */
  codeOf(id: string): string {
    const code = this.code.get(id);
    if (code === undefined) throw new Error("The workbench has compiled other forms since: reload it");
    return code;
  }
}
