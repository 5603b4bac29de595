/** Warnings: what is built, but may not be what its author meant. */

import { type Project, schemaFile } from "../define/documents.ts";
import { drawnSchemaOf } from "../define/drawn.ts";
import { settle } from "../define/settle.ts";
import { accepts } from "../rules/compile.ts";
import { resolvedSchemaOf } from "../rules/contract.ts";
import { resolveRefs } from "../schema/resolve.ts";
import { doubtful } from "./doubtful.ts";
import { checkFilling, checkLinks } from "./hints.ts";
import { checkIgnored } from "./ignored.ts";
import { checkNumbersSaid } from "./numbers-said.ts";
import type { Problem } from "./problem.ts";
import { asWritten } from "./project.ts";
import { checkEach } from "./rules.ts";
import { checkUiIgnored } from "./ui-schema.ts";
import { checkUnsaid } from "./unsaid.ts";

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
      ...checkLinks(form, project),
      ...(form.ui.uiSchema ? checkUiIgnored(form, drawnSchemaOf(form, resolvedSchemaOf(form, shared), accepts)) : []),
      ...checkNumbersSaid(form, shared),
    ]);
  });
  return [...ofShared, ...ofForms];
}
