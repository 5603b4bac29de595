/** Cross-field rules as ajv code keywords. */
import { _, type Ajv, type Code, type CodeKeywordDefinition } from "ajv";
import { type Across, type AcrossWord, acrossWords } from "../schema/across.ts";

/** The condition under which a value violates a rule, as generated code; missing values never violate one. */
const broken: { [rule in AcrossWord]: (value: Code, others: Code[]) => Code } = {
  notBefore: (value, [other]) =>
    _`typeof ${value} == "string" && typeof ${other} == "string" && ${value} && ${other} && (Date.parse(${value}) - Date.parse(${other}) < 0 || (isNaN(Date.parse(${value})) && ${value} < ${other}))`,
  atLeast: (value, [other]) => _`typeof ${value} == "number" && typeof ${other} == "number" && ${value} < ${other}`,
  same: (value, [other]) => _`(${value} ?? "") !== (${other} ?? "")`,
  // Fractions are rounded, those of large numbers more than others.
  sum: (value, others) =>
    _`typeof ${value} == "number" && Math.abs(${value} - (${others.reduce((all, one) => _`${all} + (Number(${one}) || 0)`, _`0`)})) > Math.max(1e-9, Math.abs(${value}) * 1e-15)`,
};

const keywordOf = (rule: AcrossWord): CodeKeywordDefinition => ({
  keyword: rule,
  type: "object",
  schemaType: "array",
  error: { message: "", params: _`{}` },
  code(cxt) {
    const { gen, data, schema } = cxt;
    for (const { field, of } of schema as Omit<Across, "rule">[]) {
      const at = (name: string) => _`${data}[${name}]`;
      gen.if(broken[rule](at(field), of.map(at)), () =>
        cxt.error(false, {}, { instancePath: gen.const("field", _`${field}`) }),
      );
    }
  },
});

/** Adds the keywords to an ajv instance, in the form that `gathered` puts on groups. */
export function withAcross(ajv: Ajv): Ajv {
  for (const rule of acrossWords) ajv.addKeyword(keywordOf(rule));
  return ajv;
}
