/** The servers can be stopped: under npm, and without npm and sources, as Docker and systemd run them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";

let folder = "";
const started: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keelwork-built-"));
  for (const part of ["dist", ".server", "package.json"]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
});
afterAll(() => {
  // With their process groups: this test is about children that outlive their parents.
  for (const { pid } of started)
    try {
      if (pid) process.kill(-pid, "SIGKILL");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  rmSync(folder, { recursive: true, force: true });
});

const isTaken = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, "localhost");
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
    onTestFinished(() => void socket.destroy());
  });

test.each([
  ["npm start", () => resolve("."), ["PORT", "LEADS_PORT"]],
  ["npm run receiver", () => resolve("."), ["LEADS_PORT"]],
  ["node .server/start.js", () => folder, ["PORT", "LEADS_PORT"]],
  ["node .server/receiver.js", () => folder, ["LEADS_PORT"]],
] as const)("%s listens, and lets go of its ports when it is told to stop", async (command, where, names) => {
  const ports = { PORT: await freePort(), LEADS_PORT: await freePort() };
  const [program, ...args] = command.split(" ");
  const child = spawn(program ?? "", args, {
    cwd: where(),
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(ports.PORT),
      LEADS_PORT: String(ports.LEADS_PORT),
      LEADS_URL: `file:${join(folder, "leads.db")}`,
    },
  });
  started.push(child);
  await new Promise<void>((done, fail) => {
    child.stdout.on("data", (said) => /Leads:/.test(String(said)) && done());
    child.once("exit", (code) => fail(new Error(`${command} ended with ${code}`)));
  });
  for (const name of names) expect(await isTaken(ports[name]), name).toBe(true);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  for (const name of names) expect(await isTaken(ports[name]), name).toBe(false);
});
