/** Which lists have what they must contain. */
import { _, type Ajv, type CodeKeywordDefinition } from "ajv";

/**
 * Lets ajv refuse an empty list: it keeps what it found in the list of the entry before, and a list without entries would have what
 * that one had.
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
