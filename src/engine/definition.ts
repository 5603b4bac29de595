/** What a form is once its documents are read: everything the host, the receiver and the tests need to know of it. */
import type { OwnParts, RuleFailure } from "./own/rules.ts";
import type { KnownPaths } from "./path.ts";
import type { RawError } from "./raw-error.ts";
import type { Json, JsonObject, Schema } from "./schema.ts";

/** A link as documents and pages write it. */
export interface Link {
  label: string;
  href: string;
}

/** What the visitor sees once the request is sent (the spec's section 4). */
export interface Success {
  /** `page` replaces the whole page, `screen` the form, `banner` stands above the form. */
  kind: "page" | "screen" | "banner";
  heading: string;
  text: string[];
  /** When the answer is due, of which the day is said (src/engine/deadline.ts). */
  due?: string;
  links: Link[];
  /** Whether search engines are told not to index what the page has become. */
  noindex?: boolean;
}

/** A named group of fields, in the order they are shown. */
export interface FormSection {
  title?: string;
  description?: string;
  fields: string[];
  /** Whether its fields are shown once its title is pressed, or anything in them is answered. */
  folded?: boolean;
}

/** How one control looks: the options of its widget. */
export interface FieldUi {
  label: string;
  widget?: string;
  hint?: string;
  placeholder?: string;
  autocomplete?: string;
  inputMode?: string;
  /** What the browser knows and the field proposes, without filling it in. */
  proposes?: "timeZone";
  rows?: number;
  /** `half` sets two fields beside each other where there is room. */
  width?: "half" | "full";
  /** Labels of a choice, by its value. */
  options?: { [value: string]: string };
  /** The words of the button that adds an entry to a list. */
  add?: string;
  /** The visitor can read the value and not change it; it is sent. */
  readOnly?: boolean;
  /** The same, and shown as out of use. */
  disabled?: boolean;
  /** Whether the field has the focus when the page opens. */
  autofocus?: boolean;
  /** What is sent when the field is left or made empty. */
  emptyValue?: Json;
  /** Choices that are shown and cannot be chosen, by their text. */
  disabledOptions?: string[];
  /** Choices beside each other instead of below each other. */
  inline?: boolean;
  /** Classes of our own stylesheet on the field's frame. */
  className?: string;
  /** What a list offers beside its entries. */
  list?: { addable?: boolean; orderable?: boolean; removable?: boolean; copyable?: boolean };
  /** The fields of a group in the order they are shown; `*` stands for those not named. */
  order?: string[];
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /** The names of the schemas that a visitor chooses between, in their order. */
  branches?: (string | undefined)[];
  /** Whether the field's title is another in each branch that has it. */
  varies?: boolean;
  /** Whether the field is an entry of a list with a schema of its own, whose label says which. */
  isPlaced?: boolean;
  /** Types of file the picker offers, as in HTML: `.pdf,image/*`. */
  accept?: string;
}

/** A block beside the form: whom to reach otherwise, when, what happens next. */
export interface Aside {
  title: string;
  text?: string[];
  /** Pairs such as a day and its hours. */
  items?: { name: string; value: string }[];
  links?: Link[];
}

/** The words of a form page around its fields. */
export interface FormWords {
  heading: string;
  introduction: string;
  /** How soon the owner answers, as a phrase: "within 2 business days". */
  responseTime?: string;
  submit: { label: string; busy: string };
  toast: string;
  banner: string;
  success: Success;
  aside: Aside[];
}

/** A mail that confirms to whoever sent a form what was sent. */
export interface Confirmation {
  /** The field that its address stands in. */
  field: string;
  subject: string;
  /** Its paragraphs, above the answers. */
  text: string[];
}

/** The metadata of a form's page. */
export interface FormPageMeta {
  title: string;
  description: string;
  keywords: string[];
  /** Which structured data describes the page. */
  schema?: "ContactPage";
}

/** Sentences by path (`email`, `people.*.name`, `` for the form itself) and then by rule. */
export type Sentences = { [path: string]: { [rule: string]: string } };

/** A form, complete: the UI document with everything it left out filled in from the schema. */
export interface FormDefinition extends FormWords {
  /** The value of the payload's `formName`. */
  formName: string;
  /** The language it is written in; English, when left out. */
  lang?: string;
  route: string;
  /** Its pages, where it has been translated: that of its own language first. */
  alternates?: { lang: string; href: string; name: string }[];
  page: FormPageMeta;
  sections: FormSection[];
  /** The schema that is drawn: resolved, and without `formName`. */
  schema: Schema;
  /** How each field looks, by its path. */
  fields: { [path: string]: FieldUi };
  sentences: Sentences;
  /** The names of top-level fields, as a body has them, in the order they are shown; errors are listed in it. */
  order: string[];
  /** The names of fields that others come and go with. */
  triggers?: string[];
  /** What an unset field is sent as, by its path; a field that is not here is left out when unset. */
  empty: { [path: string]: Json };
  /** Groups and choices that are left out as a whole while nothing in them is answered, with what each holds by itself. */
  lapsing?: { [path: string]: Json };
  /** Paths where a schema begins again inside itself, and where it began. */
  again?: KnownPaths["again"];
  /** Groups whose keys the visitor names. */
  free?: string[];
  /** Lists that one control shows as a whole: a broken entry is the list's error. */
  wholes: string[];
  /** Which fields the keys stand for that a visitor names. */
  patterns?: KnownPaths["patterns"];
  /** Whether one section is shown at a time. */
  steps?: boolean;
  /** Whether a visitor may have a link to continue on another device. */
  continue?: boolean;
  /** The mail that confirms the form; none when left out. */
  confirmation?: Confirmation;
  defaults: JsonObject;
  dateMinimums: string[];
  /** Whether the schema itself lets unknown fields in; else they are refused. */
  open: boolean;
  /** How the form is encoded where it is posted without script, where that is not as usual: files need parts of their own. */
  enctype?: string;
  /** Whether the schema needs more than text, choices, lists of choices and dates. */
  rich: boolean;
}

/** A compiled rule set: true when the data keeps every rule, else `errors` holds what was broken. */
export interface Validate {
  (data: unknown): boolean;
  errors?: RawError[] | null;
  /** The rules of the form's own that failed, and so said nothing (src/engine/own). */
  failed?: readonly RuleFailure[];
}

/** A form with the rules compiled from its schema; the receiver has it with the same in other languages. */
export interface Form extends FormDefinition, OwnParts {
  accepts: Validate;
  translations?: { [lang: string]: Form };
  /** The formats by which the page judges conditions and branches, as the rules do: none where it has no such question. */
  formats?: { [format: string]: Validate };
}

/** One broken rule, as a visitor reads it. */
export interface FieldError {
  /** The field's path with dots: `email`, `people.0.name`; empty for the form itself. */
  field: string;
  message: string;
}
