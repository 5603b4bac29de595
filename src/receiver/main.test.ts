/** The running receiver: started, stopped, killed. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { commitsIn, folder, freshUrl, hurry, message, post, start, startProcess } from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { formsOnDisk } from "./leads/on-disk.ts";
import { createFunction, forms, startReceiver } from "./main.ts";
import { Store } from "./store/store.ts";

const settings = { port: 0, ratePerMinute: 0 };

test("it receives every form of the project", async () => {
  const names = [...formsOnDisk().keys()];
  expect(forms.map(({ formName }) => formName).sort()).toEqual(names.sort());
  const receiver = await startReceiver({ ...settings, url: freshUrl() });
  onTestFinished(() => receiver.close());
  for (const formName of names) {
    const { body } = await post(receiver.port, { formName });
    expect(body.errors?.map(({ field }) => field)).not.toContain("formName");
  }
});

test.each([
  ["127.0.0.1", ["127.0.0.1"]],
  ["0.0.0.0", ["127.0.0.1", "127.0.0.2"]],
  [undefined, ["127.0.0.1", "127.0.0.2"]],
])("on HOST %s it is reached by %j", async (host, reached) => {
  const { port } = await start({ host });
  const isReached = (address: string) =>
    new Promise<boolean>((answer) => {
      const socket = connect(port, address, () => answer(true)).once("error", () => answer(false));
      onTestFinished(() => void socket.destroy());
    });
  const answers = await Promise.all(["127.0.0.1", "127.0.0.2"].map(isReached));
  expect(answers).toEqual([true, reached.length > 1]);
});

test("a receiver that replaces another, as in dev after each change, warns only of what is new", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const told = async (unknown: string[], warned?: string[]) => {
    warn.mockClear();
    const receiver = await startReceiver({ ...settings, unknown, url: freshUrl() }, { warned });
    await receiver.close();
    return { ...receiver, said: warn.mock.calls.flat() };
  };
  const first = await told(["LEADS_ONE"]);
  expect(first.said).toEqual([expect.stringContaining("LEADS_ONE is no setting")]);
  const second = await told(["LEADS_ONE", "LEADS_TWO"], first.warnings);
  expect(second.said).toEqual([expect.stringContaining("LEADS_TWO is no setting")]);
  expect((await told(["LEADS_ONE"], second.warnings)).said).toEqual([]);
});

describe("what cannot start says why", () => {
  test("a port that is taken", async () => {
    const { port } = await start();
    await expect(startReceiver({ ...settings, port, url: freshUrl() })).rejects.toThrow(
      [
        `LEADS_PORT ${port}`,
        "  expected: a port that is free",
        `  found:    listen EADDRINUSE: address already in use :::${port}`,
        `  fix:      stop what listens there, or set LEADS_PORT=${port + 1}`,
      ].join("\n"),
    );
  });

  test.each([
    ["of another machine", "192.0.2.1"],
    ["without the network that it is of", "fe80::1"],
  ])("an address %s", async (_what, host) => {
    const elsewhere = startReceiver({ ...settings, host, url: freshUrl() });
    await expect(elsewhere).rejects.toThrow(`LEADS_PORT 0 on HOST ${host}\n  expected: an address of this machine\n`);
  });

  test("a database that is a folder", async () => {
    await expect(startReceiver({ ...settings, url: `file:${folder()}` })).rejects.toThrow("LEADS_URL");
  });
});

const elsewhere = "postgres://127.0.0.1:1/leads";

test.each([
  [
    "stores leads in a file, which would be gone with it,",
    {},
    1,
    /^LEADS_URL in the environment\n {2}expected: a database elsewhere: .*\n {2}found: {4}file:.*\n {2}fix: {6}LEADS_URL=postgres:/,
  ],
  [
    "has a wrong setting",
    { LEADS_URL: elsewhere, LEADS_KEEP: "soon" },
    1,
    /^LEADS_KEEP in the environment\n {2}expected: /,
  ],
  ["has a database that is away", { LEADS_URL: elsewhere }, 0, /^LEADS_URL in the environment[\s\S]*ECONNREFUSED/],
])(
  "a function that %s says why, and its answer is one that browsers withhold",
  async (_what, env, saidAtOnce, reason) => {
    hurry();
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const origin = "https://shop.example";
    const answer = await createFunction({ ...env, LEADS_ALLOWED_ORIGIN: origin });
    // Leads wait for an unavailable database; their pages have waited since before the function was started.
    expect(said).toHaveBeenCalledTimes(saidAtOnce);
    const { status, headers } = await answer(
      new Request("https://leads.example/", { method: "POST", headers: { origin }, body: JSON.stringify(message) }),
    );
    expect([status, headers.get("cross-origin-resource-policy")]).toEqual([503, "same-origin"]);
    await vi.waitFor(() => expect(said.mock.calls).toEqual([[expect.stringMatching(reason)]]), eventually);
  },
);

test("leads from many connections at once are all stored once, several to a commit", async () => {
  const { port, url } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => agent.destroy());
  const before = commitsIn(url);
  const subjects = Array.from({ length: 400 }, (_, index) => `Lead ${index}`);
  const answers = await Promise.all(subjects.map((subject) => post(port, { ...message, subject }, { agent })));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  const found = (await Store.read(url)) ?? [];
  expect(found.map(({ body }) => String(body.subject)).sort()).toEqual([...subjects].sort());
  expect(commitsIn(url) - before).toBeLessThan(200);
});

test("closing waits for nobody who is silent", async () => {
  const receiver = await startReceiver({ ...settings, url: freshUrl() });
  const agent = new Agent({ keepAlive: true });
  const silent = connect(receiver.port);
  await once(silent, "connect");
  await post(receiver.port, message, { agent });
  // Timers never fire here, so anything that waits for one would wait for ever.
  const { setTimeout: wait } = globalThis;
  const endless = (run: () => void, time = 0) => wait(run, time < 1000 ? time : 2 ** 31 - 1).unref();
  vi.spyOn(globalThis, "setTimeout").mockImplementation(endless as typeof setTimeout);
  await receiver.close();
  vi.restoreAllMocks();
  // The message is empty if `localhost` has two addresses.
  await expect(post(receiver.port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  agent.destroy();
  silent.destroy();
});

describe("in a process of its own", () => {
  const note = { formName: "note", text: "We will be killed." };

  test("a lead outlives a kill right after its acknowledgement", async () => {
    const url = freshUrl();
    const { child, port, ended } = await startProcess(url);
    const { status, body } = await post(port, note);
    child.kill("SIGKILL");
    await ended;
    expect(status).toBe(201);
    expect(await Store.read(url)).toMatchObject([{ id: body.id, body: note, count: 1 }]);
  });

  test("of leads in flight at a kill, every acknowledged one is there", async () => {
    const url = freshUrl();
    const { child, port, ended } = await startProcess(url);
    const acknowledged: string[] = [];
    const sending = Array.from({ length: 20 }, async (_, sender) => {
      for (let index = 0; ; index++) {
        const { body } = await post(port, { ...note, text: `${sender} ${index}` });
        acknowledged.push(String(body.id));
        if (acknowledged.length === 150) child.kill("SIGKILL");
      }
    });
    await Promise.allSettled(sending);
    await ended;
    const found = new Set((await Store.read(url))?.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  });

  test("a receiver waits for another that is writing into the same file, and both store everything", async () => {
    const { port, url } = await start();
    const other = await startProcess(url);
    const send = async (to: number, bodyOf: (index: string) => object) => {
      for (let index = 0; index < 25; index++) expect((await post(to, bodyOf(`Lead ${index}`))).status).toBe(201);
    };
    const here = () => send(port, (subject) => ({ ...message, subject }));
    const there = () => send(other.port, (text) => ({ ...note, text }));
    await Promise.all([here(), there(), here(), there(), here(), there(), here(), there()]);
    const found = (await Store.read(url)) ?? [];
    expect(found).toHaveLength(50);
    expect(found.every(({ count }) => count === 4)).toBe(true);
  });

  test("SIGTERM lets a request under way be answered, and then it is over", async () => {
    const url = freshUrl();
    const { child, port, ended } = await startProcess(url);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const text = JSON.stringify(note);
    const headers = { "Content-Type": "text/plain", "Content-Length": text.length, Expect: "100-continue" };
    const sent = request({ port, method: "POST", agent, headers });
    sent.write(text.slice(0, 10));
    await once(sent, "continue");
    child.kill("SIGTERM");
    await expect.poll(() => post(port, note).catch(({ code }) => code), eventually).toBe("ECONNREFUSED");
    sent.end(text.slice(10));
    const [response] = await once(sent, "response");
    response.resume();
    expect([response.statusCode, response.headers.connection]).toEqual([201, "close"]);
    expect(await ended).toBe(0);
    expect(await Store.read(url)).toMatchObject([{ body: note }]);
  });
});
