/** The rules of a form that only the receiver runs. */
import { invalid, type ReceivedLead, Refused } from "./refusal.ts";

/**
 * Runs the asynchronous rules. A lead sent by a page's script is not refused because of them, but marked as doubtful: the script
 * cannot show their messages, would report a failure, and the visitor would retry for ever.
 * @throws Refused
 */
export async function withLaterRules(lead: ReceivedLead, isFromScript: boolean): Promise<ReceivedLead> {
  const { form, body, failed = [] } = lead;
  const said = await form.later?.(body);
  if (!said) return lead;
  const all: ReceivedLead = { ...lead, failed: [...failed, ...said.failed] };
  if (said.errors.length === 0) return all;
  if (isFromScript) return { ...all, doubts: [...new Set(said.errors.map(({ rule }) => `rule ${rule}`))] };
  const errors = said.errors.map(({ field, message }) => ({ field, message }));
  throw new Refused({ ...invalid, errors, form: form.formName }, all);
}
