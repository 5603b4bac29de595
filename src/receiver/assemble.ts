/** Assembles a receiver: the store, the handler in front of it and the outbox behind it. */
import type { Hono } from "hono";
import type { WholeForm } from "../engine/define/definition.ts";
import { keptADay } from "./continued.ts";
import { createHandler, toldADay } from "./handler.ts";
import { healthOf } from "./health.ts";
import { openLog } from "./log.ts";
import { type Outbox, openOutbox } from "./notify/outbox.ts";
import { namesOf } from "./notify/targets.ts";
import { rateLimit } from "./request/rate-limit.ts";
import { scanner, tryScan } from "./request/scan.ts";
import type { Answering, Bindings } from "./responder.ts";
import { keepDrafts, keepFor } from "./retention.ts";
import type { Settings } from "./settings.ts";
import { Drafts } from "./store/drafts.ts";
import { day } from "./store/moment.ts";
import { Store } from "./store/store.ts";
import { warningsOf } from "./warnings.ts";

/** A receiver without a server. */
export interface Assembled {
  handler: Hono<Bindings>;
  /** Warnings about risks of its settings. */
  warnings: string[];
  /** Resolves once the log is flushed and, after a lead, its notices are sent, or after a timeout. */
  drain: (isLead: boolean) => Promise<unknown>;
  /** Finishes work in progress; the store is closed last. */
  close: (serverClosed?: Promise<void>) => Promise<void>;
}

/** The surroundings of a receiver: how it answers, and what its starter handles. */
export interface Around extends Partial<Answering> {
  /** Warnings already printed by the receiver that this one replaces. */
  warned?: string[];
  /** Called with the reason if the store cannot be opened, which is then retried with each lead; thrown when left out. */
  onAway?: (reason: Error) => void;
}

/**
 * Opens the store and everything that depends on it, and warns of what the settings risk.
 * @throws when the store cannot be opened
 */
export async function assemble(
  settings: Settings,
  forms: WholeForm[],
  { warned = [], onAway, ...answering }: Around,
): Promise<Assembled> {
  const targets = settings.notify ?? [];
  const { log = openLog() } = answering;
  let outbox: Outbox | undefined;
  const store = await Store.open(settings.url, namesOf(targets), () => outbox?.wake(), log.warn, onAway);
  const warnings = warningsOf(settings, forms);
  for (const warning of warnings) if (!warned.includes(warning)) console.warn(warning);
  const { database } = store;
  outbox = openOutbox(database, forms, targets, log.warn);
  const { keep = "0", continueDays = 0 } = settings;
  const kept = keep === "0" ? undefined : keepFor(store, keep, log);
  const drafts = new Drafts(database, continueDays);
  const tidied = keepDrafts(drafts, log);
  const health = healthOf(store, log.warn);
  const scan = settings.scan?.length ? scanner(settings.scan, log.warn) : undefined;
  if (settings.scan?.length) void tryScan(settings.scan, log.warn);
  const handler = createHandler({
    ...answering,
    forms,
    log,
    allowedOrigin: settings.allowedOrigin,
    trust: settings.trust,
    addressHeader: settings.addressHeader,
    add: async (form, body, details) => {
      const reasons = [details.suspect, await scan?.(body)].filter(Boolean).join(", ");
      return store.add(form, body, { ...details, suspect: reasons || undefined });
    },
    health,
    drafts: continueDays > 0 && forms.some((form) => form.continue) ? drafts : undefined,
    // Loaded on demand, since its library would slow down the start.
    metrics: settings.metrics ? (await import("./metrics.ts")).openMetrics(health) : undefined,
    wait: rateLimit(settings.ratePerMinute, { database }),
    waitToKeep: rateLimit(settings.ratePerMinute * keptADay, { database, span: day }),
    // Counted by each receiver separately: another write for each lead would cost more than it prevents.
    waitToBeTold: rateLimit(settings.ratePerMinute * toldADay, { span: day }),
  });
  return {
    handler,
    warnings,
    drain: (isLead) => Promise.all([log.written(), isLead && outbox.drain()]),
    close: async (serverClosed) => {
      await Promise.all([serverClosed, outbox.close(), kept?.(), tidied()]);
      await store.close();
      await log.written();
    },
  };
}
