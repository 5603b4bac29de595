/** Fields that other fields depend on: their dependents must appear before focus leaves the control. */
import { isObject, type Schema, subschemasOf } from "../schema/schema.ts";

const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

/** The names that a condition tests, in any of its subschemas. */
const namesIn = (condition: Schema): string[] =>
  subschemasOf(condition).flatMap(({ properties, required = [] }) => [...keysOf(properties), ...required]);

/** The names of all fields that conditions or dependencies anywhere in a schema test. */
export function triggersOf(root: Schema): string[] {
  const names = subschemasOf(root).flatMap(({ if: condition, dependencies }) => [
    ...(isObject(condition) ? namesIn(condition) : []),
    ...keysOf(dependencies),
  ]);
  return [...new Set(names)];
}
