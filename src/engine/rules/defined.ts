/** What documents define, with the schema resolved and the compiler at hand (Node only). */
import { define } from "../define/define.ts";
import type { WholeDefinition } from "../define/definition.ts";
import type { FormDocuments } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import type { Schema } from "../schema/schema.ts";
import { accepts } from "./compile.ts";
import { resolvedSchemaOf } from "./contract.ts";

/**
 * The definition of a form.
 * @throws UnresolvedRef
 */
export const definedFrom = (documents: FormDocuments, shared: SharedSchemas): WholeDefinition =>
  define(documents, resolvedSchemaOf(documents, shared), accepts);

/** The schema that a form is drawn from. */
export const drawnFrom = (documents: FormDocuments, shared: SharedSchemas): Schema =>
  drawnSchemaOf(documents, resolvedSchemaOf(documents, shared), accepts);
