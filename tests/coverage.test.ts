/** The fixtures leave nothing out, and every broken schema would be noticed. `npx jiti tests/coverage.ts` lists what is. */
import { describe, expect, test } from "vitest";
import { allChoices, gapsOf, noticing, readSubjects, survivorsOf } from "./coverage.ts";

const subjects = readSubjects();
const choices = allChoices(subjects);
const named = subjects.map((subject) => ({ name: subject.documents.name, subject }));

describe.each(named)("$name", ({ subject }) => {
  test("every rule is broken, every field filled and every choice made by some fixture", () => {
    expect(gapsOf(subject)).toEqual([]);
  });

  test("some fixture notices each broken schema", { timeout: 30_000 }, () => {
    const { tried, survivors } = survivorsOf(subject, choices);
    expect(tried).toBeGreaterThan(0);
    expect(survivors).toEqual([]);
  });

  test("no fixture notices the schema as it is", () => {
    const { schema } = subject.documents;
    expect(noticing(subject)({ pointer: "", change: "none", schema, isSentence: false })).toBe(false);
  });
});

test("a fixture that is missing is missed", () => {
  const whole = subjects.find(({ documents }) => documents.name === "contact");
  if (!whole) throw new Error("There is no contact form");
  const invalid = whole.invalid.filter(({ name }) => name !== "phone/too-long" && name !== "message/too-short");
  const valid = whole.valid.filter(({ data }) => data.inquiryType !== "media");
  const subject = { ...whole, invalid, valid };
  expect(gapsOf(subject)).toEqual([
    "no invalid fixture breaks /properties/phone/maxLength",
    'no valid fixture has "media" in inquiryType',
  ]);
  expect(survivorsOf(subject, choices).survivors).toEqual([
    "/properties/phone: maxLength 201",
    "/properties/phone: no maxLength",
    "/properties/phone: another errorMessage for maxLength",
    '/properties/inquiryType: enum without "media"',
  ]);
});
