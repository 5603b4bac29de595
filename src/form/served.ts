/**
 * What a form is given where a server renders it: for a page of the site, or for one that answers a post without script
 * (src/render/answer.tsx).
 */
import type { ErrorSchema } from "@rjsf/utils";
import type { FieldError } from "../engine/define/definition.ts";
import type { FormContext } from "./context.ts";
import type { Outcome } from "./outcome/afterwards.ts";
import type { Submission } from "./submission.ts";

/** Where a form posts to; in an answer also the payload that was sent, and its outcome. */
export interface Served {
  /** Where the form posts to. */
  action: string;
  submission?: Pick<Submission, "status" | "body">;
  errors?: FieldError[];
  /** The same errors in the nested shape that fields receive. */
  errorSchema?: ErrorSchema;
  /** What effects would otherwise determine in a browser: the controls that the summary links to, the branches on show. */
  context?: Partial<FormContext>;
  decoy?: string;
  /** The components that the success view loads on demand in a browser. */
  outcome?: Pick<Outcome, "Again" | "Deadline" | "Recap">;
}
