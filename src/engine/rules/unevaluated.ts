/** What `unevaluatedProperties` and `unevaluatedItems` count as described by any part that applies. */
import { _, type Ajv, type CodeKeywordDefinition, Name } from "ajv";
import { evaluatedPropsToName, mergeEvaluated } from "ajv/dist/compile/util.js";

/**
 * Lets ajv gather the names that a schema's own patterns match by themselves: it adds them to those of a condition, which are not
 * there unless that is met, and the rules would throw instead of judging.
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
 * Lets ajv count all entries where a branch that applies has described all, and none where no such branch applies: it compares
 * their number with `true` or with nothing, and the rules would refuse a second one, or let in any.
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
 * Lets ajv write down what is described so far before a schema that may not apply: it does so only where that applies. Elsewhere
 * the rules would refuse what was described, or let in what was for the entry of a list before.
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

/** Corrects how ajv counts what is described. */
export function withUnevaluated(ajv: Ajv): Ajv {
  withWhatIsKnown(ajv);
  withPatternedNames(ajv);
  withAllEntries(ajv);
  return ajv;
}
