/**
 * Stands in for fast-uri in the browser: react-jsonschema-form resolves `$id`s with it, and the build leaves a form's
 * schema without any (src/engine/schema/resolve.ts), so references are compared and kept as they are.
 */
const plain = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};

export default plain;
