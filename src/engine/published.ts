/** A form's contract as any tool reads it: plain JSON Schema draft-07, without the words of this project. */
import { contractOf } from "./contract.ts";
import type { FormDocuments } from "./documents.ts";
import type { SharedSchemas } from "./refs.ts";
import { isObject, mapChildren, type Schema } from "./schema.ts";

/** One schema without `errorMessage` and `dateMinimum`; what JSON Schema cannot say stands in a comment. */
function plain({ errorMessage: _sentences, dateMinimum, ...schema }: Schema): Schema {
  const rest = mapChildren(schema, plain);
  return dateMinimum === undefined ? rest : { ...rest, $comment: `The earliest day is ${dateMinimum}.` };
}

/** Every name that a body may have at its top, in whichever branch it is said. */
function namesIn(schema: Schema): string[] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [], dependencies } = schema;
  const needed = Object.values(isObject(dependencies) ? dependencies : {});
  const beside = [...allOf, ...anyOf, ...oneOf, schema.then, schema.else, ...needed].filter(isObject);
  return [...Object.keys(properties), ...beside.flatMap(namesIn)];
}

/** The engine refuses unknown fields of a form unless its schema lets them in; any other validator must be told. */
function closed(contract: Schema): Schema {
  if (contract.additionalProperties !== undefined || contract.patternProperties !== undefined) return contract;
  const names = [...new Set(namesIn(contract))];
  const own = Object.keys(contract.properties ?? {});
  if (names.length === own.length) return { ...contract, additionalProperties: false };
  return contract.propertyNames ? contract : { ...contract, propertyNames: { enum: names } };
}

/** What JSON Schema draft-07 is called. */
export const draft07 = "http://json-schema.org/draft-07/schema#";

/**
 * The schema that the bodies of a form are accepted by, for tools other than this project's.
 * @throws UnresolvedRef
 */
export function publishedSchema(documents: FormDocuments, shared: SharedSchemas): Schema {
  const { title = documents.ui.heading ?? documents.name, ...contract } = contractOf(documents, shared);
  return { $schema: draft07, title, ...plain(closed(contract)) };
}
