/** The schema that is drawn: that of the fields, with what it leaves open settled. */
import { schemaOf } from "./contract.ts";
import { withoutBrokenDefaults } from "./defaults.ts";
import type { FormDocuments } from "./documents.ts";
import type { Accepts } from "./empty.ts";
import type { SharedSchemas } from "./refs.ts";
import type { Schema } from "./schema.ts";
import { settled } from "./settled.ts";
import { drawnIn } from "./translation/translated.ts";

/**
 * The schema to draw for a form's documents.
 * @throws UnresolvedRef
 */
export const drawnSchemaOf = (documents: FormDocuments, shared: SharedSchemas, accepts: Accepts): Schema =>
  drawnIn(documents, withoutBrokenDefaults(settled(schemaOf(documents, shared)), accepts));
