/** Answers to posts that failed before their form was known. */
import { expect, onTestFinished, test, vi } from "vitest";
import { drawAnswer } from "./answer.tsx";

test("are drawn once for every site: whoever has to wait may ask for one all the time", async () => {
  const footers = vi.spyOn(Date.prototype, "getFullYear");
  onTestFinished(() => footers.mockRestore());
  const draw = (site: string) => drawAnswer({ kind: "failed", said: "Try again in 59 seconds." }, site);
  const { body } = await draw("https://one.example");
  expect(footers).toHaveBeenCalled();
  footers.mockClear();
  const other = await draw("https://two.example");
  expect(footers).not.toHaveBeenCalled();
  expect(other.body).toBe(body.replaceAll("https://one.example", "https://two.example"));
  expect(other.policy).toContain("img-src https://two.example");
  expect((await drawAnswer({ kind: "failed", said: "Something else." }, "https://one.example")).body).toContain(
    "Something else.",
  );
});
