/** Warns about labels of choices in the words of other tools, which no form shows. */
import { type FormDocuments, schemaFile } from "../../define/documents.ts";
import type { ByPath } from "../../define/fields.ts";
import { controlsOf } from "../../define/ui-schema.ts";
import { everyPlace } from "../../schema/strays.ts";
import { controlText } from "../../words/choices.ts";
import { type Problem, quote } from "../problem.ts";

/** What Apify, VS Code, NSwag and OpenAPI's generators call them, the last two with names for programs. */
const words = /^(x-)?enum-?(item|var)?(names|titles|labels)$/i;

/**
 * Labels under another name than `enumNames`, unless the UI document has labels; names for programs only where values are numbers.
 * @param fields those of the form, by path
 */
export function checkOtherLabels({ name, schema, ui }: FormDocuments, fields: ByPath): Problem[] {
  const given = Object.values(controlsOf(ui, fields)).flatMap(({ options }) => (options ? [options] : []));
  return everyPlace(schema).flatMap(({ schema: { enum: values = [], enumNames, ...said }, pointer }): Problem[] => {
    const word = Object.keys(said).find((one) => words.test(one));
    const isMeant = !word?.startsWith("x-") || values.every((value) => typeof value === "number");
    const isLabeled = given.some((labels) => values.every((value) => Object.hasOwn(labels, controlText(value))));
    if (word === undefined || !isMeant || isLabeled || enumNames !== undefined || values.length === 0) return [];
    return [
      {
        file: schemaFile(name),
        path: `${pointer}/${word}`,
        expected: 'the labels of choices as "enumNames", in the words of visitors',
        found: `${quote(word)}, which no form shows`,
        fix: 'write "enumNames"',
      },
    ];
  });
}
