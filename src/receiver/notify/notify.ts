/** Delivers a notice of a lead to a target, by mail or webhook. */
import { randomUUID } from "node:crypto";
import type { Database } from "../store/database.ts";
import { wholeLead } from "../store/stored-files.ts";
import { codeOf, Undelivered } from "../store/undelivered.ts";
import type { News } from "./notice.ts";
import type { Target } from "./targets.ts";

/** Marks a loading module as handled: if it fails to load, each notice fails, but not the process. */
function begun<T>(loading: Promise<T>): Promise<T> {
  loading.catch(() => undefined);
  return loading;
}

/**
 * Prepares to notify one target of leads. The modules for it are loaded at once: Node never retries a module that failed to load,
 * as one would while clients hold all the file descriptors of the process.
 * @param database where files are stored, and confirmations are counted
 * @returns notifies it of one lead; throws Undelivered when the target does not accept it
 */
export function notifierOf(target: Target, database: Database): (news: News) => Promise<void> {
  if (target.kind === "webhook") {
    const webhooks = begun(import("./webhook.ts"));
    return async (news) =>
      (await webhooks).sendWebhook({ ...news, lead: await wholeLead(database, news.lead) }, target);
  }
  const mails = begun(import("./mail.ts"));
  if (target.kind === "mail") return async (news) => (await mails).sendMail((await mails).mailOf(news, target), target);
  const confirmations = begun(import("./confirm.ts"));
  return async (news) => {
    const mail = await (await confirmations).confirmationMail(news, target, database);
    if (mail) await (await mails).sendMail(mail, target);
  };
}

/** Sends a test message to a target; for confirmations, to the mailbox that they are sent from. */
async function tellOfTest(target: Target): Promise<void> {
  const news = trial(Date.now());
  if (target.kind === "webhook") return (await import("./webhook.ts")).sendWebhook(news, target);
  const { mailOf, sendMail } = await import("./mail.ts");
  await sendMail(mailOf(news, target), target);
}

/** A message marked as a test. */
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
interface Tried {
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
