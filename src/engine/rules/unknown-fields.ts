/**
 * Fields that a form does not have. They are forbidden at the root of a body unless its schema allows them: a form's
 * list of fields refuses them in browser and receiver (src/engine/rules/validate.ts), and other tools are told by the
 * published schema.
 */
import { isOpenIn, namesOf } from "../define/fields.ts";
import { isComposed } from "../schema/in-place.ts";
import type { Schema } from "../schema/schema.ts";

/** Whether the root itself lists every field that a body may have. */
const listsAll = (contract: Schema): boolean => !isComposed(contract) && !("patternProperties" in contract);

/** The contract for other tools: forbids unknown fields where its author left that open. */
export function closed(contract: Schema): Schema {
  if (contract.additionalProperties !== undefined || isOpenIn(contract)) return contract;
  const names = namesOf(contract);
  const own = Object.keys(contract.properties ?? {});
  if (names.length === own.length) return { ...contract, additionalProperties: false };
  return contract.propertyNames ? contract : { ...contract, propertyNames: { enum: names } };
}

/** The contract for our own rules: without `additionalProperties: false` at the root if the list of fields has the same effect. */
export function leftToForm(contract: Schema): Schema {
  const { additionalProperties, ...open } = contract;
  return additionalProperties === false && listsAll(contract) ? open : contract;
}
