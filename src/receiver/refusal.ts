/** What a refusal says to its sender, and why it was one. */
import type { FieldError, Form } from "../engine/definition.ts";
import type { RuleFailure } from "../engine/own/rules.ts";
import type { JsonObject } from "../engine/schema.ts";

/** Why something was refused. */
export type Reason =
  | "method"
  | "path"
  | "host"
  | "origin"
  | "rate"
  | "type"
  | "not whole"
  | "too large"
  | "not an object"
  | "not a form post"
  | "too deep"
  | "too many"
  | "too long"
  | "no such form"
  | "not valid"
  | "not stored"
  | "no drafts"
  | "no draft"
  | "not a draft"
  | "full";

/** A refusal. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503;
  reason: Reason;
  /** What its sender reads. */
  error: string;
  errors?: FieldError[];
  /** The form it was meant for. */
  form?: string;
  /** The host of the page it came from, where that may not post. */
  from?: string;
  /** What its sender's program reads. */
  headers?: { [name: string]: string };
}

/** What was sent, as far as it was understood. */
export interface ReceivedLead {
  /** The form in the language of the page that it came from. */
  form: Form;
  /** That language, where it is not the form's own. */
  lang?: string;
  body: JsonObject;
  /** Whether the decoy of a form post was filled in. */
  decoy?: boolean;
  /** The branch that each chooser of a form post says, by the chooser's name. */
  branches?: { [chooser: string]: number };
  /** The rules of the form's own that failed. */
  failed?: readonly RuleFailure[];
  /** The rules that would have refused it, had its sender been able to read why. */
  doubts?: string[];
}

/** Thrown where a request turns out to be one that is refused. Whatever else is thrown is a failure of the receiver's own. */
export class Refused extends Error {
  /** @param sent what was understood of the request */
  constructor(
    readonly refusal: Refusal,
    readonly sent?: ReceivedLead,
    cause?: unknown,
  ) {
    super(refusal.error, { cause });
    this.name = "Refused";
  }
}
