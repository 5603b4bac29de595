/** Patterns of names beside a condition, where `unevaluatedProperties` counts what any of them has described. */
import { type Ajv, type CodeKeywordDefinition, Name } from "ajv";
import { mergeEvaluated } from "ajv/dist/compile/util.js";

/**
 * Lets ajv gather the names that a schema's own patterns match by themselves: it adds them to those of a condition, which are not
 * there unless that is met, and the rules would throw instead of judging.
 */
export function withPatternedNames(ajv: Ajv): Ajv {
  const { patternProperties } = ajv.RULES.all;
  if (typeof patternProperties !== "object") return ajv;
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
  return ajv;
}
