/** `npm run leads` without the sources, as in a container: `node .server/list.js`. */

import { runCommand } from "../receiver/leads/report.ts";
import { forms } from "../receiver/main.ts";

await runCommand(() => new Map(forms.map((form) => [form.formName, form])));
