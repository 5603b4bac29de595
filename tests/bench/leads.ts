/**
 * The receiver: durable leads per second, how long a sender waits for the acknowledgement, and processor time per lead,
 * which is least affected by other programs on the machine. `BENCH_AGAINST=folder` alternates with the build of another
 * checkout.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Store } from "../../src/receiver/store/store.ts";
import { forms } from "../e2e/facts.ts";
import { Postgres, program } from "../faults/receiver/postgres.ts";
import type { Bench } from "./bench.ts";
import type { Row } from "./budgets.ts";
import { Connection, requestOf } from "./connection.ts";
import { script } from "./scripts.ts";
import { interleave, medianOf, percentile } from "./stats.ts";

/** The number of leads in one measurement. */
const count = 5000;

/** A run of leads. */
interface Run {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the receivers per lead, in microseconds. */
  processor: number;
}

/** Complete requests, all different. */
function* requests(): Generator<Buffer> {
  const [form] = forms;
  for (let number = 1; ; number += 1)
    yield requestOf(JSON.stringify({ ...form?.full, company: `Harbour No. ${number}`, formName: form?.name }));
}

/** Starts the receiver of a build, and waits until it listens. */
async function start(cwd: string, url: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, LEADS_PORT: String(port), LEADS_URL: url, LEADS_RATE_PER_MINUTE: "0" };
  const stdio = ["ignore", "pipe", "inherit", "ipc"] as const;
  const child = spawn(process.execPath, script("receiver.ts"), { cwd, env, stdio: [...stdio] });
  if (!child.stdout) throw new Error("A receiver has no standard output");
  for await (const _line of createInterface(child.stdout)) {
    // Read its log, as a supervisor does: otherwise the pipe would fill up.
    child.stdout.resume();
    return child;
  }
  throw new Error("The receiver ended before it listened");
}

/** The processor time of receivers so far, in microseconds. */
async function spentBy(receivers: ChildProcess[]): Promise<number> {
  const each = receivers.map(async (child) => {
    const told = once(child, "message");
    child.send("processor time");
    const [{ user, system }] = (await told) as [NodeJS.CpuUsage];
    return user + system;
  });
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}

/** Running receivers of one build on one store. */
interface Arm {
  children: ChildProcess[];
  ports: number[];
  url: string;
}

/**
 * Sends leads over some connections, each as soon as the last was acknowledged; receivers take turns. The requests are
 * created before the clock starts, since real senders are other machines.
 */
async function send({ children, ports }: Arm, connections: number, leads: Generator<Buffer>): Promise<Run> {
  const ready = Array.from({ length: count }, () => leads.next().value as Buffer);
  const portOf = (index: number) => ports[index % ports.length] ?? 0;
  const open = await Promise.all(Array.from({ length: connections }, (_, index) => Connection.open(portOf(index))));
  const times: number[] = [];
  const spent = await spentBy(children);
  const before = performance.now();
  await Promise.all(
    open.map(async (connection) => {
      for (let lead = ready.pop(); lead; lead = ready.pop()) times.push(await connection.post(lead));
    }),
  );
  const seconds = (performance.now() - before) / 1000;
  const processor = ((await spentBy(children)) - spent) / count;
  for (const connection of open) connection.close();
  return { perSecond: count / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99), processor };
}

/** The store, the number of receivers, and the numbers of connections. */
interface Setting {
  subject: string;
  /** A store for each measured build. */
  urls: string[];
  receivers: number;
  connections: number[];
}

/** The measured builds: this one, and another if given. */
const builds = [".", process.env.BENCH_AGAINST].filter((folder) => folder !== undefined);

const figures: { figure: string; unit: Row["unit"]; of: (run: Run) => number }[] = [
  { figure: "durable leads", unit: "leads/s", of: ({ perSecond }) => perSecond },
  { figure: "acknowledged, p50", unit: "ms", of: ({ p50 }) => p50 },
  { figure: "acknowledged, p99", unit: "ms", of: ({ p99 }) => p99 },
  { figure: "processor time of a lead", unit: "µs", of: ({ processor }) => processor },
];

/** Stops receivers; every lead must then be in their database. */
async function end({ children, url }: Arm, sent: number): Promise<void> {
  for (const child of children) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  const stored = (await Store.read(url))?.length;
  if (stored !== sent) throw new Error(`${sent} leads were acknowledged, ${stored} are stored`);
}

/** Measures a setting. */
async function measure({ subject, urls, receivers, connections }: Setting, rounds: number): Promise<Row[]> {
  const arms: Arm[] = [];
  const clear = () => {
    for (const child of arms.flatMap(({ children }) => children)) child.kill("SIGKILL");
  };
  // An interrupted bench does not reach its `finally`.
  process.once("exit", clear);
  const leads = requests();
  try {
    for (const [index, folder] of builds.entries()) {
      const ports = Array.from({ length: receivers }, (_, number) => 8710 + index * receivers + number);
      const url = urls[index] ?? "";
      arms.push({ ports, url, children: await Promise.all(ports.map((port) => start(folder, url, port))) });
    }
    const runs = await interleave(
      Object.fromEntries(
        connections.flatMap((number) =>
          arms.map((arm, index) => [`${number} ${index}`, () => send(arm, number, leads)] as const),
        ),
      ),
      rounds,
    );
    for (const arm of arms) await end(arm, connections.length * count * (rounds + 1));
    return connections.flatMap((number) => {
      const row = {
        subject: `${subject}, ${number} ${number === 1 ? "connection" : "connections"}`,
        by: "figure",
      } as const;
      return figures.map(({ figure, unit, of }): Row => {
        const [ours = Number.NaN, twin] = arms.map((_, index) => medianOf(runs[`${number} ${index}`] ?? [], of));
        return { ...row, figure, unit, ours, twin };
      });
    });
  } finally {
    clear();
  }
}

/** One receiver and four on one PostgreSQL, all on the same machine. */
async function measurePostgres(rounds: number): Promise<Row[]> {
  if (program.reason) {
    console.error(`Not measured: ${program.reason}`);
    return [];
  }
  const cluster = await Postgres.start();
  try {
    const rows: Row[] = [];
    for (const receivers of [1, 4]) {
      const urls = await Promise.all(builds.map((_, index) => cluster.database(`leads_${receivers}_${index}`)));
      const subject = `${receivers} ${receivers === 1 ? "receiver" : "receivers"} on PostgreSQL`;
      rows.push(...(await measure({ subject, urls, receivers, connections: [50] }, rounds)));
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
    const urls = builds.map((_, index) => `file:${join(folder, `leads-${index}.db`)}`);
    const file = await measure({ subject: "Receiver", urls, receivers: 1, connections: [1, 16, 50] }, rounds);
    return [...file, ...(await measurePostgres(rounds))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
