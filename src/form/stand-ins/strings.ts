/**
 * Stands in for react-jsonschema-form's sixty texts: only those that our forms' fields use. The others belong to
 * widgets and templates that our own replace.
 */
export const TranslatableString = {
  NewStringDefault: "New Value",
  InvalidObjectField: 'Invalid "%1" object field configuration: _%2_.',
  MissingItems: "Missing items definition",
};
