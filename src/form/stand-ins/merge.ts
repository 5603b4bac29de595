/**
 * Stands in for react-jsonschema-form's merging of `allOf`: only rich schemas have any, and src/form/rich/rich-parts.ts
 * provides the original.
 */
type Merge = (schema: object) => object;

let merge: Merge = () => {
  throw new Error("A schema with allOf is drawn before src/form/rich/rich-parts.ts is loaded");
};

/** Provides the original. */
export function provideMerge(real: Merge): void {
  merge = real;
}

/** Merges the parts of `allOf`. */
export default function shallowAllOfMerge(schema: object): object {
  return merge(schema);
}
