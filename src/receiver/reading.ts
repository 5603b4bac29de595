/** Reads a request into a lead: bounds first, then the form it is for, then that form's own rules. */
import { dayFrom } from "../engine/dates.ts";
import { decoyOf } from "../engine/decoy.ts";
import type { FieldError, Form } from "../engine/definition.ts";
import { bodyLimitOf, mostPostBytes } from "../engine/limits.ts";
import { normalize } from "../engine/payload.ts";
import { isObject, type JsonObject } from "../engine/schema.ts";
import { validate } from "../engine/validate.ts";
import { readText, tooLarge } from "./body.ts";
import { excessOf, excessOfPost, hasManyPairs, hasManyValues, tooMuch } from "./bounds.ts";
import { bodyFrom, branchesFrom, textsFrom } from "./form-post.ts";
import { Refused, type Sent } from "./refusal.ts";

/** The receiver cannot know the visitor's day, so it leaves this much slack. */
const slackDays = 2;

/** The bytes of a form post for a form whose JSON may have so many: a character takes up to twice as many. */
const postLimit = (limit: number): number => Math.min(2 * limit, mostPostBytes);

/** What was sent, as far as it can be told without its form's rules: which form it is for, and how to read the rest. */
interface Parsed {
  formName: unknown;
  bodyFor: (form: Form) => JsonObject;
  decoyFor?: (form: Form) => boolean;
  branchesFor?: (form: Form) => Sent["branches"];
}

function parseJson(text: string): Parsed {
  if (hasManyValues(text)) throw tooMuch("many");
  const sent = objectFrom(text);
  if (!sent) throw new Refused({ status: 400, reason: "not an object", error: "The body is not a JSON object" });
  const excess = excessOf(sent);
  if (excess) throw tooMuch(excess);
  return { formName: sent.formName, bodyFor: () => sent };
}

function objectFrom(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

function parsePost(text: string): Parsed {
  if (hasManyPairs(text)) throw tooMuch("many");
  const sent = textsFrom(text);
  const excess = excessOfPost(sent.keys());
  if (excess) throw tooMuch(excess);
  const bodyFor = (form: Form) => {
    const body = bodyFrom(form, sent);
    if (!body) throw tooMuch("many");
    return body;
  };
  const decoyFor = (form: Form) => Boolean(sent.get(decoyOf(form))?.[0]);
  const branchesFor = (form: Form) => branchesFrom(form, sent);
  return { formName: sent.get("formName")?.[0], bodyFor, decoyFor, branchesFor };
}

/** The sentence for a `formName` that no form has. */
const noSuchForm = (forms: Form[]): FieldError => ({
  field: "formName",
  message: `formName must be one of ${forms.map(({ formName }) => formName).join(", ")}`,
});

const invalid = { status: 400, reason: "not valid", error: "The request is not valid" } as const;

/** Reads requests for some forms. */
export function leadReader(forms: Form[]): (request: Request, isFormPost: boolean) => Promise<Sent> {
  const limits = new Map(forms.map(({ formName, schema }) => [formName, bodyLimitOf(schema)]));
  const largest = Math.max(0, ...limits.values());

  /**
   * A lead as its form's rules take it.
   * @throws Refused
   */
  return async (request, isFormPost) => {
    const limitOf = (bytes: number) => (isFormPost ? postLimit(bytes) : bytes);
    const text = await readText(request, limitOf(largest));
    const parsed = isFormPost ? parsePost(text) : parseJson(text);
    const form = forms.find(({ formName }) => formName === parsed.formName);
    if (!form) throw new Refused({ ...invalid, reason: "no such form", errors: [noSuchForm(forms)] });
    const { formName } = form;
    const limit = limitOf(limits.get(formName) ?? 0);
    if (Buffer.byteLength(text) > limit) throw tooLarge(limit, formName);
    const body = normalize(form, parsed.bodyFor(form));
    const decoy = parsed.decoyFor?.(form);
    const errors = validate(form, body, dayFrom(new Date(), -slackDays));
    const lead = { form, body, decoy, branches: parsed.branchesFor?.(form) };
    if (errors.length > 0) throw new Refused({ ...invalid, errors, form: formName }, lead);
    return lead;
  };
}
