/** Everything that a post waits for times out before its page gives up: otherwise visitors would resend stored requests. */
import { expect, test, vi } from "vitest";
import { log, message, start } from "../../tests/receiver.ts";
import { formPostType } from "../engine/define/content-types.ts";
import { leastBytes, mostBytes } from "../engine/define/limits.ts";
import { laterTimeout } from "../engine/rules/own/later.ts";
import { timeoutOf } from "../engine/visit/send.ts";
import { createHandler, type Options } from "./handler.ts";
import { forms } from "./main.ts";
import { requestTimeout } from "./request/arriving.ts";
import { scanTimeout } from "./request/scan.ts";
import { idle, stalled } from "./server.ts";
import { counting, timeouts } from "./store/postgres.ts";
import { leastTimeout, writeTimeout } from "./store/writer.ts";

const [connecting, statement] = timeouts.write;
const attempt = connecting + statement;
const others = connecting + counting + laterTimeout + scanTimeout;

test.each([
  ["the count of a sender's posts, own rules, the scan of files, a moment", others + leastTimeout, timeoutOf(0)],
  ["all attempts but the last one", writeTimeout, timeoutOf(0)],
  ["all of that, for a form without script,", others + writeTimeout, stalled],
])("%s and an attempt to store a lead take less than a page and its connection wait", (_, before, page) => {
  expect(before + attempt).toBeLessThan(Math.min(page, stalled));
});

test.each([
  ["a page's sender waits for what its files take, too", "application/json", JSON.stringify(message), true],
  ["a browser does not give up a form without script", formPostType, `${new URLSearchParams(message)}`, undefined],
])("%s", async (_what, type, body, isAhead) => {
  const add = vi.fn<Options["add"]>(async () => "id");
  const headers = { "Content-Type": type, "Content-Length": String(leastBytes) };
  const { status } = await createHandler({ forms, add, log }).request("/", { method: "POST", headers, body });
  const since = add.mock.calls[0]?.[2].since;
  expect([status, since && since > performance.now()]).toEqual([201, isAhead]);
});

test("a request with as many files as any may have arrives, however slowly, for as long as its page waits", () => {
  expect(timeoutOf(mostBytes)).toBeLessThan(requestTimeout);
});

test.each([
  ["a visitor", undefined, idle.visitor],
  ["a proxy, longer than proxies do,", 1, idle.proxy],
])("a receiver keeps the connection of %s for its next request", async (_whose, trust, time) => {
  const { port } = await start({ trust });
  const { headers } = await fetch(`http://127.0.0.1:${port}/health/live`);
  expect(headers.get("keep-alive")).toBe(`timeout=${time / 1000}`);
});
