/**
 * A form with the rules of its own beside those of its schema. It comes with the module of such a form, and with no other: it
 * imports nothing but what every form has in the script of React, or that would become a script that all of them ask for.
 */
import type { FieldError, Form, Sentences, Validate } from "../definition.ts";
import { knownPath, pathStep, stepsOf } from "../path.ts";
import type { RawError } from "../raw-error.ts";
import type { Json, JsonObject } from "../schema.ts";
import type { Own, RuleFailure } from "./rules.ts";

/** What the keyword of an error begins with that such a rule says: its name follows. */
export const ownKeyword = "rules.";

/** The field at the top of the form that an error is about, or in. */
function topOf({ instancePath, params }: RawError): string {
  const [, top = params.missingProperty ?? params.additionalProperty] = instancePath.split("/");
  return String(top).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The fields of a body that keep the schema's rules. */
function soundPart(body: JsonObject, errors: RawError[]): JsonObject {
  const broken = new Set(errors.map(topOf));
  return Object.fromEntries(Object.entries(body).filter(([field]) => !broken.has(field)));
}

/**
 * What a rule has said, as errors; a sentence that is empty or false is none.
 * @throws TypeError when it is nothing of the kind
 */
export function errorsIn(said: unknown): FieldError[] {
  if (said === undefined || said === null) return [];
  const isTable = typeof said === "object" && !Array.isArray(said) && !(said instanceof Promise);
  if (!isTable || !Object.values(said).every((one) => !one || typeof one === "string"))
    throw new TypeError("it gives back something else than sentences by field");
  return Object.entries(said).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

/** An error in the shape of those of compiled rules, which finds its sentence where theirs stand. */
function raw({ field, message }: FieldError, name: string, form: Form, sentences: Sentences): RawError {
  const path = knownPath(form, field);
  const own = { ...sentences[path] };
  sentences[path] = own;
  let keyword = `${ownKeyword}${name}`;
  for (let count = 2; keyword in own; count += 1) keyword = `${ownKeyword}${name} ${count}`;
  own[keyword] = message;
  const steps = stepsOf(field).map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  return { keyword, instancePath: steps.join(""), schemaPath: "", params: {} };
}

/** Tells of what fails, and remembers it until the next body. */
class Failures {
  readonly all: RuleFailure[] = [];

  constructor(
    private readonly form: string,
    private readonly tell?: (said: string, error: unknown) => void,
  ) {}

  /** What a function gives back; nothing where it throws. */
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

/** A value as JSON can say it. */
const jsonOf = (value: Json | undefined) => (typeof value === "number" && !Number.isFinite(value) ? undefined : value);

/** A text without the white space around it, at any depth. */
function trimmed(value: Json): Json {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inner === undefined ? inner : trimmed(inner)]),
  );
}

/**
 * Data as it would be sent (src/engine/payload.ts, which a form's module would have to share with all others): what is typed at
 * the moment and what was sent are computed with alike.
 */
function asSent({ order, empty }: Form, data: JsonObject): JsonObject {
  const isUnset = (value: Json) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
  const entries = Object.entries(data).flatMap(([field, value]): [string, Json][] => {
    if (value === undefined) return [];
    const own = trimmed(value);
    if (!order.includes(field) || !isUnset(own)) return [[field, own]];
    const unset = empty[pathStep(field)];
    return unset === undefined ? [] : [[field, unset]];
  });
  return Object.fromEntries(entries);
}

/** A body with its computed fields anew, and what of it keeps the schema's rules beside them. */
function completed(form: Form, computed: Own["computed"], body: JsonObject, failures: Failures): JsonObject {
  const names = Object.keys(computed);
  const given = asSent(form, body);
  for (const name of names) delete given[name];
  const sound = form.accepts(given) ? { ...given } : soundPart(given, form.accepts.errors ?? []);
  for (const name of names) {
    const value = jsonOf(failures.ask(`computed.${name}`, () => computed[name]?.(sound))) ?? form.empty[pathStep(name)];
    if (value !== undefined) given[name] = sound[name] = value;
  }
  return given;
}

/** The same form with its computed fields: they are read-only, and follow each change of any other. */
function withComputed(form: Form, computed: Own["computed"]): Form {
  const names = Object.keys(computed);
  if (names.length === 0) return form;
  const locked = names.map((name) => [name, { ...form.fields[name], readOnly: true }]);
  return {
    ...form,
    computed: names,
    fields: { ...form.fields, ...Object.fromEntries(locked) },
    triggers: Object.keys(form.fields).flatMap((path) => stepsOf(path).slice(-1)),
    rich: true,
  };
}

/**
 * The same form, by whose rules its own ones are kept too. A rule that fails says nothing: what is accepted is what all
 * others accept.
 * @param onFailure told of each rule that fails; `accepts.failed` says the same of the last body
 */
export function withOwn(
  form: Form,
  { rules, computed = {} }: Pick<Own, "rules"> & Partial<Own>,
  onFailure?: (said: string, error: unknown) => void,
): Form {
  const { accepts, sentences, lang = "en" } = form;
  const judge: Validate = (data) => {
    const failures = new Failures(form.formName, onFailure);
    const isComputed = whole.computed !== undefined;
    const body = isComputed ? completed(form, computed, data as JsonObject, failures) : (data as JsonObject);
    // Nobody can fill in what could not be computed.
    const lost = new Set(failures.all.map(({ rule }) => rule.slice("computed.".length)));
    const errors = accepts(body) ? [] : (accepts.errors ?? []).filter((error) => !lost.has(topOf(error)));
    const sound = soundPart(body, errors);
    const said = { ...sentences };
    for (const [name, rule] of Object.entries(rules))
      for (const error of failures.ask(name, () => errorsIn(rule(sound, lang))) ?? [])
        errors.push(raw(error, name, form, said));
    whole.sentences = said;
    judge.errors = errors;
    judge.failed = failures.all;
    return errors.length === 0;
  };
  const whole: Form = { ...withComputed(form, computed), accepts: judge };
  if (whole.computed)
    whole.complete = (body) => completed(form, computed, body, new Failures(form.formName, onFailure));
  return whole;
}
