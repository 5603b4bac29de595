/**
 * Stands in for jsonpointer, with which react-jsonschema-form resolves references: the build leaves only references
 * within the form's schema (src/engine/schema/dialect.ts), and nothing is written through one.
 */
import { stepsOfPointer } from "../../engine/schema/path.ts";

const pointer = {
  get: (schema: unknown, path: string): unknown =>
    stepsOfPointer(path).reduce<unknown>(
      (value, step) => (value ? Reflect.get(Object(value), step) : undefined),
      schema,
    ),
};

export default pointer;
