/** Answers to posts that failed before their form was known. */
import { expect, test } from "vitest";
import { pages } from "./page.ts";
import { renderer } from "./renderer.ts";

const textOf = (page?: { body: string | Uint8Array }) => Buffer.from(page?.body ?? "").toString();

test("are drawn once, however often they are asked for: whoever has to wait may post all the time", async () => {
  const { pageOf } = pages(renderer, (trouble) => expect.unreachable(trouble));
  const draw = (said: string, site = "https://one.example") => pageOf({ kind: "failed", said }, site);
  const [first, again] = await Promise.all([1, 2].map(() => draw("Try again in 59 seconds.")));
  expect(again).toBe(first);
  const other = await draw("Try again in 59 seconds.", "https://two.example");
  expect(textOf(other)).toBe(textOf(first).replaceAll("https://one.example", "https://two.example"));
  expect(other.policy).toContain("img-src https://two.example");
  expect(textOf(await draw("Something else."))).toContain("Something else.");
  // Sending a text takes three times as long.
  expect(other.body).toBeInstanceOf(Uint8Array);
});

test("where nothing can be drawn, they are said as large on a phone as what else is written for it", async () => {
  const broken = { ...renderer, draw: () => Promise.reject(new Error("nothing can be drawn")) };
  const { body } = await pages(broken, () => undefined).pageOf(
    { kind: "failed", said: "Too much." },
    "https://one.example",
  );
  expect(body).toContain("<p>Too much.</p>");
  expect(body).toContain('<meta name="viewport" content="width=device-width">');
});
