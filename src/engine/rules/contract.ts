/** The contract of a body: the form's schema with references resolved and missing length limits added. */

import type { Looks } from "../define/definition.ts";
import { type FormDocuments, formNameOf, type UiDocument } from "../define/documents.ts";
import { fieldsOf } from "../define/fields.ts";
import { defaultFileLength } from "../define/file-fields.ts";
import { patternOfType } from "../define/file-types.ts";
import { withFormName, withoutFormName } from "../define/form-name.ts";
import { takesFiles } from "../define/limits.ts";
import { controlsOf } from "../define/ui-schema.ts";
import { defaultMaxLength, maxFiles } from "../kinds/default-limits.ts";
import { kindOf } from "../kinds/index.ts";
import { defaultWidget } from "../kinds/widgets.ts";
import { definitionOf, holdOf } from "../schema/in-place.ts";
import { pathStep, stepsOf, within } from "../schema/path.ts";
import type { SharedSchemas } from "../schema/refs.ts";
import { resolveRefs } from "../schema/resolve.ts";
import { mapChildren, type Schema, stepsIn } from "../schema/schema.ts";

/** The default `maxLength` of a text; at least ten times its `minLength`, so that both never conflict. */
function limitOf(path: string, schema: Schema, looks: Looks): number {
  const name = stepsOf(path).findLast((part) => part !== "*") ?? path;
  const widget = looks[path]?.widget ?? defaultWidget(name, schema);
  return Math.max(defaultMaxLength(widget), 10 * (schema.minLength ?? 0));
}

/** Adds a pattern to a text, next to its own. */
function addPattern(schema: Schema, pattern: string): void {
  if (schema.pattern === undefined) schema.pattern = pattern;
  else if (schema.pattern !== pattern) schema.allOf = [...(schema.allOf ?? []), { pattern }];
}

/** Adds a length limit to every text without one: the receiver must accept whatever the form accepts. */
class Limits {
  /**
   * Names of definitions that already have their limits; a definition gets those of the path where it is first
   * referenced.
   */
  private readonly done = new Set<string>();
  private readonly looks: Looks;

  constructor(
    ui: UiDocument,
    private readonly definitions: { [name: string]: Schema },
    private readonly fileLength: number,
  ) {
    this.looks = controlsOf(ui);
  }

  /** @param around fields that an enclosing schema of the same value has limited already */
  of(schema: Schema, path: string, around: string[] = []): Schema {
    this.definition(schema.$ref, path);
    const kind = kindOf(schema)?.name ?? "";
    const names = [...around, ...Object.keys(schema.properties ?? {})];
    const result = mapChildren(schema, (child, steps) => {
      const [{ keyword = "", name = "*" } = {}] = stepsIn(`/${steps}`);
      if (/^(properties|patternProperties)$/.test(keyword))
        return around.includes(name) ? child : this.of(child, within(path, pathStep(name)));
      if (/^(additionalProperties|additionalItems|items)$/.test(keyword))
        return keyword === "items" && kind === "choices" ? child : this.of(child, within(path, name));
      return (holdOf(keyword) ?? "asked") === "asked" ? child : this.of(child, path, names);
    });
    if (kind === "files") result.maxItems ??= maxFiles;
    const { contentMediaType: type } = schema;
    if (kind === "file" && typeof type === "string") addPattern(result, patternOfType(type));
    if (kind === "text") result.maxLength ??= limitOf(path, schema, this.looks);
    if (kind === "file") result.maxLength ??= this.fileLength;
    return result;
  }

  private definition(ref: string | undefined, path: string): void {
    const name = definitionOf(ref ?? "");
    const target = this.definitions[name];
    if (!target || this.done.has(name)) return;
    this.done.add(name);
    this.definitions[name] = this.of(target, path);
  }
}

/**
 * The schema of the fields, from which both the form is drawn and its body validated: without `formName`, references
 * resolved (recursive ones are in `definitions`), newer drafts' keywords rewritten as draft-07, every text limited.
 * @throws UnresolvedRef
 */
export function resolvedSchemaOf({ schema: document, ui }: FormDocuments, shared: SharedSchemas): Schema {
  const { $schema: _schema, $id: _id, definitions: found, ...schema } = resolveRefs(document, shared);
  // A recursive form contains its fields again, but not `formName`.
  const definitions = Object.fromEntries(
    Object.entries(found ?? {}).map(([name, part]) => [name, part.properties?.formName ? withoutFormName(part) : part]),
  );
  const own = withoutFormName(schema);
  const whole = { ...own, definitions };
  const fileLength = takesFiles(whole) ? defaultFileLength(fieldsOf(whole)) : 0;
  const fields = new Limits(ui, definitions, fileLength).of(own, "");
  return { ...fields, type: "object", ...(found ? { definitions } : {}) };
}

/**
 * The schema that validates a body as it is sent: that of the fields, with `formName` required and fixed.
 * @param resolved the schema of the fields
 */
export const contractOf = (documents: FormDocuments, resolved: Schema): Schema =>
  withFormName(resolved, formNameOf(documents));
