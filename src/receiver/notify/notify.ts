/** Delivers a notice of a lead to a target, by mail or webhook. */
import { randomUUID } from "node:crypto";
import type { Database } from "../store/database.ts";
import { wholeLead } from "../store/stored-files.ts";
import { codeOf, Undelivered } from "../store/undelivered.ts";
import type { News } from "./notice.ts";
import type { Target } from "./targets.ts";

/**
 * Notifies one target of one lead. The module for each kind of target is loaded on demand.
 * @param database where files are stored, and confirmations are counted
 * @throws Undelivered when the target does not accept it
 */
export async function notify(news: News, target: Target, database: Database): Promise<void> {
  if (target.kind === "webhook") {
    const { sendWebhook } = await import("./webhook.ts");
    return sendWebhook({ ...news, lead: await wholeLead(database, news.lead) }, target);
  }
  const { mailOf, sendMail } = await import("./mail.ts");
  if (target.kind === "mail") return sendMail(mailOf(news, target), target);
  const mail = await (await import("./confirm.ts")).confirmationMail(news, target, database);
  if (mail) await sendMail(mail, target);
}

/** Sends a test message to a target; for confirmations, to the mailbox that they are sent from. */
async function tellOfTest(target: Target): Promise<void> {
  const news = trial(Date.now());
  if (target.kind === "webhook") return (await import("./webhook.ts")).sendWebhook(news, target);
  const { mailOf, sendMail } = await import("./mail.ts");
  await sendMail(mailOf(news, target), target);
}

/** A message that says that it is a test and not a lead. */
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

/** The result of a test message. */
export interface Tried {
  target: Target;
  /** Why the target did not accept it; undefined if it did. */
  reason?: string;
}

/** Sends a marked test message to each target immediately, without retries. */
export const tryTargets = (targets: Target[]): Promise<Tried[]> =>
  Promise.all(
    targets.map(async (target) => {
      try {
        await tellOfTest(target);
        return { target };
      } catch (error) {
        return { target, reason: error instanceof Undelivered ? error.reason : codeOf(error) };
      }
    }),
  );
