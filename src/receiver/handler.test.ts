/** The endpoint over real sockets, with the project's own forms and a real database. */
import { EventEmitter, once } from "node:events";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { brokenOff, freshUrl, log, logged, message, noCors, post, start } from "../../tests/receiver.ts";
import { leastBytes, mostBytes } from "../engine/define/limits.ts";
import { dayFrom } from "../engine/schema/dates.ts";
// As in tests/form-post.ts.
import "../render/answer.tsx";
import { createHandler } from "./handler.ts";
import { forms } from "./main.ts";
import { rateLimit } from "./request/rate-limit.ts";
import { Drafts } from "./store/drafts.ts";
import { Store } from "./store/store.ts";

const json = (body: unknown) => JSON.stringify(body);

const { phone: _phone, company: _company, inquiryType: _inquiryType, ...least } = message;

const formPost = { "Content-Type": "application/x-www-form-urlencoded" };

describe("what is taken", () => {
  test.each(["text/plain;charset=UTF-8", "text/plain", "application/json", "Application/JSON; charset=utf-8"])(
    "a body as %s is stored before it is acknowledged",
    async (type) => {
      const { port, url } = await start();
      const { status, body } = await post(port, message, { headers: { "Content-Type": type } });
      expect(status).toBe(201);
      const stored = await Store.read(url);
      expect(stored).toMatchObject([{ id: body.id, form: "contact", body: message, count: 1 }]);
      expect(body).toEqual({ ok: true, id: expect.stringMatching(/^[\da-f]{32}$/) });
    },
  );

  test.each(["multipart/mixed; boundary=x", "text/html", ""])("a body as %j is not", async (type) => {
    const { port } = await start();
    const { status, body } = await post(port, message, { headers: { "Content-Type": type } });
    expect(status).toBe(415);
    expect(body.error).toBe(
      "The Content-Type must be text/plain or application/json or application/x-www-form-urlencoded or multipart/form-data",
    );
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is not", async (method) => {
    const { port } = await start();
    const { status, headers, body } = await post(port, "", { method });
    expect([status, headers.allow]).toEqual([405, "POST"]);
    if (method !== "HEAD") expect(body).toEqual({ ok: false, error: "Only POST is understood here" });
  });

  test("other paths are not", async () => {
    const { port } = await start();
    for (const path of ["/leads", "/index.html", "//"]) {
      const { status, body } = await post(port, message, { path });
      expect([status, body]).toEqual([404, { ok: false, error: "Requests are posted to /" }]);
    }
    expect((await post(port, message, { path: "/?source=test" })).status).toBe(201);
  });

  test("the same lead with its keys in another order is the same row", async () => {
    const { port, url } = await start();
    const first = await post(port, message);
    const again = await post(port, Object.fromEntries(Object.entries(message).reverse()));
    expect(again.body.id).toBe(first.body.id);
    expect(await Store.read(url)).toMatchObject([{ count: 2 }]);
  });

  test("white space around texts is not part of a lead, and unset fields are filled in", async () => {
    const { port, url } = await start();
    const padded = Object.fromEntries(
      Object.entries(least).map(([key, value]) => [key, key === "formName" ? value : ` ${value}\n`]),
    );
    expect((await post(port, { ...padded, phone: "  ", company: null })).status).toBe(201);
    expect(await Store.read(url)).toMatchObject([{ body: message }]);
  });

  test("a day may be two days past, and no more", async () => {
    // Fixed, so that no day ends between sending and validation.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { port } = await start();
    const request = {
      ...{ firstName: "Ines", lastName: "Haddad", email: "ines@example.com", company: "Tarn", description: "Costs" },
      ...{ consultationType: "general", formName: "consultation" },
    };
    const sent = (days: number) => post(port, { ...request, preferredDate: dayFrom(new Date(), days) });
    expect((await sent(-2)).status).toBe(201);
    expect((await sent(-3)).body.errors).toEqual([
      { field: "preferredDate", message: "Preferred date cannot be in the past" },
    ]);
  });
});

test.each([
  ["a lead", () => message, {}, 201],
  ["a form post", () => new URLSearchParams(message).toString(), { headers: formPost }, 201],
  ["a refused form post", () => "formName=contact", { headers: formPost }, 400],
  ["a refusal", () => "", {}, 400],
  ["another method", () => "", { method: "PUT" }, 405],
  ["another path", () => "", { path: "/x" }, 404],
  ["a question after its health", () => "", { method: "GET", path: "/health/live" }, 200],
])("the answer to %s says how it may be used", async (_what, body, options, status) => {
  const { port } = await start();
  const answer = await post(port, body(), options);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  });
});

describe("origins", () => {
  test("some may be named, and then no other posts", async () => {
    const { port } = await start({ allowedOrigin: "https://keelwork.example https://shop.example" });
    const from = (Origin: string) => post(port, message, { headers: { Origin } });
    expect((await from("https://keelwork.example")).status).toBe(201);
    expect((await from("https://shop.example")).status).toBe(201);
    const refusals = logged("refused");
    for (const origin of ["https://other.example", "http://keelwork.example", "https://keelwork.example:444", "null"]) {
      const { status, body } = await from(origin);
      expect([status, body.error]).toEqual([403, `Pages of ${origin} may not post here`]);
    }
    // The log contains the page's host, so that the owner sees which name is missing; nothing else that is sent in its
    // place.
    const long = "a.".repeat(200);
    for (const origin of [
      "https://ines:haddad@shop.other/ines?email=ines@example.com",
      "ines@example.com",
      `https://${long}b`,
    ])
      expect((await from(origin)).status).toBe(403);
    const known = ["other.example", "keelwork.example", "keelwork.example:444", "null", "shop.other"];
    const hosts = [...known, undefined, long.slice(0, 260)];
    expect(refusals().map(({ from: host }) => host)).toEqual(hosts);
    expect((await post(port, message)).status).toBe(201);
  });

  test("without the setting the site's own pages post, wherever they are served, and no stranger's", async () => {
    const { port, url } = await start();
    const from = (Origin: string, headers = {}) => post(port, message, { headers: { Origin, ...headers } });
    for (const origin of ["https://other.example", "null"]) {
      expect((await from(origin)).status).toBe(403);
      await expect(from(origin, noCors.headers)).rejects.toThrow(brokenOff);
    }
    expect(await Store.read(url)).toEqual([]);
    expect((await from("http://localhost:4173", noCors.headers)).status).toBe(201);
    expect((await from("https://site.example", { "X-Forwarded-Host": "site.example" })).status).toBe(201);
  });
});

describe("the rate limit", () => {
  const statuses = async (port: number, count: number, headers: object = {}) => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) found.push((await post(port, message, { headers: { ...headers } })).status);
    return found;
  };

  test("is ten a minute, and says when to come back", async () => {
    const { port } = await start({ ratePerMinute: 10 });
    expect(await statuses(port, 11)).toEqual([...Array(10).fill(201), 429]);
    const { headers, body } = await post(port, message);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(body).toEqual({ ok: false, error: `Too many requests; try again in ${headers["retry-after"]} seconds` });
    await expect(post(port, message, noCors)).rejects.toThrow(brokenOff);
  });

  test("does not believe in X-Forwarded-For by itself", async () => {
    const { port } = await start({ ratePerMinute: 1 });
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.1" })).toEqual([201]);
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.2" })).toEqual([429]);
  });

  test("counts by the last address that a trusted proxy adds", async () => {
    const { port } = await start({ ratePerMinute: 1, trust: 1 });
    expect(await statuses(port, 2, { "X-Forwarded-For": "192.0.2.1" })).toEqual([201, 429]);
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.2" })).toEqual([201]);
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.9, ::ffff:192.0.2.1" })).toEqual([429]);
  });
});

describe("as a function, without a connection", () => {
  const open = async () => {
    const store = await Store.open(freshUrl());
    onTestFinished(() => store.close());
    const handler = createHandler({ forms, add: (form, body) => store.add(form, body), wait: rateLimit(1), log });
    const send = async (body: object) =>
      handler.fetch(
        new Request("https://leads.example/", {
          method: "POST",
          headers: { "Content-Type": "text/plain", ...noCors.headers },
          body: json(body),
        }),
      );
    return { store, send };
  };

  test("it stores, and counts nobody whose address it does not know", async () => {
    const { store, send } = await open();
    expect([(await send(message)).status, (await send(message)).status]).toEqual([201, 201]);
    expect(await store.list()).toMatchObject([{ count: 2 }]);
  });

  test.each([["no Error"], [undefined], [{ code: 5 }]])(
    "what is thrown and no Error is a failure like any: %j",
    async (thrown) => {
      const failures = logged("refused");
      const wait = () => Promise.reject(thrown);
      const handler = createHandler({ forms, add: async () => "id", wait, log });
      const sent = { method: "POST", headers: { "Content-Type": "text/plain" }, body: json(message) };
      const { status, headers } = await handler.request("/", sent, { address: "192.0.2.1" });
      expect([status, headers.get("cross-origin-resource-policy")]).toEqual([503, "same-origin"]);
      expect(failures()).toMatchObject([{ level: "error", reason: "not stored", why: String(thrown ?? "nothing") }]);
    },
  );

  test("what is refused or not stored is an answer that browsers withhold", async () => {
    const { store, send } = await open();
    const refused = await send({ ...message, name: "" });
    expect([refused.status, refused.headers.get("cross-origin-resource-policy")]).toEqual([400, "same-origin"]);
    await store.close();
    const failed = await send(message);
    expect([failed.status, failed.headers.get("cross-origin-resource-policy")]).toEqual([503, "same-origin"]);
  });
});

test("what a large request has brought takes room until its answer was sent, and a long draft while it arrives", async () => {
  const store = await Store.open(freshUrl());
  onTestFinished(() => store.close());
  const handler = createHandler({ forms, add: async () => "", drafts: new Drafts(store.database, 7), log });
  const asked = async (size: number, path = "", sent?: Promise<unknown>) => {
    const headers = { "Content-Type": "text/plain", "Content-Length": String(size) };
    const posted = { method: "POST", headers, body: json({ id: "x".repeat(22) }) };
    const peer = { address: "192.0.2.1", sent };
    return (await handler.fetch(new Request(`http://localhost/${path}`, posted), peer)).status;
  };
  const drafts = "?continue=delete";
  const reader = new EventEmitter();
  const sent = once(reader, "read");
  for (let count = 0; count < 4; count += 1) expect(await asked(mostBytes, "", sent)).toBe(413);
  expect(await asked(mostBytes)).toBe(503);
  expect([await asked(leastBytes + 1, drafts), await asked(1, drafts)]).toEqual([503, 200]);
  reader.emit("read");
  await sent;
  expect(await asked(leastBytes + 1, drafts)).toBe(200);
  for (const never of [1, 2, 3, 4].map(() => new Promise(() => undefined)))
    expect(await asked(mostBytes, "", never)).toBe(413);
});
