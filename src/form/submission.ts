/** The states of a submission (the spec's section 4): idle, success or error, and separately whether a request is under way. */
import { useRef, useState } from "react";
import type { Form } from "../engine/define/definition.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { endsWithPage, failureToast, send } from "../engine/visit/send.ts";
import { events } from "../page-state.ts";
import { visitAddress } from "./decoy.tsx";
import { tell } from "./drafts/draft.ts";
import { leadsEndpoint } from "./endpoint.ts";
import { afterwards } from "./outcome/afterwards.ts";

/** The outcome of the last submission. */
export type Status = "idle" | "success" | "error";

/** A form's submission. */
export interface Submission {
  status: Status;
  submitting: boolean;
  /** What was sent last. */
  body: JsonObject;
  /** Sends a valid body, unless a request is under way; resolves when it is over. */
  submit: (payload: JsonObject) => Promise<void>;
}

/**
 * Runs a form's submissions, one request at a time.
 * @param onSuccess called once the request is sent, before the toast
 */
export function useSubmission(form: Form, onSuccess: () => void): Submission {
  const [status, setStatus] = useState<Status>("idle");
  const [submitting, setSubmitting] = useState(false);
  const [body, setBody] = useState<JsonObject>({});
  const underWay = useRef(false);
  const toast = (kind: "success" | "error", text: string) =>
    void afterwards().then((outcome) => outcome?.showToast(kind, text));

  async function submit(payload: JsonObject) {
    if (underWay.current) return;
    underWay.current = true;
    setSubmitting(true);
    setStatus("idle");
    try {
      const written = JSON.stringify(payload);
      // By its property: older browsers need the returned value, and some do not cache a page that always has a listener.
      self.onbeforeunload = endsWithPage(written) ? () => true : null;
      await send(leadsEndpoint(), written, location.origin, visitAddress());
      // A focused control that is removed with its form would fire a change event, and so create a new draft after the success.
      (document.activeElement as HTMLElement | null)?.blur();
      tell(events.sent);
      setBody(payload);
      setStatus("success");
      onSuccess();
      toast("success", form.toast);
    } catch (error) {
      console.error(`Sending the ${form.formName} form failed:`, error);
      setStatus("error");
      toast("error", failureToast(error));
    } finally {
      self.onbeforeunload = null;
      underWay.current = false;
      setSubmitting(false);
    }
  }
  return { status, submitting, body, submit };
}
