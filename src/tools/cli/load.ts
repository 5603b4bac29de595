/** Selects the forms that a command applies to: by name or all of them, with their fixtures. */
import { readAnyway, soundForms } from "../../content/read.ts";
import { DocumentError, type Problem } from "../../engine/check/problem.ts";
import { instead } from "../../engine/check/suggest.ts";
import { type FormDocuments, formOfDocument, type Project, schemaFile } from "../../engine/define/documents.ts";
import { resolveRefs } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { fixtureFolder } from "../fixtures/read.ts";
import { type Subject, subjectOf } from "../fixtures/subject.ts";
import { problemsText, type Terminal } from "./terminal.ts";

/** The schemas of all forms of a project, with references resolved. */
export const schemasOf = ({ forms, shared }: Project): Schema[] =>
  forms.map(({ schema }) => resolveRefs(schema, shared));

/**
 * The forms with these names; all forms when there are none.
 * @throws DocumentError for an unknown name
 */
export function chosen(project: Project, names: string[]): FormDocuments[] {
  const known = project.forms.map(({ name }) => name);
  const problems = names
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: schemaFile(name),
      path: "",
      expected: "a form of this project",
      found: "no such file",
      fix: known.length > 0 ? instead(name, known) : `npm run forms -- new ${name}`,
    }));
  if (problems.length > 0) throw new DocumentError(problems);
  return names.length > 0 ? project.forms.filter(({ name }) => names.includes(name)) : project.forms;
}

/** Whether a problem concerns one of these forms: it is in their documents or fixtures, or in a shared file. */
export function isAbout(names: string[], { file }: Problem, { forms }: Project): boolean {
  if (names.length === 0) return true;
  const others = forms.map(({ name }) => name).filter((name) => !names.includes(name));
  return !others.some((name) => formOfDocument(file) === name || file.startsWith(`${fixtureFolder}/${name}/`));
}

/**
 * Reads the forms with these names, all when there are none, whatever is wrong with others, which may be half written.
 * @returns them, and the project with all forms that are right
 * @throws DocumentError for an unknown name, and for what is wrong with them
 */
export function readForms(root: string, names: string[]): { project: Project; forms: FormDocuments[] } {
  const { project, problems } = readAnyway(root);
  const forms = chosen(project, names);
  const own = problems.filter((problem) => isAbout(names, problem, project));
  if (own.length > 0) throw new DocumentError(own);
  return { project: { ...project, forms: soundForms(project, problems) }, forms };
}

/** Every form of a project, with its fixtures; those that cannot be read are told of, since nothing counts them. */
export function subjectsOf(terminal: Terminal, { shared }: Project, forms: FormDocuments[]): Subject[] {
  const subjects = forms.map((form) => subjectOf(terminal.root, form, shared));
  const problems = subjects.flatMap((subject) => subject.problems);
  if (problems.length > 0) terminal.note(problemsText(problems));
  return subjects;
}
