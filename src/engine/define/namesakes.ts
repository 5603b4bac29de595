/** Finds fields of a group that would all get the same label, the title of the definition they share. */
import { parentOf } from "../schema/path.ts";
import { canonical } from "../schema/same.ts";
import type { Json } from "../schema/schema.ts";
import { isChoice } from "../words/choices.ts";
import { isConditional } from "./empty.ts";
import type { ByPath, Field } from "./fields.ts";

/**
 * A key that fields of one definition share: its title and rules, without what belongs to a single field. Undefined for a simple
 * field, or a choice with a title of several words: there an equal title is a question that the author repeats on purpose.
 */
function definedAs({ title, description: _hint, default: _initial, ...rest }: Field["whole"]): string | undefined {
  const isOfDefinition = rest.properties !== undefined || (isChoice(rest) && !/\s/.test(title ?? ""));
  return title && isOfDefinition ? canonical([title, rest] as Json) : undefined;
}

/** Fields of one group that share a definition, such as two addresses: their labels are derived from their names. */
export function namesakesIn(byPath: ByPath): Set<Field> {
  const found = new Map<string, Field[]>();
  for (const [path, [field]] of byPath) {
    const said = field.entry || isConditional(field) ? undefined : definedAs(field.whole);
    const key = said && `${parentOf(path)} ${said}`;
    if (key) found.set(key, [...(found.get(key) ?? []), field]);
  }
  return new Set([...found.values()].filter(({ length }) => length > 1).flat());
}
