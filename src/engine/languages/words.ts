/** What a language has to say: every sentence, label and sign that no document of a form says. A language is one file of these. */

import type { FormWords } from "./form-words.ts";

/** A sentence about a rule of a field. */
export type Sentence = (
  /** The field, as the subject of a sentence. */
  subject: string,
  /** What the rule asks for: a number, names in a list, a file's type; nothing where it cannot be said. */
  limit: string | undefined,
  /** What the field is called. */
  label: string,
  /** The same as a number, where it is one. */
  count: number,
) => string;

/** The rules that have a sentence. */
export type RuleName =
  | "required"
  | "type"
  | "enum"
  | "const"
  | "pattern"
  | "format"
  | "minLength"
  | "maxLength"
  | "minItems"
  | "maxItems"
  | "additionalItems"
  | "uniqueItems"
  | "contains"
  | "minimum"
  | "maximum"
  | "exclusiveMinimum"
  | "exclusiveMaximum"
  | "multipleOf"
  | "minProperties"
  | "maxProperties"
  | "oneOf"
  | "anyOf"
  | "not"
  | "notBefore"
  | "atLeast"
  | "same"
  | "sum"
  | "dateMinimum";

/** Types of value. */
type TypeName = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

/** What is said of broken rules. Said once, where a form is built: no page carries these. */
export interface RuleWords {
  /** A field as the subject of a sentence. */
  field: (label: string) => string;
  /** The form itself as a subject. */
  form: string;
  /** A field without a label. */
  nameless: string;
  /** What a question is answered with, as a subject. */
  answer: string;
  /** After a question that has no answer. */
  pleaseAnswer: string;
  /** A name as a sentence quotes it. */
  quoted: (name: string) => string;
  /** Several in a sentence: "A, B or C", "A, B and C". */
  or: (names: string[]) => string;
  and: (names: string[]) => string;
  /** A number as it is written. */
  number: (value: number) => string;
  types: { [type in TypeName]: string };
  any: { [rule in RuleName]: Sentence };
  /** Where all of a list is chosen from, or is a file: by the field's kind. */
  choices: { [rule in "required" | "minItems" | "maxItems" | "contains" | "uniqueItems"]: Sentence };
  chosen: { enum: Sentence };
  list: { [rule in "required" | "minItems"]: Sentence };
  file: { [rule in "pattern" | "maxLength"]: Sentence };
  boolean: { [rule in "const" | "required"]: Sentence };
  /** A rule that has no sentence of its own. */
  invalid: Sentence;
}

/** What a form's page says where its UI document does not. Said once, where a form is built. */
export interface PageWords {
  submit: string;
  busy: string;
  /** Behind the heading of the form. */
  toast: string;
  banner: string;
  thanks: string;
  received: string;
  home: string;
  /** Behind the heading, the subject of the mail that confirms. */
  confirmed: string;
}

/** What stands around a form in its document. */
export interface AroundWords {
  /** What the links to the same form in other languages are called together. */
  languages: string;
  /** Around the time that a draft was kept at, which a script writes in the place of the second. */
  keptBefore: string;
  earlier: string;
  keptAfter: string;
  discard: string;
  useBefore: string;
  fillIn: string;
  noThanks: string;
  /** Where the form's script does not run. */
  needsScript: string;
  reload: string;
  orElse: string;
  sendWithout: string;
  stillLoading: string;
  scriptsOff: string;
  /** Ways to reach somebody: "write to …, or call …." */
  writeTo: string;
  withYourWords: string;
  orCall: string;
  end: string;
  /** What makes and deletes a link that continues the form on another device, and what asks about one that was followed. */
  elsewhere: string;
  elsewhereHint: string;
  elsewhereMake: string;
  elsewhereUpdate: string;
  elsewhereLink: string;
  elsewhereCopy: string;
  elsewhereShare: string;
  elsewhereDelete: string;
  elsewhereReplace: string;
}

/** What the receiver says: in the mail that confirms, and in the answer to a post whose form cannot be drawn again. */
export interface AnswerWords {
  youSent: string;
  ignored: string;
  notSent: string;
  goBack: string;
  home: string;
}

/** A language. */
export interface Words {
  /** What it calls itself. */
  name: string;
  dir: "ltr" | "rtl";
  rules: RuleWords;
  page: PageWords;
  form: FormWords;
  around: AroundWords;
  answer: AnswerWords;
}
