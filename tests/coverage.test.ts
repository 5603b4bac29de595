/** The fixtures cover everything and detect every mutant: `npm run forms -- coverage` and `mutate`. */

import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readChecked } from "../src/content/read.ts";
import { coverageOf, gapText } from "../src/tools/fixtures/coverage.ts";
import { choicesOf, equivalentsOf, mutantText, mutationScoreOf } from "../src/tools/fixtures/mutants.ts";
import { noticing } from "../src/tools/fixtures/noticing.ts";
import { fixtureForms } from "../src/tools/fixtures/read.ts";
import { subjectOf } from "../src/tools/fixtures/subject.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = readChecked(root);
const covered = project.forms.filter(({ name }) => fixtureForms(root).includes(name));
const subjects = covered.map((form) => subjectOf(root, form, project.shared));
const choices = choicesOf(subjects.map(({ documents }) => documents.schema));
const named = subjects.map((subject) => ({ name: subject.documents.name, subject }));

describe.each(named)("$name", ({ name, subject }) => {
  test("some fixture breaks each rule, fills in each field and makes each choice", () => {
    expect(coverageOf(subject).missing.map(gapText)).toEqual([]);
  });

  test("some fixture detects each mutant", () => {
    const { mutants, survivors, stale } = mutationScoreOf(subject, choices, equivalentsOf(root, name));
    expect(mutants).toBeGreaterThan(0);
    expect(survivors.map(mutantText)).toEqual([]);
    expect(
      stale.map(mutantText),
      "equivalents.json lists an entry that is no mutant, or that a fixture detects",
    ).toEqual([]);
  });

  test("no fixture fails with the schema as it is", () => {
    const { schema } = subject.documents;
    expect(noticing(subject)({ pointer: "", change: "none", schema, isSentence: false })).toBe(false);
  });
});

test("a missing fixture is reported", () => {
  const whole = subjects.find(({ documents }) => documents.name === "contact");
  if (!whole) throw new Error("There is no contact form");
  const invalid = whole.invalid.filter(({ name }) => name !== "phone/too-long" && name !== "message/too-short");
  const valid = whole.valid.filter(({ data }) => data.inquiryType !== "media");
  const subject = { ...whole, invalid, valid };
  expect(coverageOf(subject).missing.map(gapText)).toEqual([
    "no invalid fixture breaks maxLength of phone",
    'no valid fixture shows enum "media" of inquiryType',
  ]);
  expect(mutationScoreOf(subject, choices).survivors.map(mutantText)).toEqual([
    "/properties/phone: maxLength 201",
    "/properties/phone: no maxLength",
    "/properties/phone: another errorMessage for maxLength",
    '/properties/inquiryType: enum without "media"',
  ]);
});
