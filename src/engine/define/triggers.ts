/** Fields that other fields depend on: their dependents must appear before focus leaves the control. */
import { isObject, type Schema, walk } from "../schema/schema.ts";

const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

/** The names that a condition tests, in any of its subschemas. */
const namesIn = (condition: Schema): string[] =>
  [...walk({ schema: condition, pointer: "" })].flatMap(({ schema: { properties, required = [] } }) => [
    ...keysOf(properties),
    ...required,
  ]);

/** The names of all fields that conditions or dependencies anywhere in a schema test. */
export function triggersOf(root: Schema): string[] {
  const names = [...walk({ schema: root, pointer: "" })].flatMap(({ schema: { if: condition, dependencies } }) => [
    ...(isObject(condition) ? namesIn(condition as Schema) : []),
    ...keysOf(dependencies),
  ]);
  return [...new Set(names)];
}
