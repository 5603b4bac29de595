/**
 * A browser compiles what runs when it first runs, and the first time that somebody waits for is a submission that breaks
 * rules. So one is made beforehand, by a form that is never on the page: for 207 bytes the first
 * error of /estimate is painted after 128 ms in place of 144 (vite.config.ts says how that was measured).
 */
import { Activity } from "react";
import { createRoot } from "react-dom/client";
import { FormHost } from "./host.tsx";
import type { ReadyForm } from "./parts.ts";

/** So many fields run what the others of a long form will run, too. */
const enough = 12;

/**
 * Draws the beginning of a form off the page, without effects and whenever the browser has a moment for it, submits it
 * empty and throws it away. Nothing is sent.
 */
export function warmUp({ form, ...parts }: ReadyForm): void {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  const end = async () => {
    watch.disconnect();
    root.unmount();
  };
  const watch = new MutationObserver(() => {
    if (stage.querySelector(".error-summary")) void end();
    else stage.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  });
  watch.observe(stage, { childList: true, subtree: true });
  const { properties = {} } = form.schema;
  const beginning = { ...form.schema, properties: Object.fromEntries(Object.entries(properties).slice(0, enough)) };
  const submission = { status: "idle", submitting: false, body: {}, submit: end } as const;
  // What is hidden has no effects, and is drawn in pieces between which the page answers.
  root.render(
    <Activity mode="hidden">
      <FormHost ready={{ ...parts, form: { ...form, schema: beginning } }} submission={submission} />
    </Activity>,
  );
}
