/** The fields of a new form: from options, or asked for one by one. */
import { createInterface } from "node:readline";
import { quote, refusal } from "../../engine/check/problem.ts";
import { fieldFrom, kinds, type NewField } from "./kinds.ts";
import type { Terminal } from "./terminal.ts";

/** Descriptions of fields, as options. */
export const example = '--field "email:email!" --field "size:S|M|L" --field "topics:[costs|delivery]"';
/** The kinds of field, in words. */
export const words = `${Object.keys(kinds).join(", ")}, A|B|C for one choice, [A|B|C] for several; ! when it is required`;

function readField(description: string): NewField {
  const field = fieldFrom(description);
  if (field) return field;
  throw refusal("--field", {
    expected: `name:kind, the kind one of ${words}`,
    found: quote(description),
    fix: example,
  });
}

const hasField = (fields: NewField[], { name }: NewField): boolean => fields.some((other) => other.name === name);

/**
 * The fields that options describe.
 * @throws DocumentError for a malformed description, and for a duplicate name
 */
export function readFields(descriptions: string[]): NewField[] {
  const fields: NewField[] = [];
  for (const field of descriptions.map(readField)) {
    const fix = "leave one out, or rename it";
    if (hasField(fields, field))
      throw refusal("--field", { expected: "each name once", found: `a second "${field.name}"`, fix });
    fields.push(field);
  }
  return fields;
}

/** Asks for the fields one by one, until an empty answer. */
export async function asked({ world }: Terminal): Promise<NewField[]> {
  const fields: NewField[] = [];
  const ask = () => world.stderr.write(`Field ${fields.length + 1} (empty to end): `);
  world.stderr.write(`A field is name:kind, as in email:email!\nKinds: ${words}\n`);
  ask();
  for await (const answer of createInterface({ input: world.stdin })) {
    if (answer.trim() === "") break;
    const field = fieldFrom(answer);
    if (field && hasField(fields, field)) world.stderr.write(`There is a field ${field.name} already\n`);
    else if (field) fields.push(field);
    else world.stderr.write(`"${answer}" is not name:kind\n`);
    ask();
  }
  return fields;
}
