/** Warnings: what is built, but may not be what its author meant. */

import type { FieldUi } from "../define/definition.ts";
import { type Project, schemaFile } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import { settle } from "../define/settle.ts";
import { accepts } from "../rules/compile.ts";
import { resolvedSchemaOf } from "../rules/contract.ts";
import { resolveRefs } from "../schema/resolve.ts";
import { doubtful } from "./doubtful.ts";
import { checkAccepted, checkEmptyValues, checkFilling, checkLinks } from "./hints.ts";
import { checkIgnored } from "./ignored.ts";
import { checkLockedByLooks } from "./locked.ts";
import { checkNumbersSaid } from "./numbers-said.ts";
import type { Problem } from "./problem.ts";
import { asWritten } from "./project.ts";
import { checkEach } from "./rules.ts";
import { checkUiIgnored } from "./ui-schema.ts";
import { checkUnsaid } from "./unsaid.ts";

/** The warnings about what a form's UI document says of its fields. */
function ofPresentation(form: Project["forms"][number], shared: Project["shared"]): Problem[] {
  const { uiSchema, fields = {} } = form.ui;
  const isAsked = ({ emptyValue, readOnly, disabled }: Partial<FieldUi>) =>
    emptyValue !== undefined || readOnly || disabled;
  if (!uiSchema && !Object.values(fields).some(isAsked)) return [];
  const resolved = resolvedSchemaOf(form, shared);
  const drawn = drawnSchemaOf(form, resolved, accepts);
  return [
    ...checkUiIgnored(form, drawn),
    ...checkEmptyValues(form, drawn),
    ...checkLockedByLooks(form, drawn, resolved),
  ];
}

/**
 * The warnings about a project, in the format of problems.
 * @param forms those of its forms that are valid
 */
export function warningsOf(project: Project, forms = project.forms): Problem[] {
  const { shared } = project;
  const ofShared = Object.entries(shared).flatMap(([name, schema]) => [
    ...checkEach(doubtful, `schemas/${name}`, schema, shared),
    ...checkIgnored(`schemas/${name}`, schema),
  ]);
  const ofForms = forms.flatMap((form) => {
    const file = schemaFile(form.name);
    return asWritten(form, [
      ...checkEach(doubtful, file, form.schema, shared),
      ...checkIgnored(file, form.schema),
      ...checkUnsaid(file, form.schema, settle(resolveRefs(form.schema, shared))),
      ...checkFilling(form),
      ...checkAccepted(form),
      ...checkLinks(form, project),
      ...ofPresentation(form, shared),
      ...checkNumbersSaid(form, shared),
    ]);
  });
  return [...ofShared, ...ofForms];
}
