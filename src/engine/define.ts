/** Turns a form's documents into its definition: what the UI document says, and what the schema implies for the rest. */
import { contractOf } from "./contract.ts";
import type { FieldUi, FormDefinition, FormWords, Section, Sentences } from "./definition.ts";
import { type FormDocuments, formNameOf, routeOf, type UiDocument } from "./documents.ts";
import { type Accepts, emptyValues } from "./empty.ts";
import { type Field, fieldsOf, labelOf } from "./fields.ts";
import type { SharedSchemas } from "./refs.ts";
import { humanize, isChoiceList, type Schema, without } from "./schema.ts";
import { sentencesOf, writtenSentences } from "./sentences.ts";
import { defaultAutocomplete, defaultWidget, kindOf } from "./widgets.ts";

const isTop = (path: string) => !path.includes(".");

function fieldUi(field: Field, ui: UiDocument): FieldUi {
  const name = field.path.split(".").at(-1) ?? field.path;
  const given = ui.fields?.[field.path] ?? {};
  const widget = isDiscriminator(field) ? "hidden" : (given.widget ?? defaultWidget(name, field.schema));
  const autocomplete = given.autocomplete ?? (widget === "select" ? undefined : defaultAutocomplete(name));
  return { ...given, label: given.label ?? labelOf(field), widget, autocomplete };
}

function wordsOf({ name, schema, ui }: FormDocuments): FormWords {
  const heading = ui.heading ?? schema.title ?? humanize(name);
  return {
    heading,
    introduction: ui.introduction ?? schema.description ?? "",
    responseTime: ui.responseTime,
    submit: { label: "Submit", busy: "Submitting...", ...ui.submit },
    toast: ui.toast ?? `${heading}: sent successfully. Thank you!`,
    aside: ui.aside ?? [],
    banner: ui.banner ?? "There was an error submitting your request. Please try again or contact us directly.",
    success: {
      kind: "screen",
      heading: "Thank you",
      text: ["We have received what you sent."],
      links: [{ label: "Return Home", href: "/" }],
      ...ui.success,
    },
  };
}

/** The schema that is drawn: the contract without `formName`, and without words the host has elsewhere. */
function drawn(contract: Schema): Schema {
  const schema = without(contract, new Set(["errorMessage"]));
  const { formName: _formName, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== "formName") };
}

/** A fixed value inside a branch tells the branches apart: it is set with the branch, and not shown. */
const isDiscriminator = ({ schema, pointer }: Field) => schema.const !== undefined && /\/(oneOf|anyOf)\//.test(pointer);

/** Gives the discriminators of a drawn schema their values, which choosing a branch then sets. */
function withDiscriminators(schema: Schema): Schema {
  for (const field of fieldsOf(schema)) if (isDiscriminator(field)) field.schema.default = field.schema.const;
  return schema;
}

/** Whether a schema needs the parts of the host that load on demand. */
function isHeavy(schema: Schema): boolean {
  if (schema.if || schema.oneOf || schema.anyOf || schema.allOf || schema.dependencies || schema.definitions)
    return true;
  const simple = (field: Schema) => {
    const { oneOf, anyOf, allOf, $ref } = field;
    return !(oneOf || anyOf || allOf || $ref) && ["text", "choice", "choices"].includes(kindOf(field));
  };
  return !Object.values(schema.properties ?? {}).every(simple);
}

/**
 * A form's definition from its documents, complete.
 * @throws UnresolvedRef
 */
export function define(documents: FormDocuments, shared: SharedSchemas, accepts: Accepts): FormDefinition {
  const contract = contractOf(documents, shared);
  const schema = withDiscriminators(drawn(contract));
  const { ui } = documents;
  const all = fieldsOf(contract).filter(({ path }) => path !== "formName");
  const fields: FormDefinition["fields"] = {};
  const sentences: Sentences = { "": sentencesOf(contract, "The form") };
  for (const field of all) {
    const look = fieldUi(field, ui);
    fields[field.path] ??= look;
    sentences[field.path] = { ...sentencesOf(field.schema, look.label), ...sentences[field.path] };
    if (isChoiceList(field.schema))
      sentences[`${field.path}.*`] = sentencesOf(field.schema.items as Schema, look.label);
  }
  for (const field of all.toReversed()) Object.assign(sentences[field.path] ?? {}, writtenSentences(field.schema));
  const top = [...new Set(all.map(({ path }) => path).filter(isTop))];
  const sections: Section[] = ui.sections ?? [{ fields: top }];
  const words = wordsOf(documents);
  return {
    ...words,
    formName: formNameOf(documents),
    route: routeOf(documents),
    page: { title: words.heading, description: words.introduction || words.heading, keywords: [], ...ui.page },
    sections,
    schema,
    fields,
    sentences,
    order: sections.flatMap((section) => section.fields),
    empty: emptyValues(schema, accepts),
    defaults: Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
        field.default === undefined ? [] : [[name, field.default]],
      ),
    ),
    dateMinimums: all.filter(({ schema: field }) => field.dateMinimum).map(({ path }) => path),
    open: Boolean(schema.additionalProperties || schema.patternProperties),
    heavy: isHeavy(schema),
  };
}
