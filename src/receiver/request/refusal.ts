/** A refusal: its response, and its reason. */
import type { FieldError, WholeForm } from "../../engine/define/definition.ts";
import type { ListChange } from "../../engine/define/list-changes.ts";
import type { RuleFailure } from "../../engine/own/rules.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";

/** The reason for a refusal, as it is logged. */
export type Reason =
  | "method"
  | "path"
  | "origin"
  | "rate"
  | "crowded"
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
  /** The text of the response. */
  error: string;
  /** What the page of a visitor without script says in its place, in the current language. */
  said?: () => string;
  errors?: FieldError[];
  /** The form it was sent to. */
  form?: string;
  /** The host of the page it came from, if that may not post. */
  from?: string;
  /** Headers of the response. */
  headers?: { [name: string]: string };
}

/** What all refusals of a body by its form's rules have in common. */
export const invalid = { status: 400, reason: "not valid", error: "The request is not valid" } as const;

/** A field that was changed, and to where the answer leads: to a new entry, or to what contained a removed one. */
export interface Changed {
  path: string;
  change: ListChange;
}

/** A request, as far as it could be parsed. */
export interface ReceivedLead {
  /** The form in the language of the page that it came from. */
  form: WholeForm;
  /** That language, if it is not the form's own. */
  lang?: string;
  body: JsonObject;
  /** Whether the decoy of a form post was filled in. */
  decoy?: boolean;
  /** The index of the branch that each chooser of a form post selects, by the chooser's name. */
  branches?: { [chooser: string]: number };
  /** The field that a button without script has added or removed: the body is shown again, and neither validated nor stored. */
  changed?: Changed;
  /** What a form post of one of our pages had, by name, and its body as it is shown again; only if answers can bring fields. */
  posted?: { names: ReadonlyMap<string, unknown>; body: JsonObject };
  /** The form's own rules that threw. */
  failed?: readonly RuleFailure[];
  /** The rules that would have refused it, if its sender could read the response. */
  doubts?: string[];
}

/** Thrown for a request that is refused. Any other exception is a failure of the receiver. */
export class Refused extends Error {
  /** @param lead what was parsed of the request */
  constructor(
    readonly refusal: Refusal,
    readonly lead?: ReceivedLead,
    cause?: unknown,
  ) {
    super(refusal.error, { cause });
    this.name = "Refused";
  }
}
