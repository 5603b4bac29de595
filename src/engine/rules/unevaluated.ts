/** Corrects which properties and entries ajv counts as evaluated, for `unevaluatedProperties` and `unevaluatedItems`. */
import { _, type Ajv, type CodeKeywordDefinition, Name } from "ajv";
import { evaluatedPropsToName, mergeEvaluated } from "ajv/dist/compile/util.js";

/**
 * Makes ajv collect the names that a schema's own patterns match separately: it adds them to the object of a condition's names,
 * which does not exist unless the condition is met, so that the rules would throw.
 */
function withPatternedNames(ajv: Ajv): void {
  const { patternProperties } = ajv.RULES.all;
  if (typeof patternProperties !== "object") return;
  const { code: written } = patternProperties.definition as CodeKeywordDefinition;
  const code: CodeKeywordDefinition["code"] = (cxt, type) => {
    const { gen, it } = cxt;
    const { props: known } = it;
    if (!(known instanceof Name)) return written(cxt, type);
    it.props = undefined;
    written(cxt, type);
    it.props = mergeEvaluated.props(gen, it.props ?? {}, known);
  };
  Object.assign(patternProperties.definition, { code });
}

/**
 * Makes ajv count all entries as evaluated if a branch that applies has evaluated all, and none if no branch applies: it compares
 * their number with `true` or `undefined`, so that the rules would reject a second entry, or accept any.
 */
function withAllEntries(ajv: Ajv): void {
  const { unevaluatedItems } = ajv.RULES.all;
  if (typeof unevaluatedItems !== "object") return;
  const { code: written } = unevaluatedItems.definition as CodeKeywordDefinition;
  const code: CodeKeywordDefinition["code"] = (cxt, type) => {
    const { gen, it, data } = cxt;
    const { items } = it;
    if (items instanceof Name) it.items = gen.const("items", _`${items} === true ? ${data}.length : ${items} || 0`);
    written(cxt, type);
  };
  Object.assign(unevaluatedItems.definition, { code });
}

/** Keywords whose schemas need not apply. */
const conditional = ["if", "anyOf", "oneOf", "dependencies", "dependentSchemas"];

/**
 * Makes ajv store what is evaluated so far before a schema that may not apply: it does so only if that schema applies. Otherwise
 * the rules would reject what was evaluated, or accept what was evaluated for the previous entry of a list.
 */
function withWhatIsKnown(ajv: Ajv): void {
  for (const keyword of conditional) {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== "object") continue;
    const { code: written } = rule.definition as CodeKeywordDefinition;
    const code: CodeKeywordDefinition["code"] = (cxt, type) => {
      const { gen, it } = cxt;
      if (it.opts.unevaluated) {
        if (it.props !== true && !(it.props instanceof Name)) it.props = evaluatedPropsToName(gen, it.props);
        if (it.items !== true && !(it.items instanceof Name)) it.items = gen.var("items", it.items ?? 0);
      }
      written(cxt, type);
    };
    Object.assign(rule.definition, { code });
  }
}

/** Adds all three corrections. */
export function withUnevaluated(ajv: Ajv): Ajv {
  withWhatIsKnown(ajv);
  withPatternedNames(ajv);
  withAllEntries(ajv);
  return ajv;
}
