/**
 * A project while it is being edited: a document with an error is replaced by its last valid version, or by a page with
 * the error message.
 */
import { DocumentError, type Problem, problemText } from "../../engine/check/problem.ts";
import { checkPart } from "../../engine/check/project.ts";
import {
  type FormDocuments,
  isSharedDocument,
  type Project,
  rulesFile,
  schemaFile,
  translationFile,
  uiFile,
} from "../../engine/define/documents.ts";
import { readAnyway, soundWidgets, warningsIn } from "../read.ts";

/** A form without fields, whose page shows the errors. */
const placeholder = (name: string, problems: Problem[]): FormDocuments => ({
  name,
  schema: { type: "object", properties: {} },
  ui: { heading: `A mistake in ${name}`, introduction: problems.map(problemText).join(" ") },
});

/** The problems of a form: those of its own documents, and of shared ones, which affect every form. */
export const problemsOf = (name: string, problems: Problem[]): Problem[] =>
  problems.filter(({ file }) => file === schemaFile(name) || file === uiFile(name) || isSharedDocument(file));

/** Leaves out translations with errors. */
function soundTranslations({ name, translations = {} }: FormDocuments, problems: Problem[]) {
  const sound = Object.entries(translations).filter(([lang]) =>
    problems.every(({ file }) => file !== translationFile(name, lang)),
  );
  return { translations: sound.length > 0 ? Object.fromEntries(sound) : undefined };
}

/** A project that can always be rendered, and its errors. */
export interface StandingProject {
  project: Project;
  error?: DocumentError;
  /** Warnings; empty while there is an error. */
  warnings: Problem[];
}

/** Reads the project at `root`; `before` is its last valid version. */
function standingProject(root: string, before?: Project): StandingProject {
  const { project, problems } = readAnyway(root);
  if (problems.length === 0) return { project, warnings: warningsIn(project) };
  const shared = problems.some(({ file }) => isSharedDocument(file)) ? (before?.shared ?? {}) : project.shared;
  /** The last valid version of a form, unless it refers to shared documents that no longer exist. */
  const keptOf = (called: string): FormDocuments | undefined => {
    const form = before?.forms.find(({ name }) => name === called);
    return form && checkPart({ shared, form, isSharedSound: true }).length === 0 ? form : undefined;
  };
  const forms = project.forms.map((form) => {
    const own = problemsOf(form.name, problems);
    // Rules with errors are left out.
    const isRuled = problems.every(({ file }) => file !== rulesFile(form.name));
    if (own.length === 0)
      return { ...form, ...(!isRuled && { rules: undefined }), ...soundTranslations(form, problems) };
    return keptOf(form.name) ?? placeholder(form.name, own);
  });
  // Widgets with errors are left out, so that fields get the default one.
  const widgets = soundWidgets(project, problems);
  return { project: { ...project, forms, shared, widgets }, error: new DocumentError(problems), warnings: [] };
}

/** A project that is read again after changes. */
export class Standing {
  private last: StandingProject | undefined;
  private isCurrent = false;

  constructor(private readonly root: string) {}

  /** Reads the project. */
  read(): StandingProject {
    this.last = standingProject(this.root, this.last?.project);
    this.isCurrent = true;
    return this.last;
  }

  /** Marks it as changed; it is read again on demand. */
  forget(): void {
    this.isCurrent = false;
  }

  /** The current project. */
  now(): StandingProject {
    return this.last && this.isCurrent ? this.last : this.read();
  }
}
