/**
 * Adds a form's own rules to those of its schema. Only modules of forms with own rules include this; it must not import
 * anything but what React's script already contains, or all forms would load an extra script.
 */
import type { FieldError, Form, Judged } from "../../define/definition.ts";
import type { Own, RuleFailure } from "../../own/rules.ts";
import { ownOf, pathStep, pointerTo, stepsOf, stepsOfPointer, within } from "../../schema/path.ts";
import type { RawError } from "../../schema/raw-error.ts";
import type { Json, JsonObject } from "../../schema/schema.ts";
import { judge } from "../judge.ts";

/** The prefix of the keyword of errors from own rules; the rule's name follows. */
export const ownKeyword = "rules.";

/** The top-level field that an error is about. */
function topOf({ instancePath, params }: RawError): string {
  const [top = params.missingProperty ?? params.additionalProperty] = stepsOfPointer(instancePath);
  return String(top);
}

/** The fields of a body that satisfy the schema's rules. */
function soundPart(body: JsonObject, errors: RawError[]): JsonObject {
  const broken = new Set(errors.map(topOf));
  return Object.fromEntries(Object.entries(body).filter(([field]) => !broken.has(field)));
}

/**
 * The input of computed fields: unlike a rule's, it includes lists with invalid entries, without these, so that a total is that of
 * the rest while an entry is being filled in. Rules need complete lists, since their messages name entries by number.
 */
function computable({ fields }: Form, body: JsonObject, errors: RawError[]): JsonObject {
  const sound = soundPart(body, errors);
  for (const [name, value] of Object.entries(body)) {
    const isTuple = Object.hasOwn(fields, within(pathStep(name), "0"));
    if (Object.hasOwn(sound, name) || !Array.isArray(value) || isTuple) continue;
    const wrong = errors.filter((error) => topOf(error) === name);
    const entries = new Set(wrong.map(({ instancePath }) => stepsOfPointer(instancePath)[1]));
    if (!entries.has(undefined)) sound[name] = value.filter((_entry, index) => !entries.has(String(index)));
  }
  return sound;
}

/**
 * The result of a function that is not asynchronous.
 * @throws TypeError for a promise, or an object that contains one: nobody awaits it, and its rejection would end the receiver
 */
function atOnce<T>(said: T): T {
  const promises = [said, ...Object.values(Object(said))].filter((one) => one instanceof Promise);
  for (const promise of promises) promise.catch(() => undefined);
  if (promises.length > 0) throw new TypeError("it returns a promise, and is no async function");
  return said;
}

/**
 * Converts a rule's result to errors, skipping empty and false messages.
 * @throws TypeError when the result is malformed
 */
export function errorsIn(result: unknown): FieldError[] {
  const said = atOnce(result);
  if (said === undefined || said === null) return [];
  const isTable = typeof said === "object" && !Array.isArray(said);
  if (!isTable || !Object.values(said).every((one) => !one || typeof one === "string"))
    throw new TypeError("it returns something other than messages by field");
  return Object.entries(said).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** An error in the shape that compiled rules report, with its message. */
const raw = ({ field, message }: FieldError, name: string): RawError => ({
  keyword: ownKeyword + name,
  instancePath: pointerTo(stepsOf(field)),
  schemaPath: "",
  params: {},
  said: message,
});

/** Reports failures of own rules, and collects those of the current body. */
class Failures {
  constructor(
    private readonly form: string,
    private readonly tell?: (said: string, error: unknown) => void,
    readonly all: RuleFailure[] = [],
  ) {}

  /** The result of a function; undefined if it throws. */
  ask<T>(rule: string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.all.push({ rule, error });
      this.tell?.(`The rule ${rule} of ${this.form} failed:`, error);
      return undefined;
    }
  }
}

/**
 * A value that JSON can represent; undefined for NaN and infinities.
 * @throws TypeError or RangeError for what cannot be sent or stored
 */
function jsonOf(value: Json | undefined): Json | undefined {
  JSON.stringify(atOnce(value));
  return typeof value === "number" && !Number.isFinite(value) ? undefined : value;
}

/** A body with its computed fields updated, and the part of it that satisfies the schema's rules. */
function completed(form: Form, computed: Own["computed"], body: JsonObject, failures: Failures): JsonObject {
  const names = Object.keys(computed);
  const given = { ...body };
  for (const name of names) delete given[name];
  const sound = computable(form, given, judge(form, given).errors);
  for (const name of names) {
    const value =
      failures.ask(`computed.${name}`, () => jsonOf(computed[name]?.(sound))) ?? ownOf(form.empty, pathStep(name));
    if (value !== undefined) given[name] = sound[name] = value;
  }
  return given;
}

/** The form with its computed fields: read-only, and updated with every change of another field. */
function withComputed<OneForm extends Form>(form: OneForm, computed: Own["computed"]): OneForm {
  const names = Object.keys(computed);
  if (names.length === 0) return form;
  const locked = names.map(pathStep).map((path) => [path, { ...form.fields[path], readOnly: true }]);
  return {
    ...form,
    computed: names,
    fields: { ...form.fields, ...Object.fromEntries(locked) },
    triggers: Object.keys(form.fields).flatMap((path) => stepsOf(path).slice(-1)),
    rich: true,
  };
}

/**
 * The form with its own rules added. A rule that throws reports nothing: then the other rules decide.
 * @param onFailure called for each rule that fails
 */
export function withOwn<OneForm extends Form>(
  form: OneForm,
  { rules, computed = {} }: Pick<Own, "rules"> & Partial<Own>,
  onFailure?: (said: string, error: unknown) => void,
): OneForm {
  const { lang = "en" } = form;
  // A body that is complete is not computed again when it is validated.
  const complete = new WeakMap<JsonObject, Failures>();
  const completeOf = (body: JsonObject) => {
    if (complete.has(body)) return body;
    const failures = new Failures(form.formName, onFailure);
    const done = completed(form, computed, body, failures);
    complete.set(done, failures);
    return done;
  };
  const judged = (data: JsonObject): Judged => {
    const body = whole.computed ? completeOf(data) : data;
    const failures = new Failures(form.formName, onFailure, [...(complete.get(body)?.all ?? [])]);
    // The visitor cannot fix a field that could not be computed.
    const lost = new Set(failures.all.map(({ rule }) => rule.slice("computed.".length)));
    const errors = judge(form, body).errors.filter((error) => !lost.has(topOf(error)));
    const sound = soundPart(body, errors);
    for (const [name, rule] of Object.entries(rules))
      for (const error of failures.ask(name, () => errorsIn(rule(sound, lang))) ?? []) errors.push(raw(error, name));
    return { errors, failed: failures.all };
  };
  const whole: OneForm = { ...withComputed(form, computed), judge: judged };
  if (whole.computed) whole.complete = completeOf;
  return whole;
}
