/** Corrects how ajv compiles `contains`. */
import { _, type Ajv, type CodeKeywordDefinition } from "ajv";

/**
 * Makes ajv reject an empty list: its code does not reset the result between the entries of a list, so that an empty list in one
 * would inherit that of the entry before.
 */
export function withEmptyLists(ajv: Ajv): Ajv {
  const { contains } = ajv.RULES.all;
  if (typeof contains !== "object") return ajv;
  const { code: written } = contains.definition as CodeKeywordDefinition;
  const code: CodeKeywordDefinition["code"] = (cxt, type) => {
    const { gen, it, data, parentSchema } = cxt;
    const { minContains: min = 1, maxContains: max } = it.opts.next ? parentSchema : {};
    if (min === 0) return written(cxt, type);
    cxt.setParams({ min, max });
    gen.if(
      _`${data}.length === 0`,
      () => cxt.error(),
      () => written(cxt, type),
    );
  };
  Object.assign(contains.definition, { code });
  return ajv;
}
