/** The thread in which the built servers render the pages that answer posts without scripts. */
import { forms } from "../receiver/forms.ts";
import { renderInThread } from "../receiver/renderer-thread.ts";

await renderInThread(forms);
