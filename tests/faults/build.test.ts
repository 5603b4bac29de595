/** What the console complains of while pages are rendered stops the build: the short form is src/build/quiet.test.ts. */
import { afterAll, expect, test } from "vitest";
import { merged } from "../dropped-in.ts";
import { ProjectCopy } from "../e2e/project.ts";
import { isFull } from "./size.ts";

const copy = ProjectCopy.make();
afterAll(() => copy.remove());

test.runIf(isFull)("a contradiction that the library only warns of stops the build, with its route", async () => {
  copy.dropIn("merged", merged([{ type: "string" }, { type: "boolean" }]));
  const failure = await copy
    .run(["npx", "vite", "build", "--logLevel", "error"], { NO_COLOR: "1", NODE_ENV: "production" })
    .then(
      () => "",
      ({ message }: Error) => message,
    );
  expect(failure).toContain("/merged\n  expected: nothing said on the console");
  expect(failure).toContain("could not merge subschemas in allOf");
  expect(failure).not.toMatch(/\n\s+at .*prerender\.js/);
});
