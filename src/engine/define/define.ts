/**
 * Builds a form's definition from its documents: what the UI document says, and what the schema implies for the rest.
 */

import { constantOf } from "../kinds/constant.ts";
import { kindOf } from "../kinds/index.ts";
import { typesIn } from "../schema/let-in.ts";
import { isFieldName, isTopLevel, ownOf, parentOf, stepsOf } from "../schema/path.ts";
import { type Schema, without } from "../schema/schema.ts";
import { choicesOf, isChoice } from "../words/choices.ts";
import type { FormWords } from "../words/form-words.ts";
import { inLanguage, spoken } from "../words/spoken.ts";
import { chain, humanize } from "../words/words.ts";
import { orderChoices } from "./choice-order.ts";
import { confirmationOf } from "./confirmation.ts";
import { multipartType } from "./content-types.ts";
import type { FormSection, WholeDefinition } from "./definition.ts";
import { type FormDocuments, formNameOf, routeOf } from "./documents.ts";
import { drawnSchemaOf, withAllOf, withDependents } from "./drawn.ts";
import { type Accepts, isConditional, unsetValues } from "./empty.ts";
import { type ByPath, type Field, fieldsByPath, isOpenIn } from "./fields.ts";
import { takesFiles } from "./limits.ts";
import { looksOf } from "./looks.ts";
import { isRich } from "./rich.ts";
import { sentencesBy } from "./sentences-by-path.ts";
import { alternatesOf } from "./translation/translated.ts";
import { triggersOf } from "./triggers.ts";
import { ordered, wholeWords } from "./ui-schema.ts";

function pageWords({ name, schema, ui }: FormDocuments): FormWords {
  const said = spoken.page;
  const given = wholeWords(ui);
  const heading = ui.heading ?? (given.heading || schema.title || humanize(name));
  return {
    heading,
    introduction: ui.introduction ?? (given.introduction || schema.description || ""),
    responseTime: ui.responseTime,
    submit: { label: given.submit ?? said.submit, busy: said.busy, ...ui.submit },
    toast: ui.toast ?? chain([heading, said.toast]),
    aside: ui.aside ?? [],
    banner: ui.banner ?? said.banner,
    success: {
      kind: "screen",
      heading: said.thanks,
      text: [said.received],
      links: [{ label: said.home, href: "/" }],
      ...ui.success,
    },
  };
}

/**
 * What maps the path of a value to its field where both differ: recursion, free keys, and lists drawn by a single
 * control; and where null is an answer.
 */
function pathsOf(
  byPath: ByPath,
  drawn: Schema,
  looks: WholeDefinition["fields"],
): Pick<WholeDefinition, "again" | "patterns" | "free" | "wholes" | "nulls"> {
  const all = [...byPath.values()].flat();
  const again = Object.fromEntries(
    all.flatMap((field) => (field.again === undefined ? [] : [[field.path, field.again]])),
  );
  const patterns: NonNullable<WholeDefinition["patterns"]> = {};
  for (const { path, pattern } of all)
    if (pattern !== undefined) {
      const group = parentOf(path);
      patterns[group] = [...(ownOf(patterns, group) ?? []), { pattern, path }];
    }
  const schemas: [string, Schema][] = [["", drawn], ...all.map(({ path, whole }): [string, Schema] => [path, whole])];
  const free = schemas.filter(([, schema]) => isOpenIn(schema, drawn)).map(([path]) => path);
  const wholes = schemas
    .filter(([, schema]) => /^(choices|files)$/.test(kindOf(schema)?.name ?? ""))
    .map(([path]) => path);
  // Null is no answer in an entry of a list, where it also stands for a blank one.
  const isEntry = ({ path }: Field) => !isFieldName(stepsOf(path).at(-1) ?? "");
  // Nor is it for a field that has a control in another branch: left blank, that is null, too.
  const isBlank = ({ path }: Field) =>
    byPath.get(path)?.some(({ schema, whole }) => !isChoice(whole) && typesIn(schema)?.includes("null") === false);
  const takesNull = (field: Field) =>
    isChoice(field.whole) && !isEntry(field) && !isBlank(field)
      ? choicesOf(field.whole, looks[field.path]?.options).some(({ value }) => value === null)
      : field.required && isConditional(field) && constantOf(field.whole) === null;
  const nulls = [...new Set(all.filter(takesNull).map(({ path }) => path))];
  const some = <T extends object>(value: T) => (Object.keys(value).length > 0 ? value : undefined);
  return { again: some(again), patterns: some(patterns), free: some(free), wholes, nulls: some(nulls) };
}

/**
 * Builds the complete definition of a form.
 * @param resolved the schema of its fields (src/engine/rules/contract.ts)
 */
export const define = (documents: FormDocuments, resolved: Schema, accepts: Accepts): WholeDefinition =>
  inLanguage(documents.ui.lang, () => defined(documents, resolved, accepts));

function defined(documents: FormDocuments, resolved: Schema, accepts: Accepts): WholeDefinition {
  const drawn = drawnSchemaOf(documents, resolved, accepts);
  const { ui } = documents;
  const byPath = fieldsByPath(drawn);
  const { looks, given } = looksOf(byPath, ui, drawn, accepts);
  const unset = unsetValues(drawn, looks, accepts);
  // Messages are kept apart, in `sentences`.
  const schema = withAllOf(withDependents(without(drawn, new Set(["errorMessage"])), unset.empty));
  const drawnAt = fieldsByPath(schema);
  orderChoices(ui, (path) => (drawnAt.get(path) ?? []).map((field) => field.schema));
  const top = [...byPath.keys()].filter(isTopLevel);
  const order = given[""]?.order;
  const sections: FormSection[] = ui.sections ?? [{ fields: order ? ordered(top, order) : top }];
  const words = pageWords(documents);
  const triggers = triggersOf(schema);
  const alternates = alternatesOf(documents.translatedFrom ?? documents);
  return {
    ...words,
    ...(ui.lang !== undefined && ui.lang !== "en" && { lang: ui.lang }),
    formName: formNameOf(documents),
    route: routeOf(documents),
    ...(alternates && { alternates }),
    page: { title: words.heading, description: words.introduction || words.heading, keywords: [], ...ui.page },
    // Names, as in a body; documents write paths, in which a dot in a name is escaped.
    sections: sections.map((section) => ({ ...section, fields: section.fields.flatMap(stepsOf) })),
    steps: ui.steps,
    schema,
    fields: looks,
    sentences: sentencesBy(byPath, drawn, looks),
    order: sections.flatMap((section) => section.fields).flatMap(stepsOf),
    ...unset,
    ...pathsOf(byPath, drawn, looks),
    ...(triggers.length > 0 && { triggers }),
    defaults: Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
        field.default === undefined ? [] : [[name, field.default]],
      ),
    ),
    dateMinimums: [...byPath].flatMap(([path, fields]) =>
      fields.some(({ whole }) => whole.dateMinimum) ? [path] : [],
    ),
    ...(ui.continue && { continue: true }),
    confirmation: confirmationOf(ui, looks, words),
    ...(takesFiles(schema) && { enctype: multipartType }),
    rich: isRich(schema, looks, ui.steps),
  };
}
