/**
 * Makes recursive rules validate each value of a body once: if two branches of a choice contain the choice, each level of a
 * body would double the time, and thirty levels would block a receiver for hours.
 */
import { _, type KeywordCxt } from "ajv";
import { resolveRef, SchemaEnv } from "ajv/dist/compile/index.js";
import { useFunc as included } from "ajv/dist/compile/util.js";
import { callRef, getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { enough } from "./branches.ts";

/** What a rule has evaluated, for `unevaluatedProperties` and `unevaluatedItems`: some properties or entries, or all. */
interface Evaluated {
  props?: object | true;
}

/** A validation function that ajv has compiled, which keeps the results of its last call. */
interface Rule {
  (value: unknown, at: { rootData: unknown }): boolean;
  errors?: object[] | null;
  evaluated?: Evaluated;
  once?: Rule;
}

/** The cached result of a rule for one value. */
interface Said {
  isValid: boolean;
  errors: object[];
  evaluated: Evaluated;
}

/**
 * Wraps a recursive rule so that it validates each group and list of a body once. Callers modify the errors and what was evaluated,
 * so they get copies. The source text of this function goes into compiled code, so it must not use anything from outside.
 * @param most the number of errors kept for a value; once a body has had a hundred times as many, one
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
    // A scalar has no identity: equal ones may be in several places.
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

/** Generates the call of a recursive reference's rule; false if the reference is not recursive. */
export function callOnce(cxt: KeywordCxt): boolean {
  const { gen, it, schema } = cxt;
  const target = resolveRef.call(it.self, it.schemaEnv.root, it.baseId, schema);
  if (!(target instanceof SchemaEnv)) return false;
  callRef(cxt, gen.const("rule", _`${included(gen, inCode)}(${getValidate(cxt, target)}, ${enough})`), target);
  return true;
}
