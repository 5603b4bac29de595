/** Reads the two sides of a comparison. */
import { documentFrom } from "../../content/document.ts";
import { DocumentError, type Problem, refusal } from "../../engine/check/problem.ts";
import { checkMeta } from "../../engine/check/syntax/meta.ts";
import type { DocumentKind } from "../../engine/check/syntax/sayings.ts";
import { define } from "../../engine/define/define.ts";
import { documentsOf, type UiDocument, uiFile } from "../../engine/define/documents.ts";
import { withoutFormName } from "../../engine/define/form-name.ts";
import { accepts } from "../../engine/rules/compile.ts";
import { contractOf as bodyOf, resolvedSchemaOf } from "../../engine/rules/contract.ts";
import { closed } from "../../engine/rules/unknown-fields.ts";
import type { SharedSchemas } from "../../engine/schema/refs.ts";
import { UnresolvedRef } from "../../engine/schema/resolve.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import type { Side } from "../diff/sides.ts";
import { type Document, type Source, sourceOf } from "./sources.ts";

/**
 * The two sides of a comparison, with contracts that include this project's own keywords. The contracts contain the form's name if
 * both sides are forms or declare it, since a copied file may have any name. A file without a UI document gets the other side's.
 * @throws DocumentError when one cannot be read
 */
export function sidesAt(root: string, before: string, after: string): [Side, Side] {
  const sources = [sourceOf(root, before), sourceOf(root, after)] as const;
  const [old, now] = [readFrom(sources[0], uiOf(sources[1])), readFrom(sources[1], uiOf(sources[0]))];
  if (old.isNamed && now.isNamed) return [old, now];
  const unnamed = (side: Side): Side => ({ ...side, contract: withoutFormName(side.contract) });
  return [unnamed(old), unnamed(now)];
}

/** @throws DocumentError for a document that is not valid: comparing it would be guesswork */
function checked<T>(kind: DocumentKind, { file, text }: Document): T {
  const problems: Problem[] = [];
  const document = documentFrom(file, text, problems);
  if (problems.length === 0) problems.push(...checkMeta(kind, file, document));
  if (problems.length > 0) throw new DocumentError(problems);
  return document as T;
}

const uiOf = ({ name, own }: Source) => own.find(({ file }) => file.endsWith(uiFile(name)));

/** Reads one side from its source; a file without a UI document uses the other side's. */
function readFrom(source: Source, other: Document | undefined): Side & { isNamed: boolean } {
  const { name, file, text, beside, own, imported, drawn, isForm } = source;
  const shared: SharedSchemas = Object.fromEntries(
    Object.entries(beside).map(([name, document]) => [name, checked<Schema>("schema", document)]),
  );
  const written = uiOf(source) ?? (isForm ? undefined : other);
  const ui: UiDocument = written ? checked("ui", written) : {};
  try {
    const schema: Schema = checked("schema", { file, text });
    const documents = documentsOf(name, schema, ui);
    const resolved = resolvedSchemaOf(documents, shared);
    return {
      contract: closed(bodyOf(documents, resolved)),
      form: define(documents, resolved, accepts),
      documents: isForm
        ? new Map(own.map((one) => [one.file.slice(one.file.indexOf(`${name}.`) + name.length + 1), one]))
        : undefined,
      imported: isForm ? imported : undefined,
      drawn: isForm ? drawn : undefined,
      isNamed: isForm || schema.properties?.formName !== undefined,
    };
  } catch (error) {
    if (!(error instanceof UnresolvedRef)) throw error;
    const expected = "a reference that can be resolved";
    throw refusal(
      file,
      { expected, found: error.ref, fix: "add the file or the definition that it names" },
      error.pointer,
    );
  }
}
