/** What a post waits for once it is admitted ends before its page gives up: else a visitor would send again what is stored. */
import { expect, test } from "vitest";
import { mostBytes } from "../engine/define/limits.ts";
import { laterTimeout } from "../engine/rules/own/later.ts";
import { timeoutOf } from "../engine/visit/send.ts";
import { scanTimeout } from "./request/scan.ts";
import { requestTimeout, stalled } from "./server.ts";
import { writeTimeout } from "./store/writer.ts";

test("own rules, the scan of files and the store together take less than a page and its connection wait", () => {
  expect(laterTimeout + scanTimeout + writeTimeout).toBeLessThan(Math.min(timeoutOf(0), stalled));
});

test("a request with as many files as any may have arrives, however slowly, for as long as its page waits", () => {
  expect(timeoutOf(mostBytes)).toBeLessThan(requestTimeout);
});
