/** Turns a form's documents into its definition and its rules, from one resolved schema (Node only). */

import { define } from "../define/define.ts";
import type { WholeDefinition, WholeForm } from "../define/definition.ts";
import type { FormDocuments } from "../define/documents.ts";
import type { Own } from "../own/rules.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { accepts, compileRules, type Rules } from "./compile.ts";
import { contractOf, resolvedSchemaOf } from "./contract.ts";
import { withOwn } from "./own/composed.ts";

/** What documents are compiled to. */
interface Compiled {
  definition: WholeDefinition;
  rules: Rules;
}

/**
 * Derives the definition of a form and compiles its rules.
 * @param known the rules of the schema, if they are already compiled
 * @throws UnresolvedRef
 */
export function compileForm(documents: FormDocuments, shared: SharedSchemas, known?: Rules): Compiled {
  const resolved = resolvedSchemaOf(documents, shared);
  return {
    definition: define(documents, resolved, accepts),
    rules: known ?? compileRules(contractOf(documents, resolved)),
  };
}

/** The form that runs here, without a build: with the form's own rules, if it has any. */
export function runnable({ definition, rules: { accepts, formats } }: Compiled, own?: Own): WholeForm {
  const form = { ...definition, accepts, formats };
  return own ? withOwn(form, own) : form;
}
