/** What stops the build: the short forms are src/build/quiet.test.ts and src/build/page-types.test.ts. */
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { ProjectCopy } from "../e2e/project.ts";
import { isFull } from "./size.ts";

const copy = ProjectCopy.make();
afterAll(() => copy.remove());

/** The output of a build of the copy that fails. */
const failure = () =>
  copy.run(["npx", "vite", "build", "--logLevel", "error"], { NO_COLOR: "1", NODE_ENV: "production" }).then(
    () => "",
    ({ message }: Error) => message,
  );

test.runIf(isFull)("an unknown key of a page stops the build, with its place", async () => {
  const page = "pages/support.ts";
  const text = readFileSync(page, "utf8");
  copy.write(page, text.replace("meta: {", "meta: { noIndex: true,"));
  expect(await failure()).toMatch(/pages\/support\.ts at line \d+\n.*\n.*'noIndex'.*'noindex'/);
  copy.write(page, text);
});

test.runIf(isFull)("a library's warning while a page is rendered stops the build, with the page's route", async () => {
  const section = "src/sections/hero.tsx";
  const drawn = readFileSync(section, "utf8");
  copy.write(section, drawn.replace("{title}", '{(console.warn("%s is deprecated", "a heading"), title)}'));
  const said = await failure();
  expect(said).toMatch(/\/\S+\n {2}expected: no errors or warnings on the console/);
  expect(said).toContain("a heading is deprecated");
  expect(said).not.toMatch(/\n\s+at .*prerender\.js/);
});
