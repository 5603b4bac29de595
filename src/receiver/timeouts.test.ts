/** What a post waits for ends before its page gives up: else a visitor would send again what is stored. */
import { expect, test } from "vitest";
import { mostBytes } from "../engine/define/limits.ts";
import { laterTimeout } from "../engine/rules/own/later.ts";
import { timeoutOf } from "../engine/visit/send.ts";
import { scanTimeout } from "./request/scan.ts";
import { requestTimeout, stalled } from "./server.ts";
import { counting, timeouts } from "./store/postgres.ts";
import { writeTimeout } from "./store/writer.ts";

const [connecting, statement] = timeouts.write;
const attempt = connecting + statement;

test.each([
  ["the count of a sender's posts, own rules, the scan of files", connecting + counting + laterTimeout + scanTimeout],
  ["all attempts but the last one", writeTimeout],
])("%s and an attempt to store a lead together take less than a page and its connection wait", (_what, before) => {
  expect(before + attempt).toBeLessThan(Math.min(timeoutOf(0), stalled));
});

test("a request with as many files as any may have arrives, however slowly, for as long as its page waits", () => {
  expect(timeoutOf(mostBytes)).toBeLessThan(requestTimeout);
});
