/** Console errors while pages are rendered stop the build: the short form is src/build/quiet.test.ts. */
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { ProjectCopy } from "../e2e/project.ts";
import { isFull } from "./size.ts";

const copy = ProjectCopy.make();
afterAll(() => copy.remove());

test.runIf(isFull)("what a library warns of while a page is drawn stops the build, with its route", async () => {
  const section = "src/sections/hero.tsx";
  const drawn = readFileSync(section, "utf8");
  copy.write(section, drawn.replace("{title}", '{(console.warn("%s is deprecated", "a heading"), title)}'));
  const failure = await copy
    .run(["npx", "vite", "build", "--logLevel", "error"], { NO_COLOR: "1", NODE_ENV: "production" })
    .then(
      () => "",
      ({ message }: Error) => message,
    );
  expect(failure).toMatch(/\/\S+\n {2}expected: nothing said on the console/);
  expect(failure).toContain("a heading is deprecated");
  expect(failure).not.toMatch(/\n\s+at .*prerender\.js/);
});
