/**
 * Part of `npm run check`: prints errors in documents and links, the warnings and their number, and what the owner still has to
 * fill in.
 */

import { checkFigures } from "../content/figures/check.ts";
import { faintTokens } from "../content/figures/contrast.ts";
import { readChecked, warningsIn } from "../content/read.ts";
import { DocumentError, warningText } from "../engine/check/problem.ts";
import { goneOf } from "../owner/gone.ts";
import { linesOf, pending } from "../owner/list.ts";
import { buildError } from "./build-error.ts";
import { checkLinks } from "./links/check.ts";
import { mistypedIn, refuseTypes } from "./page-types.ts";
import { refusePassedOver } from "./passed-over.ts";

try {
  const project = readChecked(process.cwd());
  const { forms, pages } = project;
  const { count, problems } = await checkFigures(process.cwd());
  if (problems.length > 0) throw new DocumentError(problems);
  refusePassedOver(process.cwd());
  await refuseTypes(process.cwd()).catch((error: unknown) => {
    throw error instanceof DocumentError ? new DocumentError(mistypedIn(error.problems)) : error;
  });
  const broken = await checkLinks(process.cwd());
  if (broken.length > 0) throw new DocumentError(broken);
  const warnings = [...warningsIn(project), ...goneOf(pending), ...faintTokens(process.cwd())];
  for (const warning of warnings) console.error(`${warningText(warning)}\n`);
  console.log(`Documents: ${forms.length} forms, ${pages.length} pages and ${count} pictures, no mistakes`);
  console.log(`To be filled in or confirmed before going live (src/owner, ${pending.length} entries):`);
  for (const entry of pending) for (const line of linesOf(entry)) console.log(line);
  console.log("As a form: npm run --silent check -- --owner, and with --json as data");
} catch (error) {
  const told = buildError(error);
  if (!(told instanceof DocumentError)) throw told;
  console.error(told.message);
  process.exitCode = 1;
}
