/** Answers to posts that failed before their form was known. */
import { expect, test } from "vitest";
import { drawFailure } from "./answer.tsx";

test("are drawn once, however often they are asked for: whoever has to wait may post all the time", async () => {
  const draw = (said: string, site = "https://one.example") => drawFailure({ kind: "failed", said }, site);
  const [first, again] = await Promise.all([1, 2].map(() => draw("Try again in 59 seconds.")));
  expect(again).toBe(first);
  const other = await draw("Try again in 59 seconds.", "https://two.example");
  expect(String(other.body)).toBe(String(first?.body).replaceAll("https://one.example", "https://two.example"));
  expect(other.policy).toContain("img-src https://two.example");
  expect(String((await draw("Something else.")).body)).toContain("Something else.");
  // Sending a text takes three times as long.
  expect(other.body).toBeInstanceOf(Buffer);
});
