/** What `forms/<name>.rules.ts` exports, as its author types it: rules that no keyword says, and computed fields. */
import type { Json, JsonObject } from "../schema.ts";
import type { LoadWidgets } from "./widgets.ts";

/**
 * What a rule is given of a body: the fields that are there and keep the schema's rules. What is missing or broken is left
 * out; its own error is said.
 */
export type Filled<Body> = Body extends unknown ? { readonly [field in keyof Body]?: Body[field] } : never;

type Names<Body> = Body extends unknown ? Extract<keyof Body, string> : never;

/** The paths that a body has inside its groups and lists. */
type Inside<Body> = Body extends unknown
  ? {
      [field in Names<Body>]: Extract<Body[field & keyof Body], object> extends never ? never : `${field}.${string}`;
    }[Names<Body>]
  : never;

/** What a rule says: a sentence by the path of a field, `guests.0.name`; by "" of the form as a whole. Nothing, where all is well. */
export type Said<Body> = { readonly [path in Names<Body> | Inside<Body> | ""]?: string | false } | undefined;

/**
 * A rule: a pure function, which browser, receiver and commands run alike.
 * @param lang the language that its sentences are read in
 */
export type Rule<Body = JsonObject> = (body: Filled<Body>, lang: string) => Said<Body>;

/**
 * A rule that takes its time, as one that asks another server: the receiver alone asks it, once the body keeps all others.
 * @param signal says when the receiver waits no longer
 * @param lang the language that its sentences are read in
 */
export type LaterRule<Body = JsonObject> = (body: Body, signal: AbortSignal, lang: string) => Promise<Said<Body>>;

/** The value of a field that nobody fills in; nothing, while it cannot be told. */
export type Computed<Body = JsonObject> = {
  readonly [field in Names<Body>]?: (body: Filled<Body>) => Json | undefined;
};

/** The rules of one form, by their names. */
export interface Own {
  rules: { [name: string]: Rule };
  later: { [name: string]: LaterRule };
  computed: { [field: string]: (body: JsonObject) => Json | undefined };
}

/** A rule, or the function of a computed field, that threw, or gave back what is none. */
export interface RuleFailure {
  rule: string;
  error: unknown;
}

/** What a form has of all this where it is drawn and judged, beside the rules that its `accepts` keeps. */
export interface OwnParts {
  /** The fields that nobody fills in, since functions give their values. */
  computed?: string[];
  /** A body with those values, whatever it held in their place. */
  complete?: (body: JsonObject) => JsonObject;
  /** Asks the rules that take their time; only the receiver knows them. */
  later?: (body: JsonObject) => Promise<{
    errors: { field: string; message: string; rule: string }[];
    failed: RuleFailure[];
  }>;
  /** The widgets of the project's own that its fields are drawn with, where it has any. */
  widgets?: LoadWidgets;
}
