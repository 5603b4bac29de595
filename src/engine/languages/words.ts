/** Everything that a language has to define: all texts that documents do not contain. */

import type { InsideWords } from "./inside-words.ts";

/** Builds the message for a rule of a field. */
export type Sentence = (
  /** The field, as the subject of a sentence. */
  subject: string,
  /** The rule's limit: a number, names of choices, a file's type; undefined if it cannot be put into words. */
  limit: string | undefined,
  /** The label of the field. */
  label: string,
  /** The limit as a number, if it is one. */
  count: number,
) => string;

/** The rules that have a message. */
type RuleName =
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

/** Messages for failed rules. They are used when a form is built; no page includes them. */
interface RuleWords {
  /** A field as the subject of a sentence. */
  field: (label: string) => string;
  /** The form itself as a subject. */
  form: string;
  /** A field without a label. */
  nameless: string;
  /** The answer to a question, as a subject. */
  answer: string;
  /** Follows a question that has no answer. */
  pleaseAnswer: string;
  /** A name in quotation marks. */
  quoted: (name: string) => string;
  /** Examples of a name. */
  such: (names: string) => string;
  /** A list in a sentence: "A, B or C", "A, B and C". */
  or: (names: string[]) => string;
  and: (names: string[]) => string;
  /** A number in the language's notation. */
  number: (value: number) => string;
  types: { [type in TypeName]: string };
  any: { [rule in RuleName]: Sentence };
  /** The message of alternatives that ask for one field or another, by their names: "Phone" or "Email". */
  asked: (subject: string, names: string, isOnlyOne: boolean) => string;
  /** The message of a group that cannot have some fields, or not all of them. */
  apart: (subject: string, names: string, areSeveral: boolean) => string;
  /** Messages for lists of choices or files, by the field's kind. */
  choices: { [rule in "required" | "minItems" | "maxItems" | "contains" | "uniqueItems"]: Sentence };
  chosen: { enum: Sentence };
  list: { [rule in "required" | "minItems"]: Sentence };
  file: { [rule in "pattern" | "maxLength"]: Sentence };
  boolean: { [rule in "const" | "required"]: Sentence };
  /** A rule without a message of its own. */
  invalid: Sentence;
}

/** The texts of a form's page that its UI document leaves out. They are used when a form is built. */
interface PageWords {
  submit: string;
  busy: string;
  /** Follows the heading of the form. */
  toast: string;
  banner: string;
  thanks: string;
  received: string;
  home: string;
  /** Follows the heading in the subject of the confirmation mail. */
  confirmed: string;
}

/** The texts around a form in its document. */
interface AroundWords {
  /** The label of the links to the form in other languages. */
  languages: string;
  /** Around the time at which a draft was saved; a script inserts it before the second. */
  keptBefore: string;
  earlier: string;
  keptAfter: string;
  discard: string;
  useBefore: string;
  fillIn: string;
  noThanks: string;
  /** Shown where the form's script does not run. */
  needsScript: string;
  /** After it, while the draft is stored. */
  safe: string;
  reload: string;
  orElse: string;
  sendWithout: string;
  stillLoading: string;
  scriptsOff: string;
  /** Ways to get in touch: "write to …, or call …." */
  writeTo: string;
  withYourWords: string;
  orCall: string;
  end: string;
  /**
   * The controls for the link that continues the form on another device, and the questions about one that was followed.
   */
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

/**
 * The texts of the receiver: in the confirmation mail, and in the answer to a post whose form cannot be drawn again.
 */
interface AnswerWords {
  youSent: string;
  ignored: string;
  notSent: string;
  /** The message at the first field that the answers add to the form, before anything is stored. */
  brought: string;
  tooMuch: (size: string) => string;
  /** @param when such as "in 40 seconds" */
  tooOften: (when: string) => string;
  /** @param when the same */
  crowded: (when: string) => string;
  goBack: string;
  home: string;
}

/** All words of a language. */
export interface Words {
  /** The language's name for itself. */
  name: string;
  dir: "ltr" | "rtl";
  rules: RuleWords;
  page: PageWords;
  form: InsideWords;
  around: AroundWords;
  answer: AnswerWords;
}
