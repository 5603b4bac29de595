/** Stands in for what react-jsonschema-form offers and no form here asks for: leaving out data that no field shows. */

/** Refuses, in case somebody does ask. */
export default function never(): never {
  throw new Error("omitExtraData is left out of the build (vite.config.ts, lean)");
}

export { never as getFieldNames, never as getUsedFormData, never as isValueEmpty };
