/**
 * The definition of a form: everything the host, the receiver and the tests need to know of it, derived from its
 * documents.
 */

import type { OwnParts, RuleFailure } from "../own/rules.ts";
import type { KnownPaths } from "../schema/path.ts";
import type { RawError } from "../schema/raw-error.ts";
import type { Json, JsonObject, Schema } from "../schema/schema.ts";
import type { Confirmation, FormPageMeta, FormWords } from "../words/form-words.ts";
import type { Alternate } from "./translation/texts.ts";

/** A titled group of fields, in display order. */
export interface FormSection {
  title?: string;
  description?: string;
  fields: string[];
  /** Whether the fields are collapsed until the title is pressed or one of them is filled in. */
  folded?: boolean;
}

/** The presentation of one field: its label, widget, and the widget's options. */
export interface FieldUi {
  label: string;
  widget?: string;
  hint?: string;
  placeholder?: string;
  autocomplete?: string;
  inputMode?: string;
  /** A value from the browser that is suggested for the field, without filling it in. */
  proposes?: "timeZone";
  rows?: number;
  /** `half` places two fields side by side where there is room. */
  width?: "half" | "full";
  /** Labels of choices, by value. */
  options?: { [value: string]: string };
  /** The label of the button that adds an entry to a list. */
  add?: string;
  /** The visitor can read the value but not change it; it is sent. */
  readOnly?: boolean;
  /** The same, displayed as disabled. */
  disabled?: boolean;
  /** Whether the field has the focus when the page opens. */
  autofocus?: boolean;
  /** What is sent when the field is empty. */
  emptyValue?: Json;
  /** Choices that are displayed but cannot be chosen, by their text. */
  disabledOptions?: string[];
  /** Places choices side by side instead of below each other. */
  inline?: boolean;
  /** Classes of our own stylesheet on the field's wrapper. */
  className?: string;
  /** The operations that a list offers on its entries. */
  list?: { addable?: boolean; orderable?: boolean; removable?: boolean; copyable?: boolean };
  /** The fields of a group in display order; `*` stands for those not named. */
  order?: string[];
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /** The labels of branches, in their order. */
  branches?: (string | undefined)[];
  /** Whether the field's title differs between branches. */
  varies?: boolean;
  /**
   * Whether the field is any entry of a list, which has a number, an entry of a tuple, which has a label of its own, or
   * any free key, which names itself.
   */
  entry?: "numbered" | "placed" | "keyed";
  /** The maximum total length of all files of the form, in characters as data URLs, if it may take several. */
  together?: number;
  /** File types the picker offers, as in HTML: `.pdf,image/*`. */
  accept?: string;
}

/** Presentation by the path of the field; what it leaves out is derived from the schema. */
export type Looks = { [path: string]: Partial<FieldUi> };

/**
 * Error messages by path (`email`, `people.*.name`, `` for the form itself) and then by rule; where a rule stands at several
 * places and says something else at one of them, also by that place (`#/then/properties/email/pattern`).
 */
export type Sentences = { [path: string]: { [rule: string]: string } };

/** A form as a browser has it: the UI document with everything it leaves out derived from the schema. */
export interface FormDefinition extends FormWords {
  /** The value of the payload's `formName`. */
  formName: string;
  /** The language it is written in; English, when left out. */
  lang?: string;
  route: string;
  page: Pick<FormPageMeta, "title">;
  sections: FormSection[];
  /** The schema that is drawn: resolved, and without `formName`. */
  schema: Schema;
  /** The presentation of each field, by path. */
  fields: { [path: string]: FieldUi };
  sentences: Sentences;
  /** The names of top-level fields, as keys of a body, in display order; errors are listed in it. */
  order: string[];
  /** Names of fields whose values make other fields appear or disappear. */
  triggers?: string[];
  /** What an empty field is sent as, by path; fields that are not listed are left out when empty. */
  empty: { [path: string]: Json };
  /**
   * Groups and choices that are left out as a whole while none of their fields is filled in, with their initial value.
   */
  lapsing?: { [path: string]: Json };
  /**
   * Paths where null is an answer and is sent: choices that offer it, except entries of lists, and constants that are required in a
   * branch or under a condition.
   */
  nulls?: string[];
  /** Paths where a recursive schema repeats, with the path where it started. */
  again?: KnownPaths["again"];
  /** Groups with free keys; "" for the form itself, which refuses unknown fields otherwise. */
  free?: string[];
  /** Lists drawn by one control: an error of an entry is reported on the list. */
  wholes: string[];
  /** The patterns of free keys, and the field that each stands for. */
  patterns?: KnownPaths["patterns"];
  /** Whether one section is shown at a time. */
  steps?: boolean;
  /** The confirmation mail; none when left out. */
  confirmation?: Confirmation;
  defaults: JsonObject;
  dateMinimums: string[];
  /** The `enctype` of a post without script, if not the default: files need multipart. */
  enctype?: string;
  /** Whether it needs more of the host than text, choices, lists of choices and dates do. */
  rich: boolean;
}

/** A form as the build and the receiver have it, with what the browser's copy leaves out because only the document shows it. */
export interface WholeDefinition extends FormDefinition {
  page: FormPageMeta;
  /** Its pages in all languages, if it has been translated; the original first. */
  alternates?: Alternate[];
  /** Whether a visitor may get a link to continue on another device. */
  continue?: boolean;
}

/** A compiled validator: returns whether the data are valid, and sets `errors` if not, as ajv's do. */
export interface Validate {
  (data: unknown): boolean;
  errors?: RawError[] | null;
}

/** What a form's rules say of a body. */
export interface Judged {
  errors: RawError[];
  /** The form's own rules that threw, and so reported nothing (src/engine/own). */
  failed?: readonly RuleFailure[];
}

/** A form with its compiled rules. */
export interface Form extends FormDefinition, OwnParts {
  /** The rules of its schema. */
  accepts: Validate;
  /** Judges a body by these and by the form's own rules; only if it has any. */
  judge?: (body: JsonObject) => Judged;
  /** The formats that the page needs to evaluate conditions and branches; only if the form has any. */
  formats?: { [format: string]: Validate };
}

/** A form as build and receiver have it; in the receiver, with its translations. */
export interface WholeForm extends WholeDefinition, Omit<Form, keyof FormDefinition> {
  translations?: { [lang: string]: WholeForm };
}

/** One validation error, as it is shown to the visitor. */
export interface FieldError {
  /** The field's path with dots: `email`, `people.0.name`; empty for the form itself. */
  field: string;
  message: string;
}
