/** What a form shows in the page that answers a post without script (src/render/answer.tsx). */
import type { ErrorSchema } from "@rjsf/utils";
import type { FieldError } from "../engine/definition.ts";
import type { Outcome } from "./afterwards.ts";
import type { FormContext } from "./context.ts";
import type { Submission } from "./submission.ts";

/** What was sent, and what became of it. */
export interface Answered {
  /** Where the form posts to. */
  action: string;
  submission: Pick<Submission, "status" | "body">;
  errors: FieldError[];
  /** The same errors, as fields are handed theirs. */
  errorSchema?: ErrorSchema;
  /** What stands in the page without effects that find it out: the controls that a summary links to, what choosers show. */
  context: Partial<FormContext>;
  decoy?: string;
  /** What the success view loads in a browser. */
  outcome: Pick<Outcome, "Answer" | "Recap">;
}
