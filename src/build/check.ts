/** Part of `npm run check`: reads every document and says what is wrong with it, or how many there are. */
import { DocumentError } from "../engine/check/problem.ts";
import { readChecked } from "./read.ts";

try {
  const { forms, pages } = readChecked(process.cwd());
  console.log(`Documents: ${forms.length} forms and ${pages.length} pages, no mistakes`);
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
