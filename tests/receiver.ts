/** Helpers for tests of the receiver: starting it, sending to it, reading back. Nothing is mocked. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { onTestFinished, vi } from "vitest";
import type { Around } from "../src/receiver/assemble.ts";
import { openLog } from "../src/receiver/log.ts";
import { forms } from "../src/receiver/main.ts";
import { type Receiver, serve } from "../src/receiver/serve.ts";
import type { Settings } from "../src/receiver/settings.ts";
import { type Connection, connect } from "../src/receiver/store/connection.ts";
import { databasePath } from "../src/receiver/store/database.ts";
import { isStale } from "../src/serve/build-record.ts";

/** A message that the contact form accepts. */
export const message = {
  name: "Ines Haddad",
  email: "ines@example.com",
  phone: "",
  company: "",
  subject: "Forty clusters",
  message: "We run forty clusters and upgrade none of them.",
  inquiryType: "",
  formName: "contact",
};

/** A file as a page sends it. */
export const attachment = (name: string, text: string): string =>
  `data:text/plain;name=${encodeURIComponent(name)};base64,${Buffer.from(text).toString("base64")}`;

/** A folder that is removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "leads-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The URL of a database that does not exist yet. */
export const freshUrl = (): string => `file:${join(folder(), "leads.db")}`;

/** Concatenates parts of text. */
export async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

/** A second connection to a store's file, as another process has; it waits while the receiver is writing. */
export function otherAt(url: string): Connection {
  const other = connect(databasePath(url));
  const exec = other.exec.bind(other);
  other.exec = async (sql) => {
    for (;;)
      try {
        return await exec(sql);
      } catch (error) {
        if (!(error instanceof Error && error.message.includes("locked"))) throw error;
        await setTimeout(20);
      }
  };
  return other;
}

/** A trigger that makes every further lead fail. */
export const brokenBy = (words: string): string =>
  `CREATE TRIGGER broken BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, '${words}'); END`;

const lines: string[] = [];

/** The log of all receivers. */
export const log = openLog((line) => lines.push(line));

/** A receiver that runs until the test ends, by default with the project's forms and without a rate limit. */
export async function start(
  settings: Partial<Settings> = {},
  of = forms,
  around: Around = {},
): Promise<Receiver & { url: string }> {
  const url = settings.url ?? freshUrl();
  const all = { port: 0, url, ratePerMinute: 0, ...settings };
  const receiver = await serve(all, of, { log, ...around });
  onTestFinished(() => receiver.close());
  return { ...receiver, url };
}

/** The response. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { ok?: boolean; id?: string; error?: string; errors?: { field: string; message: string }[] };
}

/**
 * Sends a body over a socket of its own; an object as JSON, anything else as it is, in `text/plain` like browsers.
 * @throws when the connection is broken off
 */
export function post(port: number, body: unknown = message, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "text/plain;charset=UTF-8", ...options.headers };
    const sent = request({ port, method: "POST", agent: false, ...options, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: text.startsWith("{") ? JSON.parse(text) : {},
      });
    });
    sent.once("error", reject);
    sent.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
}

/** The options of a post by a page that cannot read the response. */
export const noCors = { headers: { "Sec-Fetch-Mode": "no-cors" } };

/** A client's error when the connection was broken off. */
export const brokenOff = /ECONNRESET|socket hang up|EPIPE/;

/** A line of the log. */
export type Line = { level: string; event: string; [name: string]: unknown };

/** Records the log lines from now on, of one event or all, so that no test reads another's. */
export function logged(event?: string): () => Line[] {
  const before = lines.length;
  return () =>
    lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter((line) => event === undefined || line.event === event);
}

/** Puts the process's monotonic clock forward until the test ends, in milliseconds. Nothing else is mocked. */
export function ahead(by: () => number): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + by());
  onTestFinished(() => clock.mockRestore());
}

/** Advances that clock, which shortens timeouts. */
export function hurry(): void {
  let by = 0;
  ahead(() => by);
  const hurrying = setInterval(() => {
    by += 5_000;
  }, 50);
  onTestFinished(() => clearInterval(hurrying));
}

/** The number of commits in a database's write-ahead log: frames that contain the size of the database. */
export function commitsIn(url: string): number {
  const log = readFileSync(`${url.slice("file:".length)}-wal`);
  if (log.length === 0) return 0;
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

const root = join(import.meta.dirname, "..");

/** Whether the built programs are up to date with the sources: they start in half the time of those that are compiled first. */
const isBuilt = !isStale(root, "server");

const built: { [source: string]: string } = {
  "src/receiver/leads/list.ts": ".server/list.js",
  "src/receiver/log.ts": ".server/leads.js",
  "src/receiver/serve.ts": ".server/leads.js",
};

/** A source file, or the program that was built from it. */
const programOf = (file: string): string => resolve(root, (isBuilt && built[file]) || file);

/**
 * Runs a TypeScript file in a process of its own, like `npm run leads` and `npm start`.
 * @param most the limit on its open files and connections; this process's when left out
 */
export function run(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  errors: "inherit" | "pipe" = "inherit",
  most = "unlimited",
): ChildProcess {
  const program = programOf(file);
  const translator = program.endsWith("ts") ? [join(root, "node_modules/jiti/lib/jiti-cli.mjs")] : [];
  const limited = most === "unlimited" ? [] : ["prlimit", `--nofile=${most}`];
  const [command = "", ...rest] = [...limited, process.execPath, ...translator, program, ...args];
  return spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", errors],
  });
}

/** A receiver in a process of its own, with one form that accepts anything; stops on SIGTERM like `npm start`. */
const script = `
import { openLog } from ${JSON.stringify(programOf("src/receiver/log.ts"))};
import { serve } from ${JSON.stringify(programOf("src/receiver/serve.ts"))};
const form = { formName: "note", order: ["text"], fields: { text: { label: "Text" } }, sentences: {}, empty: {},
  dateMinimums: [], wholes: [], schema: {}, accepts: () => true };
const receiver = await serve(JSON.parse(process.argv[2]), [form], { log: openLog(() => undefined) });
process.on("SIGTERM", () => receiver.close().then(() => process.exit(0)));
console.log(receiver.port);
`;

/** Starts such a receiver and waits until it listens. */
export async function startProcess(
  url: string,
  settings: Partial<Settings> = {},
  most?: string,
): Promise<{ child: ChildProcess; port: number; ended: Promise<number> }> {
  const file = join(folder(), isBuilt ? "receiver.mjs" : "receiver.mts");
  writeFileSync(file, script);
  const all = { port: 0, url, ratePerMinute: 0, ...settings };
  const child = run(file, [JSON.stringify(all)], {}, "inherit", most);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? -1)));
  if (!child.stdout) throw new Error("The receiver's output is not piped");
  for await (const line of createInterface(child.stdout)) return { child, port: Number(line), ended };
  throw new Error("The receiver ended before it listened");
}
