/** Resolves `$ref`s at build time, so that a form in the browser is one flat schema. */
import { isObject, type Schema } from "./schema.ts";

/** The schemas that forms may refer to, by file name: `{ "shared.json": { definitions: … } }`. */
export type SharedSchemas = { [file: string]: Schema };

/** Thrown for a `$ref` that leads nowhere; `pointer` is where it stands. */
export class UnresolvedRef extends Error {
  constructor(
    readonly ref: string,
    readonly pointer: string,
  ) {
    super(`${ref} at ${pointer || "/"}`);
  }
}

function lookup(root: unknown, pointer: string): unknown {
  const keys = pointer
    .split("/")
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>(
    (value, key) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    root,
  );
}

/**
 * Copies a schema with every `$ref` replaced by what it names; words beside the `$ref` (a title, a default) win over
 * those of its target. A reference into its own ancestors stays as it is: only a recursive schema keeps any.
 * @throws UnresolvedRef when a reference names a file or a place that does not exist
 */
export function resolveRefs(root: Schema, shared: SharedSchemas): Schema {
  const visit = (value: unknown, base: Schema, open: string[], pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => visit(entry, base, open, `${pointer}/${index}`));
    if (!isObject(value)) return value;
    const { $ref: ref, ...beside } = value;
    const rest = Object.fromEntries(
      Object.entries(beside).map(([key, entry]) => [key, visit(entry, base, open, `${pointer}/${key}`)]),
    );
    if (typeof ref !== "string") return rest;
    if (open.includes(ref)) return { ...rest, $ref: ref };
    const [file = "", at = ""] = ref.split("#");
    const source = file ? shared[file] : base;
    const target = source && lookup(source, at);
    if (!source || !isObject(target)) throw new UnresolvedRef(ref, pointer);
    return { ...(visit(target, source, [...open, ref], pointer) as object), ...rest };
  };
  const { definitions, ...schema } = root;
  const resolved = visit(schema, root, [], "") as Schema;
  const recursive = JSON.stringify(resolved).includes('"$ref":"#');
  return recursive ? { ...resolved, definitions } : resolved;
}
