/** The keywords of a schema, by how a comparison takes them. */

/** Limits, with the direction that loosens them. */
export const limits: { [keyword: string]: "up" | "down" } = {
  maxLength: "up",
  maxItems: "up",
  maxProperties: "up",
  maximum: "up",
  exclusiveMaximum: "up",
  maxContains: "up",
  minLength: "down",
  minItems: "down",
  minProperties: "down",
  minimum: "down",
  exclusiveMinimum: "down",
  minContains: "down",
};

/** Keywords that no value is judged by. */
export const words = [
  ...["title", "description", "errorMessage", "examples", "enumNames", "$comment", "deprecated"],
  ...["readOnly", "writeOnly", "contentMediaType", "contentEncoding"],
];

export const alternatives = ["allOf", "oneOf", "anyOf"] as const;
export const conditions = ["if", "then", "else", "dependencies"];

/** Keywords that are compared in a way of their own. Whatever else differs is taken for a rule, known here or not. */
export const apart = new Set([
  ...["type", "const", "default", "enum", "properties", "required", "definitions", "patternProperties", "items"],
  ...[...Object.keys(limits), ...words, ...alternatives, ...conditions],
]);

/** Rules whose schemas are compared part by part: the tighter it is, the less is accepted. */
export const nested = /^(additional|unevaluated)(Properties|Items)$|^(contains|propertyNames)$/;
