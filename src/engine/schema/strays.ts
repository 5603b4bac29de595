/** Schemas outside the keywords of their document, which only references lead to, such as those in OpenAPI's `components`. */
import { homeOf, lookup, pointerIn, type ResolvedRef, resolveRef, type SharedSchemas, splitRef } from "./refs.ts";
import { isObject, type Place, type Schema, subschemasOf, walk } from "./schema.ts";

/** The pointer of a reference to a place in its own document; undefined for any other. */
const pointerOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === "string" && $ref.startsWith("#/") ? pointerIn($ref.slice(1)) : undefined;

/**
 * The outermost of these schemas, in the order in which references lead to them.
 * @param named the pointers of those that references of other documents lead to
 */
export function straysIn(root: Schema, named: string[] = []): Place[] {
  const strays: Place[] = [];
  const [seen, inside] = [new Set<Schema>(), new Set<Schema>()];
  const open: Place[] = [{ schema: root, pointer: "" }];
  const add = (pointer: string) => {
    const schema = lookup(root, pointer);
    if (isObject(schema)) open.push({ schema, pointer });
  };
  named.forEach(add);
  for (const place of open) {
    if (seen.has(place.schema)) continue;
    if (place.schema !== root) strays.push(place);
    for (const { schema } of walk(place)) {
      seen.add(schema);
      if (schema !== place.schema) inside.add(schema);
      const pointer = pointerOf(schema);
      if (pointer !== undefined && homeOf(schema, root) === root) add(pointer);
    }
  }
  return strays.filter(({ schema }) => !inside.has(schema));
}

/** Every schema of a document: what its keywords contain, depth first, then these. */
export const everyPlace = (root: Schema, named?: string[]): Place[] =>
  [{ schema: root, pointer: "" }, ...straysIn(root, named)].flatMap((place) => [...walk(place)]);

/** Pointers into shared documents, by file. */
export interface NamedPlaces {
  [file: string]: string[];
}

/** The pointers of such schemas in shared documents that references from other documents, including forms, lead to. */
export function namedAmong(shared: SharedSchemas, forms: Schema[]): NamedPlaces {
  const inKeywords = new Set(Object.values(shared).flatMap(subschemasOf));
  const named: NamedPlaces = {};
  const seen = new Set<Schema>();
  const open = [...forms, ...Object.values(shared)].map((root): ResolvedRef => [root, root]);
  for (const [around, home] of inKeywords.size > 0 ? open : []) {
    if (seen.has(around)) continue;
    for (const schema of subschemasOf(around)) {
      seen.add(schema);
      const { $ref: ref } = schema;
      const target = typeof ref === "string" ? resolveRef(ref, homeOf(schema, home), shared) : undefined;
      if (ref === undefined || !target) continue;
      open.push(target);
      const [file = "", at = ""] = splitRef(ref);
      if (!Object.hasOwn(shared, file) || inKeywords.has(target[0])) continue;
      named[file] = [...new Set([...(named[file] ?? []), pointerIn(at)])];
    }
  }
  return named;
}
