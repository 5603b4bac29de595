/** How fields are presented: from the UI document, in our vocabulary or react-jsonschema-form's, else derived from the schema. */
import { constantOf } from "../kinds/constant.ts";
import { defaultAutocomplete } from "../kinds/conventions.ts";
import { kindOf } from "../kinds/index.ts";
import { text } from "../kinds/text.ts";
import { defaultWidget } from "../kinds/widgets.ts";
import { schemasInPlace } from "../schema/in-place.ts";
import { parentOf, stepsOf, within } from "../schema/path.ts";
import type { Schema } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { asks, nameIn } from "../words/subject.ts";
import { allowsEmpty } from "./defaults.ts";
import type { FieldUi, Looks, WholeDefinition } from "./definition.ts";
import type { UiDocument } from "./documents.ts";
import type { Accepts } from "./empty.ts";
import { areApart, type ByPath, type Field, isOpenIn, labelOf, namesOf } from "./fields.ts";
import { sayTogether } from "./file-fields.ts";
import { addPlaceholders } from "./folds.ts";
import { namesakesIn } from "./namesakes.ts";
import { controlsOf } from "./ui-schema.ts";

/** Controls that take only dates or times: a field that is another text in some branch gets the default control there. */
const native = /^(date|datetime-local|time)$/;

/** Whether a control is one that texts can have. */
const isOfText = (widget: string) => text.widgets.includes(widget);

/** Stands for the widget of a field that is a date or time in one branch and another text elsewhere: each branch picks its own. */
const varying = "varying";

/** Whether a value is a password in any of its branches: branches have no presentation of their own. */
const isSecretIn = ({ whole }: Field, drawn: Schema): boolean =>
  /^(text|branches)$/.test(kindOf(whole)?.name ?? "") &&
  schemasInPlace(whole, drawn).some(({ format }) => format === "password");

/**
 * Whether a free key that holds a password may have the name of a field: one branch has such keys, and others the field.
 * @param named the passwords under free keys
 */
const isNamedSecret = (path: string, fields: Field[], named: Field[]): boolean =>
  named.some(
    (one) =>
      parentOf(one.path) === parentOf(path) &&
      new RegExp(one.pattern ?? "", "u").test(stepsOf(path).at(-1) ?? "") &&
      fields.every((field) => areApart(field, one)),
  );

/** A label that can be followed by a number: "Which days? Entry 1". */
const numberable = (name: string) => (asks(name) ? `${name} ${spoken.form.entry}` : name);

function fieldUi(field: Field, given: Partial<FieldUi>, known: WholeDefinition["fields"], isNamesake = false): FieldUi {
  const { path, whole: schema } = field;
  const name = stepsOf(path).at(-1) ?? path;
  const { entry } = field;
  const said =
    given.label ??
    (labelOf({ ...field, schema: isNamesake ? {} : schema }, known[parentOf(path)]?.label) || spoken.form.entry);
  const label = entry === "numbered" ? numberable(nameIn(said)) : said;
  const widget = given.widget ?? defaultWidget(name, schema);
  return { ...given, label, widget: constantOf(schema) === undefined ? widget : "hidden", entry };
}

/** Controls that no browser fills in by a token, or only if the token says what their values are. */
const unfilled = /^(select|checkbox|checkboxes|radio|file|range|color|hidden)$/;

/** Paths inside lists, whose entries are not about the visitor. */
const ofOthers = /(^|\.)(\*|\d+)(\.|$)/;

/**
 * Adds autofill tokens to fields without one. Each token goes to one field only, at the top level if possible, else in the first
 * group: a second city is not the visitor's own.
 */
function addTokens(looks: WholeDefinition["fields"]): void {
  const taken = new Set<string | undefined>();
  const deep = Object.entries(looks).map(([path, look]) => ({ path, look, steps: stepsOf(path) }));
  const isInside = ({ steps }: { steps: string[] }) => Number(steps.length > 1);
  for (const { path, look, steps } of deep.sort((one, other) => isInside(one) - isInside(other))) {
    const token = defaultAutocomplete(steps);
    const isOwn = look.widget && !unfilled.test(look.widget) && !ofOthers.test(path) && !taken.has(token);
    if (isOwn) look.autocomplete ??= token;
    taken.add(look.autocomplete);
  }
}

/**
 * The paths of free keys in groups that require keys without a field: if they may have any value, nothing else gives them a label.
 */
const requiredOfVisitors = (byPath: ByPath, drawn: Schema): string[] =>
  [["", drawn] as const, ...[...byPath].map(([path, [{ whole }]]) => [path, whole] as const)].flatMap(
    ([path, group]) => {
      if (!isOpenIn(group, drawn)) return [];
      const names = namesOf(group, drawn);
      const required = schemasInPlace(group, drawn).flatMap((part) => part.required ?? []);
      return required.some((name) => !names.includes(name)) ? [within(path, "*")] : [];
    },
  );

/** The presentation of all fields, and what the UI document gives of it. */
export function looksOf(
  byPath: ByPath,
  ui: UiDocument,
  drawn: Schema,
  accepts: Accepts,
): { looks: WholeDefinition["fields"]; given: Looks } {
  const given: Looks = controlsOf(ui, byPath);
  const looks: WholeDefinition["fields"] = {};
  const namesakes = namesakesIn(byPath);
  const named = [...byPath.values()].flat().filter((field) => field.entry === "keyed" && isSecretIn(field, drawn));
  for (const [path, fields] of byPath) {
    // What is a constant in one branch may be filled in in another.
    const shown = fields.find(({ whole }) => constantOf(whole) === undefined);
    const first = shown ?? fields[0];
    const others = fields.filter((field) => field !== first);
    const lookOf = (field: Field) => fieldUi(field, given[path] ?? {}, looks, namesakes.has(field));
    const look = lookOf(first);
    if (others.some((other) => lookOf(other).label !== look.label)) look.varies = true;
    const widgets = new Set(fields.map((field) => String(lookOf(field).widget)));
    widgets.delete("hidden");
    if (widgets.size > 1 && [...widgets].some((one) => native.test(one)) && [...widgets].every(isOfText))
      look.widget = varying;
    // A field that is secret in one branch is secret in all: never shown, and in no draft.
    const isSecret = () =>
      fields.some((field) => isSecretIn(field, drawn)) || (shown && isNamedSecret(path, fields, named));
    if (widgets.has("password") || (!given[path]?.widget && isSecret())) look.widget = "password";
    const { emptyValue } = look;
    if (emptyValue !== undefined && !allowsEmpty(drawn, [first, ...others], emptyValue, accepts))
      delete look.emptyValue;
    looks[path] = look;
    const list = looks[parentOf(path)];
    // A question makes no sense on a button that adds something.
    if (look.entry && list && asks(nameIn(given[path]?.label ?? first.whole.title ?? list.label)))
      list.add ??= spoken.form.add(spoken.form.newEntryInside);
  }
  addTokens(looks);
  addPlaceholders(looks, ui);
  sayTogether(
    looks,
    [...byPath.values()].map(([field]) => field),
  );
  for (const path of requiredOfVisitors(byPath, drawn)) {
    const entry = "keyed";
    const label = labelOf({ path, schema: {}, entry }, looks[parentOf(path)]?.label) || spoken.form.entry;
    looks[path] ??= { label, entry };
  }
  // Free keys of the form itself are in no group whose label they could use.
  if (isOpenIn(drawn) && !looks["*"]?.label) looks["*"] = { ...looks["*"], label: spoken.form.entry };
  return { looks, given };
}
