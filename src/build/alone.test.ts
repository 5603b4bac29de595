/** Two builds of a project at once, and one after a build that was killed. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, expect, it, onTestFinished, vi } from "vitest";
import { alone } from "./alone.ts";

const folder = mkdtempSync(join(tmpdir(), "keelwork-alone-"));
const project = join(folder, "project");
const locks = () => readdirSync(join(project, "node_modules/.cache"));

afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["with the same cache", "cache"],
  ["with caches of their own", undefined],
])("makes the second build wait for the first, and reports that: %s", async (_which, cache) => {
  const events: string[] = [];
  const build = (name: string) => async () => {
    events.push(`${name} begins`);
    await pause(250);
    events.push(`${name} ends`);
  };
  const say = vi.fn();
  const started = ["one", "two"].map((name) => {
    vi.stubEnv("BUILD_CACHE", join(folder, cache ?? name));
    return alone(project, say, build(name));
  });
  await Promise.all(started);
  expect(events).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect(say).toHaveBeenCalledExactlyOnceWith("Waiting for another build of this project to end");
  expect(locks()).toEqual([]);
});

it("lets builds of two projects run at once", async () => {
  const together = () =>
    new Promise<string>((resolve) => void alone(join(folder, "other"), vi.fn(), async () => resolve("both")));
  expect(await alone(project, vi.fn(), together)).toBe("both");
});

it("runs after a build that failed", async () => {
  const failing = () => Promise.reject(new Error("fails"));
  await expect(alone(project, vi.fn(), failing)).rejects.toThrow("fails");
  expect(await alone(project, vi.fn(), async () => "built")).toBe("built");
});

/** The id of a process that has ended, but whose parent does not wait for it: a zombie. */
async function leftOver(): Promise<string> {
  const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 600"], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void parent.kill("SIGKILL"));
  return String((await once(parent.stdout, "data"))[0]).trim();
}

it.each<[whose: string, pid: () => string | Promise<string>, since: Date]>([
  ["whose process has ended, of which its parent has taken no note", leftOver, new Date()],
  ["whose process has gone", () => String(spawnSync(process.execPath, ["--version"]).pid), new Date()],
  ["of long ago, whose process id another program has", () => String(process.ppid), new Date(0)],
  [
    "of before this process, which has its id in a new container",
    () => String(process.pid),
    new Date(Date.now() - 1000 * process.uptime() - 1000),
  ],
  ["that is empty, since the disk was full", () => "", new Date(Date.now() - 10_000)],
])("takes over a lock %s", async (_whose, pid, since) => {
  let lock = "";
  await alone(project, vi.fn(), async () => {
    lock = join(project, "node_modules/.cache", locks()[0] ?? "");
  });
  writeFileSync(lock, await pid());
  utimesSync(lock, since, since);
  expect(await alone(project, vi.fn(), async () => "built")).toBe("built");
  expect(locks()).toEqual([]);
});
