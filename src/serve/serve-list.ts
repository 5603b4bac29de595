/** `npm run leads` without the sources, as in a container: `node .server/list.js`. */

import { forms } from "../receiver/forms.ts";
import { runCommand } from "../receiver/leads/report.ts";

await runCommand(() => new Map(forms.map((form) => [form.formName, form])));
