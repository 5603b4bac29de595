/**
 * Recursive rules judge each value of a body once: where two alternatives of a choice contain the choice, each level of a body
 * would double the time, and a body of thirty levels hold up a receiver for hours.
 */
import { _, type KeywordCxt } from "ajv";
import { resolveRef, SchemaEnv } from "ajv/dist/compile/index.js";
import { useFunc as included } from "ajv/dist/compile/util.js";
import { callRef, getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { enough } from "./branches.ts";

/** What a rule has described of a group: these fields of it, or all. */
interface Evaluated {
  props?: object | true;
}

/** A function of ajv's that judges a value, and keeps what it found. */
interface Rule {
  (value: unknown, at: { rootData: unknown }): boolean;
  errors?: object[] | null;
  evaluated?: Evaluated;
  once?: Rule;
}

/** What a rule said of a value. */
interface Said {
  isValid: boolean;
  errors: object[];
  evaluated: Evaluated;
}

/**
 * The rule that is called in place of a recursive one: for each body it asks that about each group and list once. Who calls it
 * changes the errors and what was described, so they are copies. The text of this function is in compiled code: it uses nothing
 * from outside.
 * @param most the number of errors that are kept of a value; of a body for which a hundred times as many were told, one
 */
function once(rule: Rule, most: number): Rule {
  if (rule.once) return rule.once;
  const bodies = new WeakMap<object, { told: number; values: Map<unknown, Said> }>();
  const copied = ({ props, ...more }: Evaluated = {}) => ({ ...more, props: props === true || { ...props } });
  const judge: Rule = (value, at) => {
    const body = Object(at.rootData);
    const known = bodies.get(body) ?? { told: 0, values: new Map<unknown, Said>() };
    bodies.set(body, known);
    const said = known.values.get(value) ?? {
      isValid: rule(value, at),
      errors: (rule.errors ?? []).slice(0, most),
      evaluated: copied(rule.evaluated),
    };
    // What is neither may be in several places.
    if (Object(value) === value) known.values.set(value, said);
    known.told += said.errors.length;
    judge.errors = said.errors.slice(0, known.told > most * 100 ? 1 : most).map((error) => ({ ...error }));
    judge.evaluated = copied(said.evaluated);
    return said.isValid;
  };
  rule.once = judge;
  return judge;
}

const inCode = Object.assign(once, { code: String(once) });

/** Generates the call of a recursive reference's rule; false if there is none, since the reference is no recursive one. */
export function callOnce(cxt: KeywordCxt): boolean {
  const { gen, it, schema } = cxt;
  const target = resolveRef.call(it.self, it.schemaEnv.root, it.baseId, schema);
  if (!(target instanceof SchemaEnv)) return false;
  callRef(cxt, gen.const("rule", _`${included(gen, inCode)}(${getValidate(cxt, target)}, ${enough})`), target);
  return true;
}
