/** The receiver: durable leads per second, and how long a sender waits for the acknowledgement. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Store } from "../../src/receiver/store.ts";
import { forms } from "../e2e/facts.ts";
import { Postgres, program } from "../faults/receiver/postgres.ts";
import type { Bench } from "./bench.ts";
import type { Row } from "./budgets.ts";
import { Connection, requestOf } from "./connection.ts";
import { script } from "./scripts.ts";
import { interleave, medianOf, percentile } from "./stats.ts";

/** Leads that are sent in one measurement. */
const count = 5000;

/** A run of leads. */
interface Run {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Requests in full, each unlike any other. */
function* requests(): Generator<Buffer> {
  const [form] = forms;
  for (let number = 1; ; number += 1)
    yield requestOf(JSON.stringify({ ...form?.full, company: `Harbour No. ${number}`, formName: form?.name }));
}

/** Starts a receiver, and waits for its port. */
async function start(url: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, LEADS_PORT: String(port), LEADS_URL: url, LEADS_RATE_PER_MINUTE: "0" };
  const child = spawn(process.execPath, script("receiver.ts"), { env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const _line of createInterface(child.stdout)) {
    // Its log is read on, as a supervisor does.
    child.stdout.resume();
    return child;
  }
  throw new Error("The receiver ended before it listened");
}

/**
 * Sends leads over some connections, each as soon as the last was acknowledged; receivers take turns. What is sent is made
 * before the clock runs: senders are other machines.
 */
async function send(ports: number[], connections: number, leads: Generator<Buffer>): Promise<Run> {
  const ready = Array.from({ length: count }, () => leads.next().value as Buffer);
  const portOf = (index: number) => ports[index % ports.length] ?? 0;
  const open = await Promise.all(Array.from({ length: connections }, (_, index) => Connection.open(portOf(index))));
  const times: number[] = [];
  const before = performance.now();
  await Promise.all(
    open.map(async (connection) => {
      for (let lead = ready.pop(); lead; lead = ready.pop()) times.push(await connection.post(lead));
    }),
  );
  const seconds = (performance.now() - before) / 1000;
  for (const connection of open) connection.close();
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Where leads are kept, and how many receivers there are, each number of connections by itself. */
interface Setting {
  subject: string;
  url: string;
  receivers: number;
  connections: number[];
}

/** Measures a setting; every lead must then be in the database. */
async function measure({ subject, url, receivers, connections }: Setting, rounds: number): Promise<Row[]> {
  const ports = Array.from({ length: receivers }, (_, index) => 8710 + index);
  const children = await Promise.all(ports.map((port) => start(url, port)));
  const clear = () => {
    for (const child of children) child.kill("SIGKILL");
  };
  // An interrupted bench does not come to its `finally`.
  process.once("exit", clear);
  const leads = requests();
  try {
    const runs = await interleave(
      Object.fromEntries(connections.map((number) => [number, () => send(ports, number, leads)])),
      rounds,
    );
    for (const child of children) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    const stored = (await Store.read(url))?.length;
    const sent = connections.length * count * (rounds + 1);
    if (stored !== sent) throw new Error(`${sent} leads were acknowledged, ${stored} are stored`);
    return Object.entries(runs).flatMap(([number, results]): Row[] => {
      const row = {
        subject: `${subject}, ${number} ${number === "1" ? "connection" : "connections"}`,
        by: "figure",
      } as const;
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

/** One receiver and four on one PostgreSQL, which shares the machine with them. */
async function measurePostgres(rounds: number): Promise<Row[]> {
  if (program.reason) {
    console.error(`Not measured: ${program.reason}`);
    return [];
  }
  const cluster = await Postgres.start();
  try {
    const rows: Row[] = [];
    for (const receivers of [1, 4]) {
      const url = await cluster.database(`leads_${receivers}`);
      const subject = `${receivers} ${receivers === 1 ? "receiver" : "receivers"} on PostgreSQL`;
      rows.push(...(await measure({ subject, url, receivers, connections: [50] }, rounds)));
    }
    return rows;
  } finally {
    await cluster.remove();
  }
}

/** Measures a file with 1, 16 and 50 connections, and PostgreSQL with 50. */
export async function measureLeads({ rounds }: Bench): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-bench-"));
  try {
    const url = `file:${join(folder, "leads.db")}`;
    const file = await measure({ subject: "Receiver", url, receivers: 1, connections: [1, 16, 50] }, rounds);
    return [...file, ...(await measurePostgres(rounds))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
