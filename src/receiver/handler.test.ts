/** The endpoint over real sockets, with the project's own forms and a real database. */
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  brokenBy,
  brokenOff,
  freshUrl,
  log,
  logged,
  message,
  noCors,
  otherAt,
  post,
  start,
} from "../../tests/receiver.ts";
import { dayFrom } from "../engine/dates.ts";
import { bodyLimitOf, maxDepth } from "../engine/limits.ts";
import { createHandler } from "./handler.ts";
import { forms } from "./main.ts";
import { Store } from "./store.ts";

const json = (body: unknown) => JSON.stringify(body);
const { phone: _phone, company: _company, inquiryType: _inquiryType, ...least } = message;
const unknown = (field: string) => ({ field, message: `${field} is not a field of this form` });

const formPost = { "Content-Type": "application/x-www-form-urlencoded" };

const limitOf = (name: string) => bodyLimitOf(forms.find(({ formName }) => formName === name)?.schema ?? {});
const ownLimit = limitOf("contact");
const largest = Math.max(...forms.map(({ schema }) => bodyLimitOf(schema)));

/** A body of exactly so many bytes, valid whatever its size. */
const sized = (bytes: number) => json(message).padEnd(bytes, " ");

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

  test.each(["multipart/form-data; boundary=x", "text/html", ""])("a body as %j is not", async (type) => {
    const { port } = await start();
    const { status, body } = await post(port, message, { headers: { "Content-Type": type } });
    expect(status).toBe(415);
    expect(body.error).toBe(
      "The Content-Type must be text/plain or application/json or application/x-www-form-urlencoded",
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
  ["a question after its health", () => "", { method: "GET", path: "/health" }, 200],
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

describe("size", () => {
  test.each([
    ["with its length declared", {}],
    ["in chunks", { headers: { "Transfer-Encoding": "chunked" } }],
  ])("as much as the form needs exactly is taken, a byte more is not: %s", async (_how, options) => {
    const { port } = await start();
    expect((await post(port, sized(ownLimit), options)).status).toBe(201);
    for (const [size, limit] of [
      [ownLimit + 1, ownLimit],
      [largest + 1, largest],
    ] as const) {
      const { status, body } = await post(port, sized(size), options);
      expect([status, body]).toEqual([413, { ok: false, error: `The body is larger than ${limit} bytes` }]);
    }
  });

  test.each(["\u0001", "界", "🚢", '"'])(
    "texts as long as the form allows are taken, whatever they are: %j",
    async (mark) => {
      const { port } = await start();
      const full = { ...message, message: `${"x".repeat(10)}${mark.repeat(9_980)}x` };
      expect((await post(port, full)).status).toBe(201);
      const words = { formName: "custom-solution", firstName: "Bo", lastName: "Ek", email: "bo@example.com" };
      const texts = { description: mark.repeat(5_000), currentChallenges: mark.repeat(2_000), company: "Tarn" };
      const choices = { industry: "Technology", requirements: ["Other"] };
      const { status, body } = await post(port, { ...words, ...texts, ...choices });
      expect(body.errors).toBe(undefined);
      expect(status).toBe(201);
    },
  );

  test("a body of many megabytes is answered, too", async () => {
    const { port } = await start();
    expect((await post(port, sized(8_000_000))).status).toBe(413);
    expect((await post(port, sized(8_000_000), { headers: { "Transfer-Encoding": "chunked" } })).status).toBe(413);
  });

  test("half a body is no lead", async () => {
    const { port, url } = await start();
    const socket = connect(port);
    const text = json(message);
    const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${text.length + 9}`;
    await new Promise((resolve) => socket.write(`${head}\r\n\r\n${text}`, resolve));
    socket.destroy();
    expect((await post(port, { ...message, subject: "The next one" })).status).toBe(201);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["The next one"]);
  });
});

describe("what is refused with 400", () => {
  test.each(["", "{", "null", "[]", '"contact"', "formName=contact", json([message])])(
    "%j is no object",
    async (text) => {
      const { port } = await start();
      const { status, body } = await post(port, text);
      expect([status, body]).toEqual([400, { ok: false, error: "The body is not a JSON object" }]);
    },
  );

  test.each([undefined, "newsletter", "__proto__", "constructor", 7, null, ["contact"], { toString: 1 }, " contact"])(
    "formName %j is no form",
    async (formName) => {
      const { port } = await start();
      const { status, body } = await post(port, { ...message, formName });
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        {
          field: "formName",
          message: "formName must be one of consultation, contact, custom-solution, estimate, transformation",
        },
      ]);
    },
  );

  test("every field is named with its own sentence, in the order of the form", async () => {
    const { port, url } = await start();
    const { status, body } = await post(port, {
      ...{ formName: "contact", name: " ", email: "ines@example", message: "  Too short ", inquiryType: "gossip" },
      ...{ phone: 5, colour: "blue" },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      ok: false,
      error: "The request is not valid",
      errors: [
        { field: "name", message: "Name is required" },
        { field: "email", message: "Invalid email format" },
        { field: "phone", message: "Phone must be text" },
        { field: "inquiryType", message: "Inquiry type is not one of the choices" },
        { field: "subject", message: "Subject is required" },
        { field: "message", message: "Message must be at least 10 characters" },
        unknown("colour"),
      ],
    });
    expect(await Store.read(url)).toEqual([]);
  });

  test.each(["constructor", "toString", "hasOwnProperty", "valueOf", "fields", "order", ""])(
    "the unknown key %j",
    async (key) => {
      const { port } = await start();
      for (const value of ["", null, "x", { name: "x" }])
        expect((await post(port, { ...message, [key]: value })).body.errors).toEqual([unknown(key)]);
    },
  );

  test("a __proto__ neither brings fields along nor goes unnoticed", async () => {
    const { port } = await start();
    const { status, body } = await post(port, `{"formName":"contact","__proto__":${json(message)}}`);
    expect(status).toBe(400);
    expect(body.errors?.map(({ field }) => field)).toEqual(["name", "email", "subject", "message", "__proto__"]);
    expect((await post(port, `{"__proto__":1,${json(message).slice(1)}`)).body.errors).toEqual([unknown("__proto__")]);
  });

  test.each([
    ["lists", "[", "]", 32_000],
    ["objects", '{"a":', "}", 10_000],
    ["a little too deep", "[", "]", maxDepth],
  ])("nesting without end: %s", async (_what, open, close, times) => {
    const { port } = await start();
    const nested = `${open.repeat(times)}1${close.repeat(times)}`;
    const { status, body } = await post(port, `{"phone":${nested},${json(least).slice(1)}`);
    expect([status, body.error]).toEqual([400, "The body is nested deeper than 100 levels"]);
  });

  test.each([
    ["a long list of choices", { formName: "estimate", services: Array.from({ length: 16_000 }, () => "a") }],
    ["a list of lists", { formName: "estimate", services: Array.from({ length: 20_000 }, () => []) }],
    ["very many keys", { formName: "contact", ...Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [i, 0])) }],
    ["an endless address", { ...message, email: "@".repeat(60_000) }],
  ])("without getting lost in it: %s", async (_what, body) => {
    const { port } = await start();
    const before = performance.now();
    expect((await post(port, body)).status).toBe(400);
    // On a busy machine, too: what grows with the square takes minutes.
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

describe("a page that cannot read the answer", () => {
  const refusals: [string, Parameters<typeof start>[0], unknown, object][] = [
    ["another method", {}, "", { method: "PUT" }],
    ["another path", {}, message, { path: "/leads" }],
    ["a foreign origin", {}, message, { headers: { Origin: "https://other.example" } }],
    ["another content type", {}, message, { headers: { "Content-Type": "text/html" } }],
    ["too large", {}, sized(largest + 1), {}],
    ["no JSON", {}, "{", {}],
    ["no form", {}, { ...message, formName: "none" }, {}],
    ["not valid", {}, { ...message, name: "" }, {}],
  ];
  const withNoCors = (options: { headers?: object }) => ({
    ...options,
    headers: { ...options.headers, ...noCors.headers },
  });

  test.each(refusals)("sees its connection break off: %s", async (_why, settings, body, options) => {
    const { port, url } = await start(settings);
    await expect(post(port, body, withNoCors(options))).rejects.toThrow(brokenOff);
    expect(await Store.read(url)).toEqual([]);
  });

  test.each(refusals)("is withheld the answer where it says nothing of itself: %s", async (_why, settings, body, o) => {
    const { port } = await start(settings);
    const { status, headers, body: answer } = await post(port, body, o);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-type"]).toBe("application/json");
    expect(answer).toMatchObject({ ok: false, error: expect.any(String) });
  });

  test("sees success when its lead is stored", async () => {
    const { port } = await start();
    const { status, headers } = await post(port, message, noCors);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([201, undefined]);
  });
});

test.each(["broken", "read ECONNRESET", "premature close", "TransactionAbortedError"])(
  "a valid lead that cannot be stored breaks the connection off, whoever sent it: %s",
  async (words) => {
    const refusals = logged("refused");
    const { port, url } = await start();
    const other = otherAt(url);
    await other.exec(brokenBy(words));
    await expect(post(port, message)).rejects.toThrow(brokenOff);
    await expect(post(port, message, noCors)).rejects.toThrow(brokenOff);
    const line = {
      level: "error",
      status: 503,
      reason: "not stored",
      form: "contact",
      code: "SQLITE_CONSTRAINT_TRIGGER",
    };
    expect(refusals()).toEqual(Array(2).fill(expect.objectContaining({ ...line, why: words })));
    await other.exec("DROP TRIGGER broken");
    other.close();
    expect((await post(port, message, noCors)).status).toBe(201);
    expect(await Store.read(url)).toMatchObject([{ count: 1 }]);
  },
);

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
    // The log says whose page it was, so that the owner sees which name is missing; nothing else that is sent for one.
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
    expect(Number(headers["retry-after"])).toBeGreaterThan(50);
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
    const { port } = await start({ ratePerMinute: 1, trustForwarded: true });
    expect(await statuses(port, 2, { "X-Forwarded-For": "192.0.2.1" })).toEqual([201, 429]);
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.2" })).toEqual([201]);
    expect(await statuses(port, 1, { "X-Forwarded-For": "192.0.2.9, ::ffff:192.0.2.1" })).toEqual([429]);
  });
});

describe("behind a proxy, which would turn a broken connection into an answer", () => {
  test("a refusal is an answer that browsers withhold", async () => {
    const { port } = await start({ trustForwarded: true });
    const { status, headers } = await post(port, { ...message, name: "" }, noCors);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([400, "same-origin"]);
  });
});

describe("as a function, without a connection", () => {
  const open = async () => {
    const store = await Store.open(freshUrl());
    onTestFinished(() => store.close());
    const handler = createHandler({ forms, add: (form, body) => store.add(form, body), ratePerMinute: 1, log });
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
      const handler = createHandler({ forms, add: async () => "id", ratePerMinute: 1, wait, log });
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
