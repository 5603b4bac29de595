/** A form's contract as any tool reads it: plain JSON Schema draft-07, without the words of this project. */
import { contractOf } from "./contract.ts";
import type { FormDocuments } from "./documents.ts";
import { namesOf } from "./fields.ts";
import type { SharedSchemas } from "./refs.ts";
import { mapChildren, type Schema } from "./schema.ts";

/** Words that draft-07 does not have: this project's own, and those of newer drafts that only the engine knows. */
const unknown = ["errorMessage", "dateMinimum", "enumNames", "deprecated", "minContains", "maxContains"];

/** The rules among them, in words: a comment says them in their stead. */
const said: { [word: string]: (limit: unknown) => string } = {
  dateMinimum: (day) => `The earliest day is ${day}.`,
  minContains: (count) => `At least ${count} entries fit "contains".`,
  maxContains: (count) => `At most ${count} entries fit "contains".`,
};

/** One schema in draft-07's words alone. */
function plain(schema: Schema): Schema {
  const known = Object.fromEntries(Object.entries(schema).filter(([word]) => !unknown.includes(word)));
  const lost = Object.entries(said).flatMap(([word, say]) => (schema[word] === undefined ? [] : [say(schema[word])]));
  const { $ref, ...rest } = mapChildren(known, plain);
  if (lost.length > 0) rest.$comment = lost.join(" ");
  if ($ref === undefined) return rest;
  // Draft-07 hears nothing beside a reference.
  return Object.keys(rest).length > 0 ? { ...rest, allOf: [{ $ref }, ...(rest.allOf ?? [])] } : { $ref };
}

/** The engine refuses unknown fields of a form unless its schema lets them in; any other validator must be told. */
function closed(contract: Schema): Schema {
  if (contract.additionalProperties !== undefined || contract.patternProperties !== undefined) return contract;
  const names = namesOf(contract);
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
