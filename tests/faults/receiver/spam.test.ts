/**
 * How much spam is marked, and how many honest leads are, on invented samples (tests/spam). Every second sample is held
 * out: the weights were chosen with the others only. A text from several senders is judged once for each.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forms } from "../../../src/receiver/main.ts";
import { judge } from "../../../src/receiver/spam/judge.ts";

/** Name, company, subject, message, seconds open; then the number of senders, or whether the decoy was filled in. */
type Sample = [string, string, string, string, number | null, (number | boolean)?];

const samples = (name: string): Sample[] => JSON.parse(readFileSync(`tests/spam/${name}.json`, "utf8")).leads;

const form = forms.find(({ formName }) => formName === "contact");

/** The mark of each copy of each sample. */
function marksOf(all: Sample[], ofHalf: 0 | 1, kind: string): { mark: string | undefined; sample: Sample }[] {
  const suspicionOf = judge();
  return all
    .map((sample, index) => ({ sample, index }))
    .filter(({ index }) => index % 2 === ofHalf)
    .flatMap(({ sample, index }) => {
      const [name, company, subject, message, open, sign] = sample;
      return Array.from({ length: typeof sign === "number" ? sign : 1 }, (_, copy) => {
        const email = `${kind}${index}.${copy}@example.com`;
        const body = { name, email, phone: "", company, subject, message, inquiryType: "", formName: "contact" };
        const referer =
          open === null ? undefined : `https://keelwork.example/contact?open=${open}${sign === true ? "&decoy" : ""}`;
        if (!form) throw new Error("there is no contact form");
        // A post without scripts contains the decoy.
        return { mark: suspicionOf({ form, body, decoy: sign === true && open === null }, referer), sample };
      });
    });
}

const percent = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

test.each([
  ["tuned on", 0],
  ["held out", 1],
] as const)("the half that was %s", (half, which) => {
  const spam = marksOf(samples("spam"), which, "spam");
  const honest = marksOf(samples("honest"), which, "honest");
  const caught = spam.filter(({ mark }) => mark !== undefined);
  const wrong = honest.filter(({ mark }) => mark !== undefined);
  console.log(
    `${half}: caught ${percent(caught.length, spam.length)}, wrongly marked ${percent(wrong.length, honest.length)}`,
  );
  for (const { mark, sample } of wrong)
    console.log(`  wrongly marked: ${sample[0]}: ${sample[3].slice(0, 60)} (${mark})`);
  if (process.env.SPAM_MISSED && which === 0)
    for (const { mark, sample } of spam) if (!mark) console.log(`  missed: ${sample[0]}: ${sample[3].slice(0, 80)}`);
  expect(wrong.length / honest.length).toBeLessThan(0.03);
  expect(caught.length / spam.length).toBeGreaterThan(0.6);
});
