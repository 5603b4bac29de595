/** Warnings: what is built, but may not be what its author meant. */

import type { FieldUi } from "../define/definition.ts";
import { type Project, schemaFile } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import { fieldsByPath } from "../define/fields.ts";
import { settle } from "../define/settle.ts";
import { accepts } from "../rules/compile.ts";
import { resolvedSchemaOf } from "../rules/contract.ts";
import { withoutIgnored } from "../schema/ignored.ts";
import { resolveRefs } from "../schema/resolve.ts";
import type { Problem } from "./problem.ts";
import { asWritten, type ProjectPart } from "./project.ts";
import { checkBrought } from "./schema/kept-out.ts";
import { checkLockedByLooks } from "./schema/locked.ts";
import { checkNamesToAdd } from "./schema/names.ts";
import { checkEach } from "./schema/rules.ts";
import { checkAccepted, checkEmptyValues, checkFilling, checkScales, linkChecker } from "./ui-schema/hints.ts";
import { checkUiIgnored } from "./ui-schema/ui-schema.ts";
import { doubtful } from "./warnings/doubtful.ts";
import { checkIgnored } from "./warnings/ignored.ts";
import { checkNumbersSaid } from "./warnings/numbers-said.ts";
import { checkOtherLabels } from "./warnings/other-labels.ts";
import { checkUnsaid } from "./warnings/unsaid.ts";

/** The warnings about what a form's UI document says of its fields. */
function ofPresentation(form: Project["forms"][number], shared: Project["shared"]): Problem[] {
  const { uiSchema, fields = {} } = form.ui;
  const isAsked = ({ emptyValue, readOnly, disabled, widget }: Partial<FieldUi>) =>
    emptyValue !== undefined || readOnly || disabled || widget === "range";
  if (!uiSchema && !Object.values(fields).some(isAsked)) return [];
  const resolved = resolvedSchemaOf(form, shared);
  const drawn = drawnSchemaOf(form, resolved, accepts);
  return [
    ...checkUiIgnored(form, drawn),
    ...checkEmptyValues(form, drawn),
    ...checkScales(form, drawn),
    ...checkLockedByLooks(form, drawn, resolved),
  ];
}

/** The warnings about a form, but for its links. */
function ofForm(form: Project["forms"][number], shared: Project["shared"]): Problem[] {
  const file = schemaFile(form.name);
  const settled = settle(resolveRefs(form.schema, shared));
  return asWritten(form, [
    ...checkEach(doubtful, file, form.schema, shared),
    ...checkNamesToAdd(file, withoutIgnored(form.schema), shared),
    ...checkIgnored(file, form.schema),
    ...checkOtherLabels(form, fieldsByPath(settled)),
    ...checkUnsaid(file, form.schema, settled),
    ...checkBrought(file, form.schema, settled),
    ...checkFilling(form),
    ...checkAccepted(form),
    ...ofPresentation(form, shared),
    ...checkNumbersSaid(form, shared),
  ]);
}

/** The warnings about a part of a project: its shared documents, or a form without the rest of it. */
export const warningsOfPart = ({ shared, form }: ProjectPart): Problem[] =>
  form
    ? ofForm(form, shared)
    : Object.entries(shared).flatMap(([name, schema]) => [
        ...checkEach(doubtful, `schemas/${name}`, schema, shared),
        ...checkNamesToAdd(`schemas/${name}`, withoutIgnored(schema), shared),
        ...checkIgnored(`schemas/${name}`, schema),
      ]);

/**
 * The warnings about a project, in the format of problems.
 * @param forms those of its forms that are valid
 * @param ofPart gives those of a part, which may be known from before
 */
export function warningsOf(project: Project, forms = project.forms, ofPart = warningsOfPart): Problem[] {
  const { shared } = project;
  const linked = linkChecker(project);
  return [...ofPart({ shared }), ...forms.flatMap((form) => [...ofPart({ shared, form }), ...linked(form)])];
}
