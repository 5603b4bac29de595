/** `npm run leads -- --test-notify`: what the owner sees of those who are to be told. */
import type { Target } from "./targets.ts";
import { tryTargets } from "./tell.ts";

/**
 * Sends a marked test message to each target and says what became of it.
 * @throws with the same words, when a target did not take it
 */
export async function tried(targets: Target[]): Promise<string> {
  if (targets.length === 0) return "Nobody is told of new leads: LEADS_NOTIFY is not set";
  const outcomes = await tryTargets(targets);
  const lines = outcomes.map(({ target, reason }) => `${target.shown}: ${reason ? `not told (${reason})` : "told"}`);
  if (outcomes.some(({ reason }) => reason)) throw new Error(lines.join("\n"));
  return lines.join("\n");
}
