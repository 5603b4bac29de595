/** The engine in a real browser and the receiver agree on every verdict and every message, over generated bodies. */
import { join } from "node:path";
import { chromium } from "playwright";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { forms as formsPlugin } from "../../../src/content/forms/forms.ts";
import { furtherLanguages } from "../../../src/content/forms/further-languages.ts";
import type { FieldError } from "../../../src/engine/define/definition.ts";
import { dayFrom } from "../../../src/engine/schema/dates.ts";
import { forms } from "../../../src/receiver/main.ts";
import { flags, journeysBrowser } from "../../browser.ts";
import { start } from "../../receiver.ts";
import { isFull, size } from "../size.ts";
import { bodyOf, random } from "./bodies.ts";
import { verdicts } from "./verdicts.ts";

/** The engine bundled as one script for a browser. */
async function script(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "../../.."),
    plugins: [formsPlugin(), furtherLanguages()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "verdicts.ts"),
        output: { format: "iife", name: "engine" },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [result] = [output].flat();
  if (!result || !("output" in result)) throw new Error("The engine was not built");
  return result.output[0].code;
}

/** The errors of each of some bodies of a form; they are passed as JSON, which preserves every character. */
type Validate = (formName: string, text: string, today: string) => Promise<FieldError[][]>;

/** The engine in a real browser. */
async function inBrowser(executablePath: string): Promise<Validate> {
  const browser = await chromium.launch({ executablePath, args: flags });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${await script()}; window.engine = engine;` });
  return (...args) =>
    page.evaluate(
      ([name, text, day]) =>
        (window as unknown as { engine: typeof import("./verdicts.ts") }).engine.verdicts(name, text, day),
      args,
    );
}

const executablePath = journeysBrowser();

test.skipIf(isFull && !executablePath)("the engine in a browser and the receiver agree on every body", async () => {
  const { port } = await start();
  // The short run uses the same engine without a browser.
  const validate: Validate = isFull ? await inBrowser(executablePath ?? "") : async (...args) => verdicts(...args);
  const today = dayFrom(new Date(), 0);
  const count = size(100, 10_000);
  const tally: string[] = [];
  for (const [place, form] of forms.entries()) {
    const chance = random(place + 1);
    const bodies = Array.from({ length: count }, () => bodyOf(form, chance));
    const said = await validate(form.formName, JSON.stringify(bodies), today);
    let valid = 0;
    for (let at = 0; at < count; at += 50)
      await Promise.all(
        bodies.slice(at, at + 50).map(async (body, offset) => {
          const answer = await fetch(`http://localhost:${port}/`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ ...body, formName: form.formName }),
          });
          const { errors = [] } = (await answer.json()) as { errors?: FieldError[] };
          if (answer.status === 201) valid += 1;
          expect([answer.status, errors], JSON.stringify(body).slice(0, 2000)).toEqual([
            said[at + offset]?.length ? 400 : 201,
            said[at + offset],
          ]);
        }),
      );
    tally.push(`${form.formName} ${valid} valid, ${count - valid} broken`);
  }
  console.log(`bodies on which browser and receiver agree: ${tally.join("; ")}`);
});
