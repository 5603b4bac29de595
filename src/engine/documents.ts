/** The documents a form is made of, as they are written. */
import type { Confirmation, FieldUi, FormPageMeta, FormSection, FormWords, Success } from "./definition.ts";
import { asForm } from "./one-field.ts";
import type { OwnWidget } from "./own/widgets.ts";
import type { SharedSchemas } from "./refs.ts";
import type { Schema } from "./schema.ts";
import type { TranslationDocument } from "./translation/texts.ts";

/** A UI document (`forms/<name>.ui.json`): everything in it is optional, and so is the file. */
export interface UiDocument extends Partial<Omit<FormWords, "submit" | "success">> {
  $schema?: string;
  /** The language the form is written in; English, when left out. */
  lang?: string;
  route?: string;
  page?: Partial<FormPageMeta>;
  /** The group of the footer that links to the form, by its title. */
  navigation?: string;
  sections?: FormSection[];
  fields?: { [path: string]: Partial<FieldUi> };
  /** The same in react-jsonschema-form's own vocabulary. */
  uiSchema?: { [key: string]: unknown };
  /** Whether one section is shown at a time, with a review before sending. */
  steps?: boolean;
  /** Whether a visitor may have a link by which what is written so far is continued on another device. */
  continue?: boolean;
  submit?: Partial<FormWords["submit"]>;
  success?: Partial<Success>;
  /** Has whoever sent the form told by mail what was sent, where the receiver has a mail server for it. */
  confirmation?: Partial<Confirmation>;
}

/** One form's documents. */
export interface FormDocuments {
  /** The file's name before `.schema.json`. */
  name: string;
  schema: Schema;
  ui: UiDocument;
  /** Whether the document describes no group of fields: it has become the only field of one. */
  isOnly?: boolean;
  /** The text of the module of its own rules; none, where it has no such module. */
  rules?: string;
  /** Its texts in other languages, by language. */
  translations?: { [lang: string]: TranslationDocument };
  /** What it was translated from, where it stands here in another language than its own. */
  translatedFrom?: FormDocuments;
}

/** A form's documents as they were read. */
export const documentsOf = (name: string, schema: Schema, ui: UiDocument): FormDocuments => ({
  name,
  ui,
  ...asForm(schema),
});

/** All documents of a project, the routes its pages occupy, and where forms can be linked from. */
export interface Project {
  forms: FormDocuments[];
  shared: SharedSchemas;
  /** Page routes with the file each is defined in. */
  pages: { route: string; file: string }[];
  /** The titles of the footer's groups. */
  groups: string[];
  /** Widgets of the project's own. */
  widgets?: OwnWidget[];
}

/** Where a form's documents stand, as errors quote them. */
export const schemaFile = (name: string): string => `schemas/${name}.schema.json`;
export const uiFile = (name: string): string => `forms/${name}.ui.json`;
export const rulesFile = (name: string): string => `forms/${name}.rules.ts`;
export const translationFile = (name: string, lang: string): string => `forms/${name}.${lang}.json`;
/** The form and the language that a file in forms/ is the translation of; nothing, where its name is not of that kind. */
export function translationIn(file: string): { name: string; lang: string } | undefined {
  const [, name = "", lang = ""] = /^forms\/([^/]+)\.(?!ui\.)([a-z]{2,3}(?:-\w+)?)\.json$/i.exec(file) ?? [];
  return lang ? { name, lang } : undefined;
}

export const widgetFile = (name: string): string => `forms/widgets/${name}.tsx`;

/** The form's page: as its UI document says, else the file's name. */
export const routeOf = ({ name, ui }: FormDocuments): string => ui.route ?? `/${name}`;

/** The `formName` of the payload: as the schema declares it, else the file's name. */
export function formNameOf({ name, schema }: FormDocuments): string {
  const declared = schema.properties?.formName?.const;
  return typeof declared === "string" ? declared : name;
}
