/** Stands in for features of react-jsonschema-form that are not used here: omitting extra data, grid layouts. */

/** Throws if it is called after all. */
export default function never(): never {
  throw new Error("This part of react-jsonschema-form is left out of the build (stand-ins.ts)");
}

export { never as getFieldNames, never as getUsedFormData, never as isValueEmpty };
