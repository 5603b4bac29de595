/** Schemas that are in no keyword of their document, and that only references lead to, as to OpenAPI's `components`. */
import { homeOf, lookup, pointerIn } from "./refs.ts";
import { isObject, type Place, type Schema, walk } from "./schema.ts";

/** The pointer of a reference to a place in its own document; undefined for any other. */
const pointerOf = ({ $ref }: Schema): string | undefined =>
  typeof $ref === "string" && $ref.startsWith("#/") ? pointerIn($ref.slice(1)) : undefined;

/** The outermost of these schemas, in the order in which references lead to them. */
export function straysIn(root: Schema): Place[] {
  const strays: Place[] = [];
  const seen = new Set<Schema>();
  const open: Place[] = [{ schema: root, pointer: "" }];
  for (const place of open) {
    if (seen.has(place.schema)) continue;
    if (place.schema !== root) strays.push(place);
    for (const { schema } of walk(place)) {
      seen.add(schema);
      const pointer = pointerOf(schema);
      const target = pointer !== undefined && homeOf(schema, root) === root && lookup(root, pointer);
      if (isObject(target)) open.push({ schema: target, pointer: pointer as string });
    }
  }
  return strays;
}

/** Every schema of a document: what its keywords contain, depth first, then these. */
export const everyPlace = (root: Schema): Place[] =>
  [{ schema: root, pointer: "" }, ...straysIn(root)].flatMap((place) => [...walk(place)]);
