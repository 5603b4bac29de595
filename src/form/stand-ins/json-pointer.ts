/**
 * Stands in for jsonpointer, of which react-jsonschema-form follows references: the build leaves only such as lead somewhere
 * in the form's schema (src/engine/refs.ts), and nothing is written by one.
 */
import { stepsOfPointer } from "../../engine/path.ts";

const pointer = {
  get: (schema: unknown, path: string): unknown =>
    stepsOfPointer(path).reduce<unknown>(
      (value, step) => (value ? Reflect.get(Object(value), step) : undefined),
      schema,
    ),
};

export default pointer;
