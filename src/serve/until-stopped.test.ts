/** The warning about arguments of `npm start` and `npm run receiver`, whose settings are in the environment. */
import { expect, test } from "vitest";
import { unreadArguments } from "./until-stopped.ts";

test.each([
  [[], undefined],
  [["--port", "5000"], "PORT=5000"],
  [["--port=5000"], "PORT=5000"],
  [["-p", "5000"], "PORT=5000"],
  [["--help"], "see src/serve/README.md for the settings"],
])("%j: %s", (args, fix) => {
  expect(unreadArguments(args, "PORT")?.split(/\n {2}fix: +/)[1]).toBe(fix);
});
