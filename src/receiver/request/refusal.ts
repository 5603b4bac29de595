/** A refusal: its response, and its reason. */
import type { FieldError, WholeForm } from "../../engine/define/definition.ts";
import type { ListChange } from "../../engine/define/list-changes.ts";
import type { RuleFailure } from "../../engine/own/rules.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";

/** The reason for a refusal, as it is logged; each with its status. The owner's manual lists them. */
export type Reason =
  /** 405: a method other than POST. */
  | "method"
  /** 404: a path other than `/`. */
  | "path"
  /** 403: pages of this origin may not post; `from` names its host. If it is yours, set `LEADS_ALLOWED_ORIGIN`. */
  | "origin"
  /** 429: one sender's requests, drafts included, exceed `LEADS_RATE_PER_MINUTE`; if everybody's do, see `proxy not trusted`. */
  | "rate"
  /** 503: too little memory for the body; see [memory](#how-much-memory-senders-can-take). */
  | "crowded"
  /** 415: the content type is neither JSON nor that of a form post. */
  | "type"
  /** 400: the connection ended before the body was complete, or the body took too long. */
  | "not whole"
  /** 413: the body has too many bytes; 400: a number beyond 1.8e308. */
  | "too large"
  /** 400: the body is not a JSON object. */
  | "not an object"
  /** 400: the content type is that of a form post, but the body is not one. */
  | "not a form post"
  /** 400: the body is nested deeper than any form. */
  | "too deep"
  /** 400: the body has more values or files than any form, or arrives in too many small pieces. */
  | "too many"
  /** 400: the body has longer names than any form. */
  | "too long"
  /** 400: the form does not exist, or no longer. */
  | "no such form"
  /** 400: the answers in `fields` break the form's rules; the visitor has been shown the message. */
  | "not valid"
  /** 503: the lead could not be stored, for the reason in `why`; the sender sees that, and can send it again. */
  | "not stored"
  /** 404: drafts are not stored here (`LEADS_CONTINUE_DAYS=0`, or no form has `continue`). */
  | "no drafts"
  /** 404: the draft of a link has expired, or was sent or deleted. */
  | "no draft"
  /** 400: the body is not a draft as pages send it. */
  | "not a draft"
  /** 503: there is no room for more drafts. */
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
