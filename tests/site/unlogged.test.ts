/** A log that cannot be written must not lose a lead: the built receiver, with a standard output that fails. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { Store } from "../../src/receiver/store/store.ts";
import { freePort } from "../free-port.ts";
import { folder, message, post } from "../receiver.ts";

/** A pipe that is open at both ends, but never read. */
function unread(): number {
  const path = join(folder(), "log");
  execFileSync("mkfifo", [path]);
  return openSync(path, "r+");
}

/** The kinds of standard output; `pipe` is one whose reader goes away. */
const outputs: [string, () => number | "pipe"][] = [
  ["on a full disk (ENOSPC)", () => openSync("/dev/full", "w")],
  ["that is not open for writing (EBADF)", () => openSync("/dev/null", "r")],
  ["whose reader has gone (EPIPE)", () => "pipe"],
  ["that nobody reads (EAGAIN)", unread],
];

/** Prints a line before the receiver does, as `npm run receiver` does when it builds: only the second failed write throws. */
const afterBuild = `data:text/javascript,console.log("Building the receiver ..."); await new Promise(setImmediate)`;

test.skipIf(!existsSync("/dev/full")).each(outputs)("a log %s", async (what, output) => {
  const port = await freePort();
  const url = `file:${join(folder(), "leads.db")}`;
  const child = spawn(process.execPath, ["--import", afterBuild, ".server/receiver.js"], {
    stdio: ["ignore", output(), "pipe"],
    env: { ...process.env, LEADS_PORT: String(port), LEADS_URL: url, LEADS_RATE_PER_MINUTE: "0", HOST: "127.0.0.1" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let complaints = "";
  child.stderr?.on("data", (said) => {
    complaints += said;
  });
  child.stdout?.destroy();
  const ended = once(child, "exit");
  const health = { method: "GET", path: "/health/live" };
  await vi.waitFor(async () => expect((await post(port, "", health)).status).toBe(200), { timeout: 120_000 });
  const subjects = Array.from({ length: 30 }, (_, index) => `Lead ${index}`);
  // More lines than a pipe buffers; if writing fails at once, nothing is buffered.
  for (let round = 0; round < (what.includes("EAGAIN") ? 30 : 1); round += 1)
    await Promise.all(Array.from({ length: 25 }, () => post(port, { ...message, email: "" })));
  for (const subject of subjects) {
    expect((await post(port, { ...message, subject })).status).toBe(201);
    expect((await post(port, { ...message, email: "" })).status).toBe(400);
  }
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(complaints).not.toMatch(/Error|at /);
  expect((await Store.read(url))?.map(({ body }) => body.subject).sort()).toEqual([...subjects].sort());
});
