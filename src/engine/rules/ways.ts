/** Records how the errors of a recursive schema were reached: their own paths do not tell which branch they belong to. */
import { _, type Ajv, type CodeKeywordDefinition, Name } from "ajv";
import { isShared } from "../schema/sharing.ts";
import { callOnce } from "./once.ts";

/** The names of the variables in ajv's code that hold the errors and their number. */
const [found, count] = [new Name("vErrors"), new Name("errors")];

/** Prefixes the path of such an error with the path of the reference and `#`: `#/properties/query/#/required`. */
export function withWays(ajv: Ajv): Ajv {
  const { $ref: rule } = ajv.RULES.all;
  if (typeof rule !== "object") return ajv;
  const { code } = rule.definition as CodeKeywordDefinition;
  const told: CodeKeywordDefinition["code"] = (cxt) => {
    const { gen, it, schema } = cxt;
    if (isShared(schema)) return code(cxt);
    const before = gen.const("before", count);
    if (!callOnce(cxt)) code(cxt);
    gen.forRange("each", before, count, (each) => {
      const path = _`${found}[${each}].schemaPath`;
      gen.assign(path, _`${`${it.errSchemaPath}/`} + ${path}`);
    });
  };
  Object.assign(rule.definition, { code: told });
  return ajv;
}
