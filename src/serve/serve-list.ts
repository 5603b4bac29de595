/** The owner's command where nothing but the build is, as in a container: `node .server/list.js` is `npm run leads --`. */
import { forms } from "../receiver/main.ts";
import { runCommand } from "../receiver/report.ts";

await runCommand(() => new Map(forms.map((form) => [form.formName, form])));
