/** Checks single options of a `uiSchema`: which are honored, which have no effect, and which name code. */

import type { FormDocuments } from "../../define/documents.ts";
import { onlyField } from "../../define/one-field.ts";
import { isTaken, uiOptions } from "../../define/ui-schema.ts";
import meta from "../../meta/ui.json" with { type: "json" };
import { ownOf } from "../../schema/path.ts";
import { isObject } from "../../schema/schema.ts";
import { type Finding, inFull, quote } from "../problem.ts";
import { instead, nearest } from "../suggest.ts";

/** What is wrong with an option, or what it does not do. */
export interface OptionFault extends Finding {
  /** Whether the form is as it was meant, but for this option, which has no effect. */
  isIgnored?: boolean;
}

const known = Object.keys(uiOptions).map((name) => `ui:${name}`);

const words = { string: "a text", boolean: "true or false", number: "a number", array: "a list", object: "an object" };

/** Options that say how react-jsonschema-form's code draws a part of the form. */
const code: { [option: string]: string } = {
  field: 'remove it, or choose another control with "ui:widget"',
  fieldReplacesAnyOrOneOf: "remove it, with ui:field",
  layoutGrid: 'remove it; "sections" and "width" in the UI document arrange fields',
};

/** Options of other themes that resemble one of these. */
const ofThemes = ["props"];

/** Labels of choices by their values, as in the forms of the US Department of Veterans Affairs. */
const areLabels = (option: string, value: unknown) => option === "labels" && isObject(value);

/** Limits of a slider, with the rules of a number that they are taken from. */
const limits: { [option: string]: string } = { min: "minimum", max: "maximum", step: "multipleOf" };

/** The fix for an option that only our own vocabulary has. */
const asOwn = (option: string): string | undefined =>
  Object.hasOwn(meta.properties.fields.additionalProperties.properties, option) &&
  !known.includes(`ui:${option.toLowerCase()}`)
    ? `write "${option}" under "fields", at the path of the field`
    : undefined;

/** The fix for an option that belongs in the schema, where it also binds the receiver. */
const inSchema = (option: string): string | undefined =>
  Object.hasOwn(limits, option) ? `write "${limits[option]}" in the schema of a number, or remove it` : undefined;

const ignored = (option: string): OptionFault => ({
  expected: `a supported option: ${known.join(", ")}`,
  found: `${quote(`ui:${option}`)}, which has no effect`,
  fix: inSchema(option) ?? asOwn(option) ?? "remove it, or keep it for the tools that support it",
  isIgnored: true,
});

/** The options that also apply to the form as a whole, which has no control and is no list. */
const ofForm = ["title", "description", "help", "order"];

const isOfForm = (option: string) => ofForm.includes(option) || option.startsWith("enableMarkdown");

const ofFields = (option: string, { isOnly }: FormDocuments): OptionFault => ({
  expected: `an option of the form as a whole: ${[...ofForm, "submitButtonOptions"].map((name) => `ui:${name}`).join(", ")}`,
  found: `${quote(`ui:${option}`)}, which has no effect outside the fields`,
  fix: isOnly
    ? `write it under ${inFull(onlyField)}, the only field`
    : "write it at each field that it is meant for, or remove it",
  isIgnored: true,
});

/** The label of the button that sends the form is honored, and whatever leaves the button as it is. */
function submitFault(given: unknown): OptionFault | undefined {
  const { submitText = "", norender = false, props = {}, ...others } = isObject(given) ? given : { given };
  const { disabled = false, className, ...attributes } = isObject(props) ? props : { props };
  const isUsual = norender === false && disabled === false;
  if (typeof submitText !== "string" || !isUsual || Object.keys({ ...others, ...attributes }).length > 0)
    return { expected: '{ "submitText": "…" }', found: quote(given), fix: 'keep "submitText", and remove the rest' };
  return className === undefined
    ? undefined
    : { ...ignored("submitButtonOptions"), found: `"className": ${quote(className)}, which has no effect` };
}

/** Options for all fields at once; harmless if none of them is honored at a field either. */
function globalFault(given: unknown): OptionFault {
  const honored = Object.keys(isObject(given) ? given : {}).filter((name) => Object.hasOwn(uiOptions, name));
  if (honored.length === 0) return ignored("globalOptions");
  return {
    expected: "each option at the field that it applies to",
    found: `${quote("ui:globalOptions")} with ${honored.map(quote).join(", ")}`,
    fix: "write it at each field, and remove it here",
  };
}

/** Markdown in hints is accepted, but not rendered. */
const doubtOf = (option: string, value: unknown): OptionFault | undefined =>
  option.startsWith("enableMarkdown") && value === true
    ? {
        expected: "a hint of plain text",
        found: `${quote(`ui:${option}`)}: the hint is shown without its Markdown`,
        fix: "write the hint without Markdown, and remove the option",
        isIgnored: true,
      }
    : undefined;

/** Options for every field that refers to a definition. */
const definitionsFault: OptionFault = {
  expected: "each option at the field that it applies to",
  found: quote("ui:definitions"),
  fix: "write these options at each field that refers to the definition",
};

/**
 * What is wrong with one option by itself.
 * @param form the form that it is about as a whole, if it is about no field
 */
export function optionFault(option: string, value: unknown, form: FormDocuments | false): OptionFault | undefined {
  if (option === "submitButtonOptions" && form) return submitFault(value);
  if (option === "globalOptions" && form) return globalFault(value);
  if (option === "definitions" && form) return definitionsFault;
  const meaning = ownOf(uiOptions, option);
  if (meaning) {
    if (isTaken(meaning, value)) return form && !isOfForm(option) ? ofFields(option, form) : doubtOf(option, value);
    const wanted = [meaning.type]
      .flat()
      .map((type) => words[type as keyof typeof words])
      .join(" or ");
    return { expected: wanted, found: quote(value), fix: `write ${wanted}` };
  }
  const found = quote(`ui:${option}`);
  if (Object.hasOwn(code, option) || /Template$/.test(option))
    return {
      expected: "a form drawn from its schema, without components of your own",
      found,
      fix: code[option] ?? "remove it: forms are drawn by the components of src/form",
    };
  if (areLabels(option, value)) return { ...ignored(option), fix: 'write "ui:enumNames" in its place' };
  if (ofThemes.includes(option) || !nearest(`ui:${option}`, known, 0.25)) return ignored(option);
  return {
    expected: `a supported option: ${known.join(", ")}`,
    found,
    fix: asOwn(option) ?? `${instead(`ui:${option}`, known)}, or remove it`,
  };
}
