/** Resolves `$ref`s at build time, so that a form in the browser is one flat schema. */
import { isObject, mapChildren, type Schema } from "./schema.ts";

/** The schemas that forms may refer to, by file name: `{ "shared.json": { definitions: … } }`. */
export type SharedSchemas = { [file: string]: Schema };

/** Thrown for a `$ref` that leads nowhere or back into itself; `pointer` is where it stands. */
export class UnresolvedRef extends Error {
  constructor(
    readonly ref: string,
    readonly pointer: string,
  ) {
    super(`${ref} at ${pointer || "/"}`);
  }
}

/** A URI's fragment as plain text, if it is well formed. */
function decoded(pointer: string): string | undefined {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return undefined;
  }
}

function lookup(root: Schema, pointer: string): unknown {
  const keys = decoded(pointer)?.split("/").slice(1);
  const step = (value: unknown, key: string): unknown =>
    typeof value === "object" && value && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return keys?.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")).reduce<unknown>(step, root);
}

/** What a reference names, and the document it stands in: the document with the reference, or a shared one. */
export function targetOf(ref: string, base: Schema, shared: SharedSchemas): [Schema, Schema] | undefined {
  const [file = "", at = ""] = ref.split("#");
  const source = file ? shared[file] : base;
  const target = source && lookup(source, at);
  return source && isObject(target) ? [target, source] : undefined;
}

/** A document as a part of another: without the words that only documents have. */
const inner = ({ definitions: _definitions, $schema: _schema, $id: _id, ...schema }: Schema): Schema => schema;

/**
 * Copies a schema with every `$ref` replaced by what it names; words beside the `$ref` (a title, a default) win over
 * those of its target.
 * @param base the document that `#/…` leads into, when the schema is only a part of it
 * @throws UnresolvedRef when a reference leads nowhere, or back into itself
 */
export function resolveRefs(root: Schema, shared: SharedSchemas, base: Schema = root): Schema {
  const visit = (schema: Schema, source: Schema, open: Schema[], pointer: string): Schema => {
    const { $ref: ref, ...beside } = schema;
    const rest = mapChildren(beside, (child, steps) => visit(child, source, open, `${pointer}/${steps}`));
    if (ref === undefined) return rest;
    const [target, home] = targetOf(ref, source, shared) ?? [];
    if (!target || !home || open.includes(target)) throw new UnresolvedRef(ref, pointer);
    return { ...visit(inner(target), home, [...open, target], pointer), ...rest };
  };
  return visit(inner(root), base, [base], "");
}
