/** Resolves `$ref`s at build time, so that a form in the browser is one schema; what recurs stays a reference into it. */
import { inDraft07 } from "./dialect.ts";
import { isObject, mapChildren, pointerStep, type Schema, walk } from "./schema.ts";

/** The schemas that forms may refer to, by file name: `{ "shared.json": { definitions: … } }`. */
export type SharedSchemas = { [file: string]: Schema };

/** Thrown for a `$ref` that leads nowhere, or to nothing but itself; `pointer` is where it stands. */
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

/** An address as it is meant in a schema of that address. */
function addressOf(ref: string, base = "http://schema.invalid/"): string | undefined {
  return URL.canParse(ref, base) ? new URL(ref, base).href : undefined;
}

/** The schemas of a bundle by their addresses, and the bundle that a schema came with. */
const addresses = new WeakMap<Schema, Map<string | undefined, Schema>>();
const bundles = new WeakMap<Schema, Schema>();

/** A schema that stands in the same document under an address of its own, its `$id`. */
function bundled(address: string, base: Schema): Schema | undefined {
  const bundle = bundles.get(base) ?? base;
  const root = addressOf(String(bundle.$id ?? ""));
  let known = addresses.get(bundle);
  if (!known) {
    const named = [...walk({ schema: bundle, pointer: "" })].filter(({ schema }) => typeof schema.$id === "string");
    known = new Map(named.map(({ schema }) => [addressOf(String(schema.$id), root), schema]));
    addresses.set(bundle, known);
  }
  const found = known.get(addressOf(address, addressOf(String(base.$id ?? ""), root)));
  if (found) bundles.set(found, bundle);
  return found;
}

/** What a reference names, and the document it stands in: the one with the reference, one inside it, or a shared one. */
export function targetOf(ref: string, base: Schema, shared: SharedSchemas): [Schema, Schema] | undefined {
  const [file = "", at = ""] = ref.split("#");
  const source = file ? (shared[file] ?? bundled(file, base)) : base;
  const target = source && lookup(source, at);
  return source && isObject(target) ? [target, source] : undefined;
}

/** A document as a part of another: without the words that only documents have. */
function inner({ definitions: _definitions, $defs: _defs, $schema: _schema, $id: _id, ...schema }: Schema): Schema {
  return schema;
}

/** Everything that a schema leads to, directly or through what it names. */
function reached(from: Schema, home: Schema, shared: SharedSchemas, found = new Set<Schema>()): Set<Schema> {
  for (const { schema } of walk({ schema: from === home ? inner(from) : from, pointer: "" })) {
    const next = schema.$ref === undefined ? undefined : targetOf(schema.$ref, home, shared);
    if (!next || found.has(next[0])) continue;
    found.add(next[0]);
    reached(next[0], next[1], shared, found);
  }
  return found;
}

/** What any value of a schema must keep too, or contain: what it refers to, required fields, entries of a list. */
function inevitable(schema: Schema, home: Schema, shared: SharedSchemas): [Schema, Schema][] {
  const { $ref: ref, allOf = [], properties = {}, required = [], items, minItems = 0 } = schema;
  const target = ref === undefined ? undefined : targetOf(ref, home, shared);
  const fields = required.flatMap((name) => properties[name] ?? []);
  const entries = minItems > 0 && isObject(items) ? [items as Schema] : [];
  const inside = [...allOf, ...fields, ...entries]
    .filter(isObject)
    .map((part): [Schema, Schema] => [part as Schema, home]);
  return target ? [target, ...inside] : inside;
}

/** Whether what a reference names would have to contain itself, so that no value is ever complete. */
export function isEndless(ref: string, base: Schema, shared: SharedSchemas): boolean {
  const start = targetOf(ref, base, shared);
  const seen = new Set<Schema>();
  const leadsBack = ([schema, home]: [Schema, Schema]): boolean =>
    inevitable(schema, home, shared).some((next) => {
      if (next[0] === start?.[0]) return true;
      if (seen.has(next[0])) return false;
      seen.add(next[0]);
      return leadsBack(next);
    });
  return start !== undefined && leadsBack(start);
}

/**
 * Copies a schema with every `$ref` replaced by what it names; words beside the `$ref` (a title, a default) win over
 * those of its target. What contains itself becomes an entry of the copy's `definitions`, under a name of its own.
 * Newer drafts' spellings become draft-07's.
 * @param base the document that `#/…` leads into, when the schema is only a part of it
 * @throws UnresolvedRef when a reference leads nowhere
 */
export function resolveRefs(root: Schema, shared: SharedSchemas, base: Schema = root): Schema {
  const names = new Map<Schema, string>();
  const definitions: { [name: string]: Schema } = {};

  /** The name of a schema that contains itself; its definition is written when it is first asked for. */
  const definitionOf = (target: Schema, home: Schema, ref: string): string => {
    const known = names.get(target);
    if (known) return known;
    const wanted = /\/([^/]+)$/.exec(ref)?.[1]?.replace(/\W+/g, "-") ?? "form";
    let name = wanted;
    for (let count = 2; name in definitions; count++) name = `${wanted}-${count}`;
    names.set(target, name);
    definitions[name] = {};
    definitions[name] = visit(inner(target), home, ref);
    return name;
  };
  const visit = (schema: Schema, home: Schema, pointer: string): Schema => {
    const { $ref: ref, ...beside } = schema;
    const rest = inDraft07(mapChildren(beside, (child, steps) => visit(child, home, `${pointer}/${steps}`)));
    if (ref === undefined) return rest;
    const [target, source] = targetOf(ref, home, shared) ?? [];
    if (!target || !source || isEndless(ref, home, shared)) throw new UnresolvedRef(ref, pointer);
    if (!reached(target, source, shared).has(target)) return { ...visit(inner(target), source, pointer), ...rest };
    return { $ref: `#/definitions/${pointerStep(definitionOf(target, source, ref))}`, ...rest };
  };
  const resolved = visit(inner(root), base, "");
  return names.size > 0 ? { ...resolved, definitions } : resolved;
}
