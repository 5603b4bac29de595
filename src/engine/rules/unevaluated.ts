/** What `unevaluatedProperties` and `unevaluatedItems` count as described by any part that applies. */
import { _, type Ajv, type CodeKeywordDefinition, Name } from "ajv";
import { mergeEvaluated } from "ajv/dist/compile/util.js";

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

/** Corrects how ajv counts what is described. */
export function withUnevaluated(ajv: Ajv): Ajv {
  withPatternedNames(ajv);
  withAllEntries(ajv);
  return ajv;
}
