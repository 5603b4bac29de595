/**
 * The types of what `forms/<name>.rules.ts` exports, for its author: rules that JSON Schema cannot express, and
 * computed fields.
 */
import type { Json, JsonObject } from "../schema/schema.ts";
import type { LoadWidgets } from "./widgets.ts";

/**
 * The input of a rule: the fields of the body that are present and satisfy the schema's rules. Missing and invalid
 * fields are left out, since their errors are reported anyway.
 */
export type Filled<Body> = Body extends unknown ? { readonly [field in keyof Body]?: Body[field] } : never;

type Names<Body> = Body extends unknown ? Extract<keyof Body, string> : never;

/** Paths inside the groups and lists of a body. */
type Inside<Body> = Body extends unknown
  ? {
      [field in Names<Body>]: Extract<Body[field & keyof Body], object> extends never ? never : `${field}.${string}`;
    }[Names<Body>]
  : never;

/**
 * The result of a rule: messages by the path of a field, `guests.0.name`, or by "" for the form as a whole; undefined
 * if all is well.
 */
export type RuleMessages<Body> = { readonly [path in Names<Body> | Inside<Body> | ""]?: string | false } | undefined;

/**
 * A rule: a pure function that runs in the browser, the receiver and commands alike.
 * @param lang the language of its messages
 */
export type Rule<Body = JsonObject> = (body: Filled<Body>, lang: string) => RuleMessages<Body>;

/**
 * An asynchronous rule, such as one that queries another server: runs in the receiver only, after the body has passed
 * all other rules.
 * @param signal aborted when the receiver stops waiting
 * @param lang the language of its messages
 */
export type LaterRule<Body = JsonObject> = (
  body: Body,
  signal: AbortSignal,
  lang: string,
) => Promise<RuleMessages<Body>>;

/** Functions for fields that the visitor does not fill in; they return undefined while the value is unknown. */
export type Computed<Body = JsonObject> = {
  readonly [field in Names<Body>]?: (body: Filled<Body>) => Json | undefined;
};

/** The own rules of one form, by name. */
export interface Own {
  rules: { [name: string]: Rule };
  later: { [name: string]: LaterRule };
  computed: { [field: string]: (body: JsonObject) => Json | undefined };
}

/** A rule or computed field that threw or returned a malformed result. */
export interface RuleFailure {
  rule: string;
  error: unknown;
}

/** The parts of a form that stem from its own rules and widgets, besides its `judge`. */
export interface OwnParts {
  /** The names of computed fields. */
  computed?: string[];
  /** A body with its computed fields set, overriding what it contained. */
  complete?: (body: JsonObject) => JsonObject;
  /** Runs the asynchronous rules; only set in the receiver. */
  later?: (body: JsonObject) => Promise<{
    errors: { field: string; message: string; rule: string }[];
    failed: RuleFailure[];
  }>;
  /** Loads the project's own widgets that the form uses, if any. */
  widgets?: LoadWidgets;
}
