/** What a post waits for once it is admitted ends before its page gives up: else a visitor would send again what is stored. */
import { expect, test } from "vitest";
import { laterTimeout } from "../engine/own/later.ts";
import { timeout } from "../engine/send.ts";
import { scanTimeout } from "./scan.ts";
import { writeTimeout } from "./writer.ts";

test("own rules, the scan of files and the store together take less than a page waits", () => {
  expect(laterTimeout + scanTimeout + writeTimeout).toBeLessThan(timeout);
});
