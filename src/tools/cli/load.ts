/** Selects the forms that a command applies to: by name or all of them, with their fixtures. */
import { DocumentError } from "../../engine/check/problem.ts";
import { instead } from "../../engine/check/suggest.ts";
import { type FormDocuments, type Project, schemaFile } from "../../engine/define/documents.ts";
import { resolveRefs } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
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

/** Every form of a project, with its fixtures; those that cannot be read are told of, since nothing counts them. */
export function subjectsOf(terminal: Terminal, { shared }: Project, forms: FormDocuments[]): Subject[] {
  const subjects = forms.map((form) => subjectOf(terminal.root, form, shared));
  const problems = subjects.flatMap((subject) => subject.problems);
  if (problems.length > 0) terminal.note(problemsText(problems));
  return subjects;
}
