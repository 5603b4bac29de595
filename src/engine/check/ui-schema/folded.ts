/** Checks collapsed sections: nobody may miss a required field, and filled-in fields must be visible. */
import { type FormDocuments, schemaFile, uiFile } from "../../define/documents.ts";
import { type Field, fieldsByPath } from "../../define/fields.ts";
import { showsAnswer } from "../../define/folds.ts";
import { controlsOf } from "../../define/ui-schema.ts";
import { constantOf } from "../../kinds/constant.ts";
import { hasFreeKeys } from "../../kinds/structures.ts";
import { defaultWidget } from "../../kinds/widgets.ts";
import { schemasInPlace } from "../../schema/in-place.ts";
import { stepsOf } from "../../schema/path.ts";
import { dependentNames, type Schema } from "../../schema/schema.ts";
import { type Finding, type Problem, quote } from "../problem.ts";

/** The names that a schema requires, always or in some cases. */
const neededIn = (drawn: Schema): Set<string> =>
  new Set(schemasInPlace(drawn).flatMap((part) => [...(part.required ?? []), ...dependentNames(part)]));

/** The problem with a section as a whole, if there is one. */
function sectionFault({ ui }: FormDocuments, index: number, drawn: Schema): Finding | undefined {
  const found = '"folded"';
  if (ui.steps)
    return {
      expected: 'no folded section in a form with "steps", which shows one section at a time',
      found,
      fix: 'remove "folded", or "steps"',
    };
  if (!ui.sections?.[index]?.title)
    return { expected: 'a "title", which visitors press to open the section', found: "none", fix: 'write the "title"' };
  if (index < ui.sections.length - 1 || !hasFreeKeys(drawn)) return undefined;
  const expected = "a last section that is not folded, since the fields that visitors add are in it";
  return { expected, found, fix: 'add a section after this one, or remove "folded"' };
}

/** The problems of collapsed sections. */
export function checkFolded(documents: FormDocuments, drawn: Schema): Problem[] {
  const { name, ui } = documents;
  if (!ui.sections?.some(({ folded }) => folded)) return [];
  const file = uiFile(name);
  const fields = fieldsByPath(drawn);
  const needed = neededIn(drawn);
  const looks = controlsOf(ui, fields);

  /** A field must be optional and initially empty; CSS must be able to detect whether its control is filled in. */
  const faultOf = (field: string, { whole }: Field): Omit<Finding, "fix"> | undefined => {
    const [key = ""] = stepsOf(field);
    const { widget = defaultWidget(key, whole) ?? "", autofocus } = looks[field] ?? {};
    if (needed.has(key))
      return { expected: "fields that can be left out", found: `${quote(field)}, which ${schemaFile(name)} requires` };
    if (constantOf(whole) !== undefined || widget === "hidden") return undefined;
    if (!showsAnswer(widget)) {
      const found = `${quote(field)}, ${widget ? `whose widget is ${quote(widget)}` : "which holds other fields"}`;
      return {
        expected: "texts, numbers, choices and checkboxes, which show without script whether they are filled in",
        found,
      };
    }
    if (whole.default !== undefined)
      return {
        expected: "fields that are initially empty",
        found: `${quote(field)}, whose default is ${quote(whole.default)}`,
      };
    return autofocus
      ? { expected: 'fields without "autofocus"', found: `${quote(field)}, which has "autofocus"` }
      : undefined;
  };

  return ui.sections.flatMap((section, index): Problem[] => {
    if (!section.folded) return [];
    const path = `/sections/${index}`;
    const whole = sectionFault(documents, index, drawn);
    if (whole) return [{ file, path: `${path}/folded`, ...whole }];
    return section.fields.flatMap((field, order) => {
      const fault = (fields.get(field) ?? []).map((one) => faultOf(field, one)).find((one) => one);
      const fix = "move the field to a section that is open";
      return fault ? [{ file, path: `${path}/fields/${order}`, ...fault, fix }] : [];
    });
  });
}
