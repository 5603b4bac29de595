/**
 * A form's contract for other tools: plain JSON Schema, draft-07 where possible, without this project's own keywords.
 */

import type { FormDocuments } from "../define/documents.ts";
import { type AcrossWord, acrossWords, namedBy } from "../schema/across.ts";
import { isNewer } from "../schema/dialect.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { mapChildren, type Schema } from "../schema/schema.ts";
import { andOf } from "../words/words.ts";
import { contractOf, resolvedSchemaOf } from "./contract.ts";
import { closed } from "./unknown-fields.ts";

/** Keywords that no draft has, and an annotation of newer ones. */
const unknown = ["errorMessage", "dateMinimum", "enumNames", "deprecated", "definitionName", ...acrossWords];

/** Cross-field rules in prose. */
const across: { [rule in AcrossWord]: string } = {
  notBefore: "Not before",
  atLeast: "At least",
  same: "The same as",
  sum: "The sum of",
};

/** One schema in draft-07 keywords only. */
function plain(schema: Schema): Schema {
  const known = Object.fromEntries(Object.entries(schema).filter(([word]) => !unknown.includes(word)));
  const { $ref, ...rest } = mapChildren(known, plain);
  // A rule that other tools do not know is described in prose.
  const said = acrossWords.flatMap((rule) =>
    schema[rule] === undefined ? [] : [`${across[rule]} ${andOf(namedBy(schema[rule]))}.`],
  );
  if (schema.dateMinimum) said.push(`The earliest day is ${schema.dateMinimum}.`);
  if (said.length > 0) rest.$comment = said.join(" ");
  if ($ref === undefined) return rest;
  // Draft-07 ignores everything beside a reference.
  return Object.keys(rest).length > 0 ? { ...rest, allOf: [{ $ref }, ...(rest.allOf ?? [])] } : { $ref };
}

/** The URI of draft-07. */
const draft07 = "http://json-schema.org/draft-07/schema#";

/** The URI of 2019-09, which adds `unevaluatedProperties` and `unevaluatedItems`. */
const draft2019 = "https://json-schema.org/draft/2019-09/schema";

/**
 * The schema that accepts a form's bodies, for tools other than this project's.
 * @throws UnresolvedRef
 */
export function publishedSchema(documents: FormDocuments, shared: SharedSchemas): Schema {
  const { title = documents.ui.heading ?? documents.name, ...contract } = contractOf(
    documents,
    resolvedSchemaOf(documents, shared),
  );
  return { $schema: isNewer(contract) ? draft2019 : draft07, title, ...plain(closed(contract)) };
}
