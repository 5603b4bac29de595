/** The fields that others depend on: what they bring must be there before their control is left. */
import { isObject, type Schema, walk } from "./schema.ts";

const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

/** The names that a condition speaks of, in whatever it is put together from. */
const namesIn = (condition: Schema): string[] =>
  [...walk({ schema: condition, pointer: "" })].flatMap(({ schema: { properties, required = [] } }) => [
    ...keysOf(properties),
    ...required,
  ]);

/** The names of all fields that a condition or a dependency of a schema looks at, wherever it stands. */
export function triggersOf(root: Schema): string[] {
  const names = [...walk({ schema: root, pointer: "" })].flatMap(({ schema: { if: condition, dependencies } }) => [
    ...(isObject(condition) ? namesIn(condition as Schema) : []),
    ...keysOf(dependencies),
  ]);
  return [...new Set(names)];
}
