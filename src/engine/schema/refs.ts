/** Resolves a `$ref` to its target. */
import { ignoresSiblings } from "./ignored.ts";
import { stepsOfPointer } from "./path.ts";
import { children, isObject, type Schema, valueIn } from "./schema.ts";

/** The schemas that forms may refer to, by file name: `{ "shared.json": { definitions: … } }`. */
export type SharedSchemas = { [file: string]: Schema };

/** A pointer from the fragment of a URI, decoded; unchanged if it cannot be decoded, such as an unescaped `100%`. */
export function pointerIn(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The value at a JSON pointer. */
export const lookup = (root: Schema, pointer: string): unknown => valueIn(root, stepsOfPointer(pointer));

/** The file of a reference, as it is called in schemas/, and the place in it; one from the form's own folder may begin with a dot. */
export const splitRef = (ref: string): string[] => ref.replace(/^(\.\/)+/, "").split("#");

/** A reference resolved against a base URI. */
function addressOf(ref: string, base = "http://schema.invalid/"): string | undefined {
  return URL.canParse(ref, base) ? new URL(ref, base).href : undefined;
}

/** The identifier of a schema; draft-04 spells it without the dollar. */
const idOf = ({ $id, id }: Schema): string => String($id ?? (typeof id === "string" ? id : ""));

/** The schemas of a document that references find by name, and the documents embedded in it. */
interface Bundle {
  root: Schema;
  /** The schemas with an `$id` or an anchor, by URI. */
  known: Map<string | undefined, Schema>;
  /** The document around each schema, which its references are read in: the closest with an `$id`. */
  homes: Map<Schema, Schema>;
  /** The URI of each such document. */
  bases: Map<Schema, string | undefined>;
}

function bundleOf(root: Schema): Bundle {
  const bundle: Bundle = { root, known: new Map(), homes: new Map(), bases: new Map() };
  const { known, homes, bases } = bundle;
  const { $schema = "" } = root;
  const [hasOldId, isAlone] = [/\bdraft-0[1-4]\b/.test($schema), ignoresSiblings(root)];
  // Newer drafts have no keyword `id`, and older ones ignore keywords beside a reference.
  const isAddress = ({ $id, $ref }: Schema) => (hasOldId || $id !== undefined) && !(isAlone && $ref !== undefined);
  const add = (schema: Schema, around: Schema): void => {
    const id = idOf(schema);
    const isDocument = schema === root || (/^[^#]/.test(id) && isAddress(schema));
    const home = isDocument ? schema : around;
    // Most schemas have no identifier, and resolving a URI is slow.
    const address = isDocument || id ? addressOf(id, bases.get(around)) : undefined;
    if (isDocument) bases.set(schema, address);
    if (id) known.set(address, schema);
    for (const name of [schema.$anchor, schema.$dynamicAnchor])
      if (typeof name === "string") known.set(addressOf(`#${name}`, bases.get(home)), schema);
    homes.set(schema, home);
    for (const child of children({ schema, pointer: "" })) add(child.schema, home);
  };
  add(root, root);
  return bundle;
}

/** What is known of each document, and of those embedded in it. */
const bundles = new WeakMap<Schema, Bundle>();

function bundleAround(document: Schema): Bundle {
  const found = bundles.get(document);
  if (found) return found;
  const bundle = bundleOf(document);
  for (const one of bundle.bases.keys()) bundles.set(one, bundle);
  return bundle;
}

/**
 * The document that a schema's own references are read in: the closest around it that has an `$id`.
 * @param around the document that it was found in
 */
export const homeOf = (schema: Schema, around: Schema): Schema => bundleAround(around).homes.get(schema) ?? around;

/** A schema, and the document that its own references are resolved in. */
export type ResolvedRef = [schema: Schema, home: Schema];

/** The target of a reference in a document, which may be embedded in another. */
function targetIn(base: Schema, [file = "", at = ""]: string[], shared: SharedSchemas): ResolvedRef | undefined {
  const { known, bases } = bundleAround(base);
  const source = file ? (shared[file] ?? known.get(addressOf(file, bases.get(base)))) : base;
  if (!source) return undefined;
  const isName = at !== "" && !at.startsWith("/");
  const inside = bundleAround(source);
  const target = isName
    ? inside.known.get(addressOf(`#${at}`, inside.bases.get(source)))
    : lookup(source, pointerIn(at));
  return isObject(target) ? [target, homeOf(target, source)] : undefined;
}

/**
 * The target of a reference and the document that contains it: the same one, one embedded in it, or a shared one. A target that is
 * missing from an embedded document is looked up in the document around it.
 */
export function resolveRef(ref: string, base: Schema, shared: SharedSchemas): ResolvedRef | undefined {
  const parts = splitRef(ref);
  return targetIn(base, parts, shared) ?? targetIn(bundleAround(base).root, parts, shared);
}

/** A document as a subschema: without its definitions. */
export function inner({ definitions: _definitions, $defs: _defs, ...schema }: Schema): Schema {
  return schema;
}
