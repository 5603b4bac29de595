/** The manual's recipes for several machines, run literally, one after another: none undoes what another has built. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { filesBelow } from "../../src/below.ts";
import { builtOf, type Half, isStale, markFresh, markStale } from "../../src/serve/build-record.ts";
import { ProjectCopy } from "../e2e/project.ts";
import { freePort } from "../free-port.ts";
import { isFull } from "./size.ts";

const manual = readFileSync("src/serve/README.md", "utf8");

/** The lines in its recipes that match. */
function linesWith(words: RegExp): string[] {
  const [, deployments = ""] = /\n## Deployments\n([\s\S]*)/.exec(manual) ?? [];
  const blocks = deployments.split("```").filter((_part, index) => index % 2 === 1);
  return blocks.flatMap((block) => block.split("\n")).filter((line) => words.test(line));
}

const copy = ProjectCopy.make();
afterAll(() => copy.remove());

/** A hash of every file of the built site, and of nginx's configuration. */
const built = () =>
  Object.fromEntries(
    [...filesBelow(copy.root, "dist", ""), ".server/nginx.conf"].map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(copy.root, file)))
        .digest("hex"),
    ]),
  );

const outside = { NODE_ENV: "", VITEST: "", VITE_LEADS_ENDPOINT: "" };

test.runIf(isFull)("starting the receiver does not change a site that was built for another host", async () => {
  const [build = ""] = linesWith(/^VITE_LEADS_ENDPOINT=\S+ npm run build$/);
  await copy.run(["sh", "-c", build], outside);
  const before = built();
  const lines = linesWith(/npm run receiver/);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    // The database in these lines is the reader's.
    const here = line.replace(/LEADS_URL=("[^"]*"|\S+)/, `LEADS_URL=file:leads.db`).replace(/LEADS_PORT=\d+ /, "");
    const { child } = await copy.start(
      ["sh", "-c", here],
      { ...outside, LEADS_PORT: String(await freePort()) },
      /Leads: /,
    );
    expect(built(), line).toEqual(before);
    copy.end(child);
  }
});

test("the receiver uses sources that have changed since the build, and leaves the site as it is", async () => {
  for (const part of ["dist", ".server"]) cpSync(part, join(copy.root, part), { recursive: true });
  const before = built();
  copy.dropIn("later", {
    type: "object",
    title: "Later",
    properties: { a: { type: "string", title: "A" } },
  });
  const env = { ...outside, LEADS_URL: "file:leads.db", LEADS_PORT: String(await freePort()) };
  await copy.start(["npm", "run", "receiver"], env, /Leads: /);
  expect(built()).toEqual(before);
  const answer = await fetch(`http://localhost:${env.LEADS_PORT}/`, {
    method: "POST",
    body: JSON.stringify({ a: "An answer", formName: "later" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(201);
});

test("a site that was built for another host is served as it was built, with a notice", async () => {
  for (const part of ["dist", ".server"]) cpSync(part, join(copy.root, part), { recursive: true });
  markFresh(copy.root, "site", { sources: markStale(copy.root, "site"), endpoint: "https://leads.keelwork.example/" });
  markFresh(copy.root, "server", { sources: markStale(copy.root, "server") });
  const before = built();
  const ports = { PORT: String(await freePort()), LEADS_PORT: String(await freePort()) };
  const env = { ...outside, ...ports, LEADS_URL: "file:leads.db" };
  copy.write(".env", "VITE_LEADS_ENDPOINT=https://other.example/\n");
  const start = ["env", "-u", "VITE_LEADS_ENDPOINT", "npm", "start"];
  // It prints both lines, in either order.
  await copy.start(start, env, /https:\/\/leads\.keelwork\.example\/.*VITE_LEADS_ENDPOINT/);
  expect(built()).toEqual(before);
});

test.runIf(isFull).each([
  ["the server half", true],
  ["the site", false],
])("a build that was killed while it made %s is made anew, for the host it was for", async (_what, isServerStale) => {
  const here = ProjectCopy.make();
  onTestFinished(() => here.remove());
  for (const part of ["dist", ".server"]) cpSync(part, join(here.root, part), { recursive: true });
  const theirs = "https://leads.keelwork.example/";
  for (const half of ["site", "server"] as const)
    markFresh(here.root, half, { sources: markStale(here.root, half), ...(half === "site" && { endpoint: theirs }) });
  expect(isStale(here.root, "site")).toBe(false);
  const building = spawn("npx", ["vite", "build"], { cwd: here.root, detached: true, stdio: "ignore" });
  const ended = once(building, "exit");
  const isUnderWay = (half: Half) => builtOf(here.root, half)?.sources === "";
  const underWay = () => [isUnderWay("site"), isUnderWay("server")];
  await vi.waitFor(() => expect(underWay()).toEqual([true, isServerStale]), { timeout: 120_000, interval: 5 });
  if (building.pid) process.kill(-building.pid, "SIGKILL");
  await ended;
  expect([isStale(here.root, "site"), builtOf(here.root, "site")?.endpoint]).toEqual([true, theirs]);
  expect(isStale(here.root, "server")).toBe(isServerStale);
});
