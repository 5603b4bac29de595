/**
 * Checks own widgets by drawing them: for the fields that name them, otherwise for a minimal field of each kind they
 * take.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadedOrProblem, thrownWords } from "../../engine/check/across-documents/own-module.ts";
import { type Finding, type Problem, quote } from "../../engine/check/problem.ts";
import type { FieldUi } from "../../engine/define/definition.ts";
import { type Project, schemaFile, widgetFile } from "../../engine/define/documents.ts";
import { fieldsByPath } from "../../engine/define/fields.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import type { OwnWidget } from "../../engine/own/widgets.ts";
import { definedFrom } from "../../engine/rules/defined.ts";
import { createJiti, type Exports } from "../../engine/rules/own/load.ts";
import { plainSchemas, sampleOf } from "../../engine/rules/own/samples.ts";
import type { Drawer } from "../../engine/rules/own/trial.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { keepTranslation } from "./own-code.ts";
import { exportFault } from "./widget-exports.ts";
import { faultIn } from "./widget-markup.ts";
import { styleProblems } from "./widget-styles.ts";

/** A field that a widget is tried with. */
export interface Tried {
  /** The name of the field in error messages. */
  place: string;
  schema: Schema;
  look: Partial<FieldUi>;
}

/** The module that draws fields. It is loaded lazily, since it needs React, and only if there is a widget to try. */
let drawing: Drawer | undefined;
function drawingOf(): Drawer {
  drawing ??= createJiti(import.meta.url, { jsx: { runtime: "automatic" } })(
    fileURLToPath(new URL("../../form/widgets/trial.tsx", import.meta.url)),
  ) as Drawer;
  return drawing;
}

/** The fields of a project's forms that name a widget. */
function fieldsWith(widget: string, { forms, shared }: Project): Tried[] {
  return forms.flatMap((form): Tried[] => {
    const { schema, fields } = definedFrom(form, shared);
    const byPath = fieldsByPath(schema);
    return Object.entries(fields).flatMap(([path, look]): Tried[] => {
      const [field] = byPath.get(path) ?? [];
      if (look.widget !== widget || !field) return [];
      const place = `${field.pointer} of ${schemaFile(form.name)}, ${quote(look.label)}`;
      return [{ place, schema: field.whole, look }];
    });
  });
}

/** The states in which a field is drawn, each with its expected markup. */
function* drawings({
  schema,
  look,
}: Tried): Generator<{ value?: ReturnType<typeof sampleOf>; errors?: string[]; readonly?: boolean }> {
  const value = sampleOf(schema);
  yield { value: undefined };
  if (value !== undefined) yield { value };
  yield { value, errors: ["Something is wrong"] };
  if (!look.readOnly) yield { value, readonly: true };
}

/** The problem with a widget when it draws a field. */
function drawnFault(exported: Exports, widget: OwnWidget, tried: Tried): Finding | undefined {
  const { drawnTrial, trialId, trialName } = drawingOf();
  const kind = kindOf(tried.schema);
  if (!kind) return undefined;
  const { isGroup } = widget;
  for (const { value, errors, readonly } of drawings(tried)) {
    let markup: string;
    try {
      const { schema, look } = tried;
      const component = exported.default;
      markup = drawnTrial({ widget: widget.name, component, isGroup, kind, schema, look, value, errors, readonly });
    } catch (error) {
      const what = value === undefined ? "that is still empty" : `that holds ${quote(value)}`;
      const fix = "check what may be missing before using it, and use document and window only in effects";
      return { expected: `a rendering of a field ${what}`, found: thrownWords(error), fix };
    }
    const texts = kind.local || /^files?$/.test(kind.name) ? undefined : kind.write(value, tried.schema);
    const known = value === undefined ? [] : texts;
    const found = faultIn({
      ...{ markup, id: trialId, name: trialName, isGroup },
      ...{ texts: known, isBroken: errors !== undefined, isLocked: readonly },
    });
    if (found) return found;
  }
  return undefined;
}

/** The fields that a widget is tried with: those in the project's forms, and a minimal one of each kind it takes. */
export function fieldsFor({ name, takes }: Pick<OwnWidget, "name" | "takes">, project: Project): Tried[] {
  const plain = takes.map((kind) => ({ place: `a field of kind ${kind}`, schema: plainSchemas[kind] ?? {}, look: {} }));
  return [...fieldsWith(name, project), ...plain];
}

function widgetProblems(root: string, project: Project, widget: OwnWidget): Problem[] {
  const file = widgetFile(widget.name);
  const loaded = loadedOrProblem(root, file, keepTranslation);
  if ("problem" in loaded) return [loaded.problem];
  const { exported } = loaded;
  const fault = exportFault(exported, widget);
  if (fault) return [{ file, ...fault }];
  for (const tried of fieldsFor(widget, project)) {
    const found = drawnFault(exported, widget, tried);
    if (found) return [{ file, path: tried.place, ...found }];
  }
  return [];
}

/** The problems in a widget's styles, if it has any. */
function sheetProblems(root: string, { name }: OwnWidget): Problem[] {
  const file = widgetFile(name).replace(/tsx$/, "css");
  return existsSync(join(root, file)) ? styleProblems(file, readFileSync(join(root, file), "utf8"), name) : [];
}

/** The problems in own widgets, for a project with valid documents. */
export const checkOwnWidgets = (root: string, project: Project): Problem[] =>
  (project.widgets ?? []).flatMap((widget) => [
    ...widgetProblems(root, project, widget),
    ...sheetProblems(root, widget),
  ]);
