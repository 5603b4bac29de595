/** Tells a target of a lead, by whichever way it is reached. */
import { randomUUID } from "node:crypto";
import type { News } from "./notice.ts";
import type { Target } from "./targets.ts";
import { codeOf, Undelivered } from "./undelivered.ts";

/**
 * Tells one target of one lead. Each way of telling is loaded only when somebody is told so.
 * @throws Undelivered when the target does not take it
 */
export async function tell(news: News, target: Target): Promise<void> {
  if (target.kind === "mail") return (await import("./mail.ts")).sendMail(news, target);
  return (await import("./webhook.ts")).sendWebhook(news, target);
}

/** A message that says of itself that it is a test and no lead. */
const trial = (at: number): News => ({
  isTest: true,
  lead: {
    id: `test-${randomUUID()}`,
    form: "test",
    body: { message: "This is a test message. Nobody has sent a lead." },
    receivedAt: at,
    lastSeenAt: at,
    count: 1,
  },
});

/** What became of a test message. */
export interface Tried {
  target: Target;
  /** Why the target did not take it; undefined when it did. */
  reason?: string;
}

/** Sends a marked test message to each target now, and once. */
export const tryTargets = (targets: Target[]): Promise<Tried[]> =>
  Promise.all(
    targets.map(async (target) => {
      try {
        await tell(trial(Date.now()), target);
        return { target };
      } catch (error) {
        return { target, reason: error instanceof Undelivered ? error.reason : codeOf(error) };
      }
    }),
  );
