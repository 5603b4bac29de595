/** The documents of a form, as they are written. */

import type { OwnWidget } from "../own/widgets.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import type { Schema } from "../schema/schema.ts";
import type { Confirmation, FormPageMeta, FormWords, Success } from "../words/form-words.ts";
import type { FormSection, Looks } from "./definition.ts";
import { asForm } from "./one-field.ts";
import type { TranslationDocument } from "./translation/texts.ts";

/** A UI document (`forms/<name>.ui.json`): everything in it is optional, and so is the file. */
export interface UiDocument extends Partial<Omit<FormWords, "submit" | "success">> {
  $schema?: string;
  /** The language the form is written in; English, when left out. */
  lang?: string;
  route?: string;
  page?: Partial<FormPageMeta>;
  /** The title of the footer group that links to the form. */
  navigation?: string;
  sections?: FormSection[];
  fields?: Looks;
  /** Presentation in react-jsonschema-form's own vocabulary. */
  uiSchema?: { [key: string]: unknown };
  /** Whether one section is shown at a time, with a review before sending. */
  steps?: boolean;
  /** Whether a visitor may get a link to continue the draft on another device. */
  continue?: boolean;
  submit?: Partial<FormWords["submit"]>;
  success?: Partial<Success>;
  /** Sends a confirmation mail to whoever sent the form, if the receiver has a mail server. */
  confirmation?: Partial<Confirmation>;
}

/** One form's documents. */
export interface FormDocuments {
  /** The file's name before `.schema.json`. */
  name: string;
  schema: Schema;
  ui: UiDocument;
  /** Whether the document does not describe an object, and was wrapped as the only field of one. */
  isOnly?: boolean;
  /** The source of the form's module of own rules, if it has one. */
  rules?: string;
  /** Its translations, by language. */
  translations?: { [lang: string]: TranslationDocument };
  /** For a translated form, the documents it was translated from. */
  translatedFrom?: FormDocuments;
}

/** The documents of a form from its parsed files. */
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
  /** The project's own widgets. */
  widgets?: OwnWidget[];
}

/** The path of a form's schema, as error messages quote it, like the following ones. */
export const schemaFile = (name: string): string => `schemas/${name}.schema.json`;
/** The path of its UI document. */
export const uiFile = (name: string): string => `forms/${name}.ui.json`;
/** The path of its own rules. */
export const rulesFile = (name: string): string => `forms/${name}.rules.ts`;
/** The path of a translation of it. */
export const translationFile = (name: string, lang: string): string => `forms/${name}.${lang}.json`;

/** The form and language of a translation's file name in forms/; undefined for other files. */
export function translationIn(file: string): { name: string; lang: string } | undefined {
  const [, name = "", lang = ""] = /^forms\/([^/]+)\.(?!ui\.)([a-z]{2,3}(?:-\w+)?)\.json$/i.exec(file) ?? [];
  return lang ? { name, lang } : undefined;
}

/** The name of the form that a document belongs to; undefined for others, such as documents that forms share. */
export function formOfDocument(file: string): string | undefined {
  const [, schema, presented] =
    /^(?:schemas\/(.+)\.schema\.json|forms\/([^/]+)\.(?:ui\.json|rules\.ts))$/.exec(file) ?? [];
  return schema ?? presented ?? translationIn(file)?.name;
}

/** Whether a document is shared: a mistake in it concerns every form. */
export const isSharedDocument = (file: string): boolean =>
  /^schemas\/.+\.json$/.test(file) && formOfDocument(file) === undefined;

/** The path of a widget of the project. */
export const widgetFile = (name: string): string => `forms/widgets/${name}.tsx`;

/** The route of the form's page: from its UI document, else the file's name. */
export const routeOf = ({ name, ui: { route } }: FormDocuments): string =>
  typeof route === "string" ? route : `/${name}`;

/** The payload's `formName`: from the schema, else the file's name. */
export function formNameOf({ name, schema }: FormDocuments): string {
  const declared = schema.properties?.formName?.const;
  return typeof declared === "string" ? declared : name;
}
