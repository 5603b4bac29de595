/** Metrics for Prometheus: leads stored, refusals by reason, response times, backlog. */
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Health } from "./health.ts";
import type { Reason } from "./request/refusal.ts";

/** The receiver's metrics. */
export interface Metrics {
  stored: (form: string) => void;
  refused: (reason: Reason) => void;
  /** Records the duration of a response, in seconds. */
  took: (seconds: number) => void;
  /** All metrics in the Prometheus format, and its media type. */
  text: () => Promise<{ type: string; body: string }>;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const secondsOf = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso) / 1000);

/**
 * Starts counting.
 * @param health reads the store's state when metrics are requested
 */
export function openMetrics(health?: () => Promise<Health>): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const stored = new Counter({ name: "leads_stored_total", help: "Leads on disk", labelNames: ["form"], registers });
  const refused = new Counter({
    name: "leads_refused_total",
    help: "Requests refused, by reason",
    labelNames: ["reason"],
    registers,
  });
  const took = new Histogram({
    name: "leads_answer_seconds",
    help: "From a request to its answer",
    buckets,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const ready = gauge("leads_ready", "1 while a lead could be stored, else 0");
  const queue = gauge("leads_queue", "Leads that wait to be written");
  const waiting = gauge("leads_outbox_waiting", "Notices of leads that wait to be sent");
  const age = gauge("leads_outbox_age_seconds", "How long the oldest of them has waited");
  const dead = gauge("leads_dead_letters", "Notices of leads that could not be delivered: npm run leads -- --untold");
  const last = gauge("leads_last_seconds", "When the last lead came, in seconds since 1970; 0 when none has");

  async function ask(): Promise<void> {
    const state = await health?.();
    if (!state) return;
    ready.set(state.ok ? 1 : 0);
    queue.set(state.queue);
    waiting.set(state.outbox.waiting);
    age.set(state.outbox.since === null ? 0 : Math.max(0, Date.now() / 1000 - secondsOf(state.outbox.since)));
    dead.set(state.outbox.dead);
    last.set(secondsOf(state.lastLead));
  }

  return {
    stored: (form) => stored.inc({ form }),
    refused: (reason) => refused.inc({ reason }),
    took: (seconds) => took.observe(seconds),
    text: async () => {
      await ask();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
