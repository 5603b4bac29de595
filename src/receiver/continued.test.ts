/** Drafts that continue on another device, over real sockets. */
import { expect, onTestFinished, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import { freshUrl, log, logged, post, start } from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { createHandler } from "./handler.ts";
import { Drafts } from "./store/drafts.ts";

const origin = "http://localhost:4173";
const id = "i".repeat(22);
const draft = Buffer.from("sealed").toString("base64url");
const named = fields({ name: { type: "string" } });
const form = formFrom(named, { continue: true });

const startWith = (settings: Parameters<typeof start>[0] = {}, of = [form]) =>
  start({ continueDays: 7, ...settings }, of);

const asker =
  (port: number, headers: { [name: string]: string } = { Origin: origin }) =>
  (action: string, body: unknown) =>
    post(port, body, { path: `/?continue=${action}`, headers });

test("a draft can be stored, opened by its id and deleted, and pages of the site can read the answers", async () => {
  const { port } = await startWith();
  const ask = asker(port);
  const before = Date.now();
  const kept = await ask("keep", { id, draft });
  expect([kept.status, kept.body.ok]).toEqual([201, true]);
  const { until = "" } = kept.body as { until?: string };
  expect(Math.round((Date.parse(until) - before) / (24 * 60 * 60_000))).toBe(7);
  expect((await ask("open", { id })).body).toEqual({ ok: true, until, draft });
  expect((await ask("delete", { id })).status).toBe(200);
  const gone = await ask("open", { id });
  expect([gone.status, gone.body.error]).toEqual([404, "This draft has ended or was deleted"]);
  for (const { headers } of [kept, gone])
    expect(headers).toMatchObject({
      "access-control-allow-origin": origin,
      vary: "Origin",
      "cache-control": "no-store",
    });
});

test("the action may be added to an endpoint that has a query", async () => {
  const { port } = await startWith();
  const kept = await post(port, { id, draft }, { path: "/?key=1&continue=keep", headers: { Origin: origin } });
  expect([kept.status, kept.body.ok]).toEqual([201, true]);
});

test("pages of other sites are refused, and cannot read the answer", async () => {
  const { port } = await startWith();
  const { status, headers } = await asker(port, { Origin: "https://elsewhere.example" })("keep", { id, draft });
  expect([status, headers["access-control-allow-origin"]]).toEqual([403, undefined]);
});

test.each([
  ["no JSON", "keep", "{", 400],
  ["no object", "keep", "[]", 400],
  ["no id", "keep", { draft }, 400],
  ["a short id", "keep", { id: "i", draft }, 400],
  ["an id with invalid characters", "keep", { id: "/".repeat(22), draft }, 400],
  ["no draft", "keep", { id }, 400],
  ["an empty draft", "keep", { id, draft: "" }, 400],
  ["a draft with invalid characters", "keep", { id, draft: "a b" }, 400],
  ["a draft that is too long", "keep", { id, draft: "A".repeat(256 * 1024) }, 413],
  ["another action", "list", { id }, 404],
  ["a property of every object as its action", "constructor", { id }, 404],
])("%s is refused", async (_what, action, body, expected) => {
  const { port } = await startWith();
  const { status, headers, body: answer } = await asker(port)(action, body);
  expect([status, answer.ok, headers["access-control-allow-origin"]]).toEqual([expected, false, origin]);
});

test.each([
  ["no form offers to continue elsewhere", {}, [formFrom(named)]],
  ["the owner has switched it off", { continueDays: 0 }, [form]],
])("drafts cannot be stored if %s", async (_why, settings, forms) => {
  const { port } = await startWith(settings, forms);
  expect((await asker(port)("keep", { id, draft })).status).toBe(404);
});

test("requests for drafts have the same rate limit as posts, with Retry-After", async () => {
  const { port } = await startWith({ ratePerMinute: 2 });
  const ask = asker(port);
  const answers = [await ask("keep", { id, draft }), await ask("open", { id }), await ask("open", { id })];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 429]);
  expect(answers[2]?.headers).toMatchObject({
    "retry-after": expect.any(String),
    "access-control-allow-origin": origin,
  });
});

test("one sender's drafts are limited by their length too, and those of others are not affected", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { port } = await startWith({ ratePerMinute: 1, trust: 1 });
  const keep = async (address: string, length: number) => {
    const ask = asker(port, { Origin: origin, "X-Forwarded-For": address });
    const { status, headers } = await ask("keep", { id, draft: "A".repeat(length) });
    // The next post is one of another minute.
    vi.setSystemTime(Date.now() + 61_000);
    return [status, Number(headers["retry-after"] ?? 0)];
  };
  const long = 250_000;
  expect(await keep("192.0.2.1", long)).toEqual([201, 0]);
  expect(await keep("192.0.2.1", long)).toEqual([429, 24 * 60 * 60 - 61]);
  expect(await keep("192.0.2.2", 100)).toEqual([201, 0]);
});

test("a draft takes up memory until it is stored: while a database hangs, further ones are refused", async () => {
  let store: (until: number) => void = () => undefined;
  const hanging = new Promise<number>((resolve) => {
    store = resolve;
  });
  const keeping = vi.fn(() => hanging);
  const drafts = Object.assign(Object.create(Drafts.prototype), { keep: keeping });
  const handler = createHandler({ forms: [form], add: async () => "id", drafts, log });
  const headers = { "Content-Type": "text/plain", "Content-Length": String(256 * 1024) };
  const init = { method: "POST", headers, body: JSON.stringify({ id, draft }) };
  const keep = async () => (await handler.request("/?continue=keep", init, { address: "192.0.2.1" })).status;
  const kept = Array.from({ length: 128 }, keep);
  await vi.waitFor(() => expect(keeping).toHaveBeenCalledTimes(kept.length), eventually);
  const answered = vi.fn();
  void keep().then(answered);
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(503), eventually);
  store(1);
  expect(new Set(await Promise.all(kept))).toEqual(new Set([201]));
  expect(await keep()).toBe(201);
});

test("drafts are not logged, and are still there after a restart", async () => {
  const url = freshUrl();
  const lines = logged();
  const first = await startWith({ url });
  await asker(first.port)("keep", { id, draft });
  await asker(first.port)("open", { id: "o".repeat(22) });
  await first.close();
  const next = await startWith({ url });
  expect((await asker(next.port)("open", { id })).body).toMatchObject({ draft });
  expect(lines().filter(({ event }) => event === "refused")).toMatchObject([{ reason: "no draft", status: 404 }]);
  expect(JSON.stringify(lines())).not.toMatch(new RegExp([id, draft, "o{22}"].join("|")));
});
