/** `types`: the bodies as TypeScript types, for consumers of the leads. */

import { compile, type JSONSchema } from "json-schema-to-typescript";
import { type FormDocuments, formNameOf } from "../../../engine/define/documents.ts";
import { publishedSchema } from "../../../engine/rules/published.ts";
import { mapChildren, type Schema, without } from "../../../engine/schema/schema.ts";
import { capitalized } from "../../../engine/words/words.ts";
import { json, type Register, someForms } from "../command.ts";
import { readForms } from "../load.ts";
import { shapeOf } from "../shape.ts";

/** `custom-solution` becomes `CustomSolution`; a type's name does not begin with a digit: `2fa` becomes `Form2Fa`. */
const typeName = (name: string): string =>
  (/^\d/.test(name) ? `form-${name}` : name)
    .split(/[^A-Za-z0-9]+|(?<=\d)(?=[a-z])/)
    .map(capitalized)
    .join("");

/** The type name of each form: unique (forms `a-1` and `a1`), and not that of their union (a form `lead`). */
function typesIn(forms: FormDocuments[]): Map<string, string> {
  const types = new Map<string, string>();
  const taken = new Set(["Lead"]);
  for (const form of forms) {
    let type = typeName(formNameOf(form));
    while (taken.has(type)) type += "Form";
    taken.add(type);
    types.set(form.name, type);
  }
  return types;
}

const banner = "/** Bodies as the receiver stores them, made by: npm run forms -- types */";

/** Keywords that would become type names, or comments that repeat the type. */
const words = new Set(["title", "$schema", "$comment"]);

/** Makes the patterns of `patternProperties` safe to quote in a comment: they may contain its end. */
function quotable(schema: Schema): Schema {
  const { patternProperties: named, ...others } = mapChildren(schema, quotable);
  if (!named) return others;
  const patterns = Object.entries(named).map(([pattern, part]) => [pattern.replaceAll("*/", "* /"), part]);
  return { ...others, patternProperties: Object.fromEntries(patterns) };
}

/** The compiler's comment on the values of `patternProperties`; it names the type around them, which may have no name. */
const onPattern =
  /This interface was referenced by `.*`'s JSON-Schema definition\n *\* via the `patternProperty` (".*")\.\n/g;

export const typesOf: Register = (program, run) => {
  program
    .command("types")
    .summary("TypeScript types of the bodies")
    .description("Writes a TypeScript type for the body of each form, and their union, `Lead`.")
    .argument(...someForms)
    .option(...json)
    .action((names: string[], options: { json?: boolean }) =>
      run(async (terminal) => {
        // The forms' own rules are not loaded: they are written with these types.
        const { project, forms, isWhole } = readForms(terminal, names, false);
        const types = typesIn(project.forms);
        const made = await Promise.all(
          forms.map(async (form) => {
            const type = types.get(form.name) ?? "";
            const schema = quotable(shapeOf(without(publishedSchema(form, project.shared), words)));
            const style = { printWidth: 100 };
            const code = await compile(schema as JSONSchema, type, {
              bannerComment: "",
              additionalProperties: false,
              // Definitions of the same name may have different fields in two forms.
              customName: ({ $id: name }) => (name === undefined || name === type ? name : `${type}-${name}`),
              style,
            });
            return {
              form: form.name,
              type,
              code: code.trim().replace(onPattern, "Under each name that matches $1.\n"),
            };
          }),
        );
        const union = `export type Lead = ${made.map(({ type }) => type).join(" | ") || "never"};`;
        if (options.json) await terminal.json(made, 2);
        else await terminal.line([banner, ...made.map(({ code }) => code), union].join("\n\n"));
        return isWhole ? 0 : 1;
      }),
    );
};
