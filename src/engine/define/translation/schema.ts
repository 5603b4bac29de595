/**
 * The translatable texts of a drawn schema: labels without an entry in the UI document, hints, choices and messages.
 */

import { constantOf } from "../../kinds/constant.ts";
import { branchesOf } from "../../kinds/structures.ts";
import { isQuestion, ownerOf } from "../../schema/in-place.ts";
import { parentOf } from "../../schema/path.ts";
import { children, isObject, type Place, type Schema, stepsIn } from "../../schema/schema.ts";
import { choiceFor, choicesOf, isChoice } from "../../words/choices.ts";
import { spoken } from "../../words/spoken.ts";
import { branchName, choiceIn } from "../branch-names.ts";
import type { FieldUi, Looks } from "../definition.ts";
import type { UiDocument } from "../documents.ts";
import { type ByPath, type Field, fieldsByPath, labelOf, wholeSchema } from "../fields.ts";
import { namesakesIn } from "../namesakes.ts";
import { controlsOf } from "../ui-schema.ts";
import type { Say } from "./texts.ts";

type Look = Partial<FieldUi>;

/** The place of a field's text, as a UI document would have it. */
const placeOf = (path: string, what: string) => (path ? `fields.${path}.${what}` : what);

/** Every subschema that is drawn; conditions are not. */
function* drawnParts(place: Place): Generator<Place> {
  yield place;
  for (const child of children(place)) if (!isQuestion(child.pointer)) yield* drawnParts(child);
}

/** Maps the pointer of a subschema to the path of the field it applies to. */
function pathsIn(fields: Field[]): (pointer: string) => string {
  const paths = new Map(fields.map(({ pointer, path }) => [pointer, path]));
  return (pointer) => {
    for (
      let at = ownerOf(pointer);
      at;
      at = ownerOf(
        stepsIn(at)
          .slice(0, -1)
          .map(({ text }) => text)
          .join(""),
      )
    ) {
      const path = paths.get(at);
      if (path !== undefined) return path;
    }
    return "";
  };
}

/** The labels of fields, parents first: the label of a list entry is derived from the list's. */
function sayLabels(byPath: ByPath, looks: Looks, say: Say): void {
  const known: { [path: string]: string } = {};
  const namesakes = namesakesIn(byPath);
  for (const [path, fields] of byPath) {
    const given = looks[path]?.label;
    const around = known[parentOf(path)];
    const labels = fields.map(
      (field) => given ?? labelOf({ ...field, schema: namesakes.has(field) ? {} : field.whole }, around),
    );
    known[path] = labels[0] ?? "";
    for (const [index, { schema, whole, pattern }] of fields.entries()) {
      const isNamed = pattern !== undefined && whole.title === undefined;
      if (given === undefined && !isNamed && !isHidden(whole, looks[path]))
        schema.title = say(labels[index] ?? "", placeOf(path, "label"));
    }
  }
}

const isHidden = (schema: Schema, look: Look = {}) => look.widget === "hidden" || constantOf(schema) !== undefined;

/** The labels of choices. */
function sayChoices(schema: Schema, path: string, { options = {} }: Look, say: Say): void {
  const choices = choicesOf(schema);
  const nameOf = (value: unknown) => {
    const choice = choiceFor(choices, value);
    // Yes and no have words in every language.
    if (typeof value === "boolean" && choice?.label === (value ? spoken.form.yes : spoken.form.no)) return undefined;
    return choice && !Object.hasOwn(options, choice.text)
      ? say(choice.label, placeOf(path, `options.${choice.text}`))
      : choice?.label;
  };
  if (schema.enum) {
    schema.enumNames = schema.enum.map((value) => nameOf(value) ?? null);
    return;
  }
  for (const one of schema.oneOf ?? schema.anyOf ?? []) one.title = nameOf(one.const ?? one.enum?.[0] ?? null);
}

/**
 * The names of branches. A branch without a name gets a number, which needs no translation; one named after its only choice gets
 * that choice's translation; a recursive one has the name of its definition.
 */
function sayBranches(schema: Schema, root: Schema, path: string, { branches = [] }: Look, say: Say): void {
  for (const [index, branch] of (branchesOf(schema) ?? []).entries()) {
    if (!isObject(branch) || branches[index] !== undefined) continue;
    const whole = wholeSchema(branch, root);
    const name = branchName(whole, index);
    if (whole.title === undefined && name === choiceIn(whole)) continue;
    const { option, types, formats, dateTime } = spoken.form;
    const isNumber = [option(index + 1), dateTime, ...Object.values({ ...types, ...formats })].includes(name);
    if (branch.title !== undefined || !isNumber) branch.title = say(name, placeOf(path, `branches.${index}`));
  }
}

/** Validation messages. */
function sayMessages(schema: Schema, path: string, say: Say): void {
  const { errorMessage: message } = schema;
  if (typeof message === "string") schema.errorMessage = say(message, placeOf(path, "messages"));
  else if (message)
    schema.errorMessage = Object.fromEntries(
      Object.entries(message).map(([rule, text]) => [rule, say(text, placeOf(path, `messages.${rule}`))]),
    );
}

/**
 * Translates every visible text of a drawn schema, except for those that the UI document overrides.
 * @param ui the UI document as it was written
 */
export function wordedSchema(drawn: Schema, ui: UiDocument, say: Say): Schema {
  // A deep copy without shared parts, which would be translated twice.
  const schema: Schema = JSON.parse(JSON.stringify(drawn));
  const byPath = fieldsByPath(schema);
  const looks = controlsOf(ui, byPath);
  const pathAt = pathsIn([...byPath.values()].flat());
  // Branches are named after their contents, which have to be translated first.
  const parts = [...drawnParts({ schema, pointer: "" })];
  const asked = parts.map(({ schema: part, pointer }) => ({ part, path: pathAt(pointer), pointer }));
  for (const { part, path } of asked) if (!isChoice(part)) sayBranches(part, schema, path, looks[path] ?? {}, say);
  sayLabels(byPath, looks, say);
  for (const { part, path, pointer } of asked) {
    const look = looks[path] ?? {};
    const isShown = pointer !== "" && !isHidden(part, look);
    if (isShown && isChoice(part)) sayChoices(part, path, look, say);
    if (isShown && part.description && look.hint === undefined)
      part.description = say(part.description, placeOf(path, "hint"));
    sayMessages(part, path, say);
  }
  return schema;
}
