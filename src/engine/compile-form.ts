/** Turns a form's documents into its definition and its rules, from one resolved schema (Node only). */
import { accepts, compileRules, type Rules } from "./compile.ts";
import { contractOf, resolvedSchemaOf } from "./contract.ts";
import { define } from "./define.ts";
import type { WholeDefinition } from "./definition.ts";
import type { FormDocuments } from "./documents.ts";
import type { SharedSchemas } from "./refs.ts";

/**
 * Derives the definition of a form and compiles its rules.
 * @throws UnresolvedRef
 */
export function compileForm(
  documents: FormDocuments,
  shared: SharedSchemas,
): { definition: WholeDefinition; rules: Rules } {
  const resolved = resolvedSchemaOf(documents, shared);
  return {
    definition: define(documents, resolved, accepts),
    rules: compileRules(contractOf(documents, resolved)),
  };
}
