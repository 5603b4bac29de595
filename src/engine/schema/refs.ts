/** Resolves a `$ref` to its target. */
import { stepsOfPointer } from "./path.ts";
import { isObject, type Schema, valueIn, walk } from "./schema.ts";

/** The schemas that forms may refer to, by file name: `{ "shared.json": { definitions: … } }`. */
export type SharedSchemas = { [file: string]: Schema };

/** A pointer from the fragment of a URI, decoded; undefined if malformed. */
export function pointerIn(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** The value at a JSON pointer. */
export const lookup = (root: Schema, pointer: string | undefined): unknown =>
  pointer === undefined ? undefined : valueIn(root, stepsOfPointer(pointer));

/** A reference resolved against a base URI. */
function addressOf(ref: string, base = "http://schema.invalid/"): string | undefined {
  return URL.canParse(ref, base) ? new URL(ref, base).href : undefined;
}

/** The identifier of a schema; draft-04 spells it without the dollar. */
const idOf = ({ $id, id }: Schema): string => String($id ?? (typeof id === "string" ? id : ""));

/** The schemas of a bundle by URI, and the bundle that contains a schema. */
const addresses = new WeakMap<Schema, Map<string | undefined, Schema>>();
const bundles = new WeakMap<Schema, Schema>();

/** A schema in the same document with an `$id` or `$anchor` of its own. */
function bundled(address: string, base: Schema): Schema | undefined {
  const bundle = bundles.get(base) ?? base;
  const root = addressOf(idOf(bundle));
  let known = addresses.get(bundle);
  if (!known) {
    known = new Map();
    for (const { schema } of walk({ schema: bundle, pointer: "" })) {
      if (idOf(schema)) known.set(addressOf(idOf(schema), root), schema);
      if (typeof schema.$anchor === "string") known.set(addressOf(`#${schema.$anchor}`, root), schema);
    }
    addresses.set(bundle, known);
  }
  const found = known.get(addressOf(address, addressOf(idOf(base), root)));
  if (found) bundles.set(found, bundle);
  return found;
}

/** A schema, and the document that its own references are resolved in. */
export type ResolvedRef = [schema: Schema, home: Schema];

/** The target of a reference and the document that contains it: the same one, one embedded in it, or a shared one. */
export function resolveRef(ref: string, base: Schema, shared: SharedSchemas): ResolvedRef | undefined {
  const [file = "", at = ""] = ref.split("#");
  const source = file ? (shared[file] ?? bundled(file, base)) : base;
  const isName = at !== "" && !at.startsWith("/");
  const target = source && (isName ? bundled(`#${at}`, source) : lookup(source, pointerIn(at)));
  return source && isObject(target) ? [target, source] : undefined;
}

/** A document as a subschema: without its definitions. */
export function inner({ definitions: _definitions, $defs: _defs, ...schema }: Schema): Schema {
  return schema;
}
