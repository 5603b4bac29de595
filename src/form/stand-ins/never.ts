/** Stands in for what react-jsonschema-form offers and nothing here asks for: leaving out data, fields laid out in a grid. */

/** Refuses, in case somebody does ask. */
export default function never(): never {
  throw new Error("This part of react-jsonschema-form is left out of the build (src/build/stand-ins.ts)");
}

export { never as getFieldNames, never as getUsedFormData, never as isValueEmpty };
