/** Tells the fields that would all be called by the title of the definition that they are of. */
import { parentOf } from "../schema/path.ts";
import { canonical } from "../schema/same.ts";
import type { Json } from "../schema/schema.ts";
import { isChoice } from "../words/choices.ts";
import { isConditional } from "./empty.ts";
import type { ByPath, Field } from "./fields.ts";

/**
 * What a definition says of its title, and all else that it says, apart from what is said of a single field. A title of some words
 * for a choice, and any for a field without parts, is a question that its author asks again, such as what is to be explained.
 */
function definedAs({ title, description: _hint, default: _initial, ...rest }: Field["whole"]): string | undefined {
  const isOfDefinition = rest.properties !== undefined || (isChoice(rest) && !/\s/.test(title ?? ""));
  return title && isOfDefinition ? canonical([title, rest] as Json) : undefined;
}

/** Fields of the same group that are of the same definition, such as two addresses: they are called by their names. */
export function namesakesIn(byPath: ByPath): Set<Field> {
  const found = new Map<string, Field[]>();
  for (const [path, [field]] of byPath) {
    const said = field.entry || isConditional(field) ? undefined : definedAs(field.whole);
    const key = said && `${parentOf(path)} ${said}`;
    if (key) found.set(key, [...(found.get(key) ?? []), field]);
  }
  return new Set([...found.values()].filter(({ length }) => length > 1).flat());
}
