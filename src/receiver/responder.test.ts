/** A page that cannot read the answer never takes a refusal or a failed store for a success. */
import { describe, expect, test } from "vitest";
import { brokenBy, brokenOff, logged, message, noCors, otherAt, post, start } from "../../tests/receiver.ts";
import { bodyLimitOf } from "../engine/define/limits.ts";
import { forms } from "./main.ts";
import { Store } from "./store/store.ts";

const json = (body: unknown) => JSON.stringify(body);

const largest = Math.max(...forms.map(({ schema }) => bodyLimitOf(schema)));

/** A body of exactly so many bytes, valid whatever its size. */
const sized = (bytes: number) => json(message).padEnd(bytes, " ");

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

  test.each(refusals)("has its connection closed: %s", async (_why, settings, body, options) => {
    const { port, url } = await start(settings);
    await expect(post(port, body, withNoCors(options))).rejects.toThrow(brokenOff);
    expect(await Store.read(url)).toEqual([]);
  });

  test.each(refusals)(
    "gets a response that the browser withholds, if its request has no Sec-Fetch-Mode: %s",
    async (_why, settings, body, o) => {
      const { port } = await start(settings);
      const { status, headers, body: answer } = await post(port, body, o);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["content-type"]).toBe("application/json");
      expect(answer).toMatchObject({ ok: false, error: expect.any(String) });
    },
  );

  test("gets a success when its lead is stored", async () => {
    const { port } = await start();
    const { status, headers } = await post(port, message, noCors);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([201, undefined]);
  });
});

test.each(["broken", "read ECONNRESET", "premature close", "TransactionAbortedError"])(
  "a valid lead that cannot be stored closes the connection: %s",
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

describe("behind a proxy, which would turn a broken connection into an answer", () => {
  test("a refusal is a response that browsers withhold", async () => {
    const { port } = await start({ trust: 1 });
    const { status, headers } = await post(port, { ...message, name: "" }, noCors);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([400, "same-origin"]);
  });
});
