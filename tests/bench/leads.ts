/** The receiver: durable leads per second, and how long a sender waits for the acknowledgement. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Store } from "../../src/leads/store.ts";
import { forms } from "../e2e/facts.ts";
import type { Bench } from "./bench.ts";
import type { Row } from "./budgets.ts";
import { Connection } from "./connection.ts";
import { script } from "./scripts.ts";
import { interleave, medianOf, percentile } from "./stats.ts";

/** Leads that are sent in one measurement. */
const count = 2000;

/** A run of leads. */
interface Run {
  perSecond: number;
  p50: number;
  p99: number;
}

/** A request in full, unlike any other. */
function* bodies(): Generator<string> {
  const [form] = forms;
  for (let number = 1; ; number += 1)
    yield JSON.stringify({ ...form?.full, company: `Harbour No. ${number}`, formName: form?.name });
}

/** Starts the receiver, and waits for its port. */
async function start(url: string): Promise<{ child: ChildProcess; port: number }> {
  const env = { ...process.env, LEADS_PORT: "8710", LEADS_URL: url, LEADS_RATE_PER_MINUTE: "0" };
  const child = spawn(process.execPath, script("receiver.ts"), { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(child.stdout)) return { child, port: Number(line) };
  throw new Error("The receiver ended before it listened");
}

/** Sends leads over some connections, each as soon as the last was acknowledged. */
async function send(port: number, connections: number, leads: Generator<string>): Promise<Run> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const times: number[] = [];
  let left = count;
  const before = performance.now();
  await Promise.all(
    open.map(async (connection) => {
      while (left-- > 0) times.push(await connection.post(leads.next().value));
    }),
  );
  const seconds = (performance.now() - before) / 1000;
  for (const connection of open) connection.close();
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Measures with 1, 16 and 64 connections; every lead must then be in the database. */
export async function measureLeads({ rounds }: Bench): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-bench-"));
  const url = `file:${join(folder, "leads.db")}`;
  const { child, port } = await start(url);
  const clear = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  // An interrupted bench does not come to its `finally`.
  process.once("exit", clear);
  const leads = bodies();
  try {
    const runs = await interleave(
      { 1: () => send(port, 1, leads), 16: () => send(port, 16, leads), 64: () => send(port, 64, leads) },
      rounds,
    );
    child.kill("SIGTERM");
    await once(child, "exit");
    const stored = (await Store.read(url))?.length;
    const sent = 3 * count * (rounds + 1);
    if (stored !== sent) throw new Error(`${sent} leads were acknowledged, ${stored} are stored`);
    return Object.entries(runs).flatMap(([connections, results]): Row[] => {
      const subject = `Receiver, ${connections} ${connections === "1" ? "connection" : "connections"}`;
      const row = { subject, judged: "figure" } as const;
      return [
        { ...row, figure: "durable leads", unit: "leads/s", ours: medianOf(results, ({ perSecond }) => perSecond) },
        { ...row, figure: "acknowledged, p50", unit: "ms", ours: medianOf(results, ({ p50 }) => p50) },
        { ...row, figure: "acknowledged, p99", unit: "ms", ours: medianOf(results, ({ p99 }) => p99) },
      ];
    });
  } finally {
    clear();
  }
}
