/** A refusal: its response, and its reason. */
import type { FieldError, WholeForm } from "../../engine/define/definition.ts";
import type { ListChange } from "../../engine/define/list-changes.ts";
import type { RuleFailure } from "../../engine/own/rules.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";

/** The reason for a refusal, as it is logged; each with its status. The owner's manual lists them. */
export type Reason =
  /** 405: another method than POST. */
  | "method"
  /** 404: another path than `/`. */
  | "path"
  /** 403: a page that may not post, named in `from`; if it is one of yours, set `LEADS_ALLOWED_ORIGIN`. */
  | "origin"
  /** 429: more of one sender than `LEADS_RATE_PER_MINUTE` allows, drafts too; if it is everybody, see `proxy not trusted`. */
  | "rate"
  /** 503: no room for what is arriving; see [memory](#how-much-memory-senders-can-take). */
  | "crowded"
  /** 415: neither JSON nor a form post. */
  | "type"
  /** 400: broken off before its end, or later than it may arrive. */
  | "not whole"
  /** 413: more bytes than a request may have; 400: a number beyond what JSON can say. */
  | "too large"
  /** 400: not a JSON object. */
  | "not an object"
  /** 400: no form post, though it says so. */
  | "not a form post"
  /** 400: nested deeper than any form. */
  | "too deep"
  /** 400: more values, files or pieces than any form has. */
  | "too many"
  /** 400: names longer than any form has. */
  | "too long"
  /** 400: of a form that is not there, or no longer. */
  | "no such form"
  /** 400: against the rules of its form, in the named `fields`; a visitor has the message. */
  | "not valid"
  /** 503: the store did not take it, for the reason in `why`; its sender is told, and can send it again. */
  | "not stored"
  /** 404: drafts are not stored here (`LEADS_CONTINUE_DAYS=0`, or no form has `continue`). */
  | "no drafts"
  /** 404: a link whose draft has ended, or was sent or deleted. */
  | "no draft"
  /** 400: no draft as pages send it. */
  | "not a draft"
  /** 503: no room for more drafts. */
  | "full";

/** A refusal. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503;
  reason: Reason;
  /** The text of the response. */
  error: string;
  /** The sentence for a visitor without script, in the current language, instead of `error`. */
  said?: () => string;
  errors?: FieldError[];
  /** The form it was sent to. */
  form?: string;
  /** The host of the page it came from, if that may not post. */
  from?: string;
  /** Headers of the response. */
  headers?: { [name: string]: string };
}

/** The common part of refusals of a body by its form's rules. */
export const invalid = { status: 400, reason: "not valid", error: "The request is not valid" } as const;

/** A changed field: the answer leads to a new entry, or to the list or group from which one was removed. */
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
  /** The names in a post of one of our pages, and the body as it is shown again; only if answers can add fields. */
  posted?: { names: ReadonlyMap<string, unknown>; body: JsonObject };
  /** The form's own rules that threw. */
  failed?: readonly RuleFailure[];
  /** The rules that would have refused it, if its sender could read the response. */
  doubts?: string[];
}

/** Thrown to refuse a request. Any other exception is a failure of the receiver. */
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
