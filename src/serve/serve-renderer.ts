/** The thread in which the built servers draw the pages that answer posts without script. */
import { forms } from "../receiver/forms.ts";
import { renderInThread } from "../receiver/renderer-thread.ts";

await renderInThread(forms);
