/** Selects the forms that a command applies to: by name or all of them, with their fixtures. */
import { readAnyway, soundForms } from "../../content/read.ts";
import { DocumentError, type Problem } from "../../engine/check/problem.ts";
import { instead, nearest } from "../../engine/check/suggest.ts";
import {
  type FormDocuments,
  formOfDocument,
  isSharedDocument,
  type Project,
  schemaFile,
  translationIn,
} from "../../engine/define/documents.ts";
import type { SharedSchemas } from "../../engine/schema/refs.ts";
import { resolveRefs } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { fixtureFolder } from "../fixtures/read.ts";
import { type Subject, subjectOf } from "../fixtures/subject.ts";
import { problemsText, type Terminal } from "./terminal.ts";

/** The schemas of forms, with references resolved. */
export const schemasOf = (forms: FormDocuments[], shared: SharedSchemas): Schema[] =>
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

/** The form that a file belongs to by its name, even if nothing reads it: a document, a file named like one, or a fixture. */
const formOfFile = (file: string): string | undefined =>
  formOfDocument(file) ??
  new RegExp(`^(?:schemas|forms)/([^/.]+)\\.|^${fixtureFolder}/([^/]+)`).exec(file)?.slice(1).find(Boolean);

/** Whether a form names a widget in its documents. */
const hasWidget = ({ schema, ui }: FormDocuments, widget: string): boolean =>
  JSON.stringify([schema, ui]).includes(JSON.stringify(widget));

/**
 * Whether a problem concerns one of these forms: it is in their documents or fixtures, in a shared file, in a widget that they
 * name, or in a file with almost the name of such a document.
 */
export function isAbout(names: string[], { file }: Problem, { forms }: Project): boolean {
  if (names.length === 0 || isSharedDocument(file)) return true;
  const [, widget] = /^forms\/widgets\/(.+)\.\w+$/.exec(file) ?? [];
  if (widget) return forms.some((form) => names.includes(form.name) && hasWidget(form, widget));
  const form = formOfFile(file);
  const isKnown = forms.some(({ name }) => name === form);
  return form !== undefined && (names.includes(form) || (!isKnown && nearest(form, names) !== undefined));
}

/** What a command reads of a project. */
export interface Asked {
  /** The whole project, including forms with problems. */
  project: Project;
  /** All of its problems. */
  problems: Problem[];
  /** The valid forms that the command is about. */
  forms: FormDocuments[];
  /** Every valid form. */
  sound: FormDocuments[];
  /** Whether no form was left out because of its problems. */
  isWhole: boolean;
}

/** A form without its translations, which no body depends on. */
const untranslated = ({ translations: _translations, ...form }: FormDocuments): FormDocuments => form;

/**
 * Reads the forms with these names, despite problems in others, which may be unfinished. Without names it reads all, and leaves
 * out and reports those with problems.
 * @param isRuled whether the command depends on the forms' own rules
 * @throws DocumentError for an unknown name, for problems in the named forms, and when no form is left
 */
export function readForms(terminal: Terminal, names: string[], isRuled = true): Asked {
  const { project, problems } = readAnyway(terminal.root, isRuled);
  const inDocuments = problems.filter(({ file }) => /^(schemas|forms)\/[^/]+$/.test(file) && !translationIn(file));
  const own = inDocuments.filter((problem) => isAbout(names, problem, project));
  if (names.length > 0 && own.length > 0) throw new DocumentError(own);
  const forms = chosen(project, names).map(untranslated);
  const sound = soundForms(project, inDocuments).map(untranslated);
  if (names.length > 0) return { project, problems, forms, sound, isWhole: true };
  if (sound.length === 0 && own.length > 0) throw new DocumentError(own);
  if (project.forms.length === 0)
    terminal.note("No forms in schemas/ yet. A first one: npm run forms -- new contact\n");
  if (own.length > 0) {
    const faulty = forms.filter(({ name }) => !sound.some((one) => one.name === name)).map(({ name }) => name);
    terminal.note(`${problemsText(own)}\n`);
    if (faulty.length > 0) terminal.note(`Skipped: ${faulty.join(", ")}\n`);
  }
  return { project, problems, forms: sound, sound, isWhole: own.length === 0 };
}

/** The forms with their fixtures; fixtures that cannot be read are reported, since they do not count. */
export function subjectsOf(terminal: Terminal, { shared }: Project, forms: FormDocuments[]): Subject[] {
  const subjects = forms.map((form) => subjectOf(terminal.root, form, shared));
  const problems = subjects.flatMap((subject) => subject.problems);
  if (problems.length > 0) terminal.note(problemsText(problems));
  return subjects;
}
