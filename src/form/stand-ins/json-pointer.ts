/**
 * Stands in for jsonpointer, of which react-jsonschema-form follows references: the build leaves only such as lead somewhere
 * in the form's schema (src/engine/refs.ts), and nothing is written by one.
 */
const pointer = {
  get: (schema: unknown, path: string): unknown =>
    path
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((value, step) => (value ? Reflect.get(Object(value), step) : undefined), schema),
};

export default pointer;
