/** The contents of notices: a mail with the form's labels, a webhook with the body as it was sent. */
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { digestOf } from "../store/digest.ts";
import type { Lead } from "../store/lead.ts";
import { letterOf, webhookBody } from "./notice.ts";

const file = "data:text/plain;name=a%20plan.txt;base64,aGk=";
const form = formFrom({
  ...fields({
    cloud: { oneOf: [{ const: "aws", title: "Amazon" }] },
    by: { type: "string", format: "date" },
    call: { type: "string", format: "date-time" },
    plan: { type: "string", format: "data-url" },
    team: { type: "array", title: "Team members", items: fields({ name: { type: "string" } }) },
    note: { type: "string" },
  }),
  additionalProperties: { type: "string" },
});
const lead: Lead = {
  ...{ id: "0123", form: "test", receivedAt: 0, lastSeenAt: 0, count: 1 },
  body: {
    ...{ formName: "test", cloud: "aws", by: "2026-12-24", call: "2026-12-24T14:30:00-00:00", plan: file },
    ...{ team: [{ name: "Ada" }], note: " " },
    "my key": "x\ny",
  },
};

test("a letter says each answer by its label, choices by their titles, dates in words, files by their names", () => {
  expect(letterOf({ lead, form })).toBe(`Cloud: Amazon
By: December 24, 2026
Call: ${new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(Date.UTC(2026, 11, 24, 14, 30))}
Plan: a plan.txt
Team member 1: Name: Ada
my key:
    x
    y

Form: test
Received: 1970-01-01 00:00:00 UTC
Id: 0123
`);
});

test("several answers are told apart, whatever signs they contain", () => {
  const files = formFrom(fields({ plans: { type: "array", title: "Plans", items: { type: "string" } } }));
  const saying = (plans: string[]) => letterOf({ lead: { ...lead, body: { formName: "test", plans } }, form: files });
  expect(saying(["a, b.pdf", "c.pdf"])).toContain("Plans: a, b.pdf; c.pdf\n");
  expect(saying(["a; b.pdf", "c.pdf"])).toContain("Plans:\n    a; b.pdf\n    c.pdf\n");
});

test("answers below labels from right to left are isolated, so that a telephone number keeps its order", () => {
  const arabic = formFrom(fields({ phone: { type: "string", title: "الهاتف" } }), { lang: "ar" });
  const body = { formName: "test", phone: "+966 55 501\u2069" };
  expect(letterOf({ lead: { ...lead, body }, form: arabic })).toContain("الهاتف: \u2068+966 55 501\u2069\n");
});

test("a number in a letter is in the notation of the form's language, and keeps its digits together", () => {
  const german = formFrom(fields({ weight: { type: "number" }, customer: { type: "integer" } }), { lang: "de" });
  const letter = letterOf({
    lead: { ...lead, body: { formName: "test", weight: 1.234, customer: 12345678 } },
    form: german,
  });
  expect(letter).toContain("Weight: 1,234\nCustomer: 12345678\n");
});

test("labels in a letter are followed by the colon of their language", () => {
  const french = formFrom(fields({ owner: fields({ town: { type: "string", title: "Ville" } }) }), { lang: "fr" });
  const letter = letterOf({ lead: { ...lead, body: { formName: "test", owner: { town: "Lyon" } } }, form: french });
  expect(letter).toContain("Owner : Ville\u00a0: Lyon\n");
});

test("a letter keeps joined letters and signs whole, and says nothing that steers a terminal or looks like another line", () => {
  const body = { formName: "test", note: "می\u200cخواهم 👩\u200d👧 so\u00adft \u202ea\u001b[2J", "a\nEmail": "b" };
  const letter = letterOf({ lead: { ...lead, body }, form });
  expect(letter).toContain("Note: می\u200cخواهم 👩\u200d👧 soft a [2J\n");
  expect(letter).toContain("a Email: b\n");
});

test("a letter of a form that has gone says what was sent", () => {
  expect(letterOf({ lead })).toContain("cloud: aws\nby: 2026-12-24\n");
});

test("a digest says what it counts, and what to do about it", () => {
  const forms = [
    { form: "contact", found: 2 },
    { form: "estimate", found: 1 },
  ];
  const letter = letterOf({ lead: digestOf(Date.UTC(2026, 10, 29), forms), isDigest: true });
  expect(letter).toMatch(/^Leads of 2026-11-29 \(UTC\) that look like spam, .*:\n\ncontact: 2\nestimate: 1\n\n/);
  for (const command of ["--suspect --since 2026-11-29", "--clear ID"])
    expect(letter).toContain(`:\n    npm run leads -- ${command}\n`);
});

test("a webhook gets the body as it was sent", () => {
  expect(JSON.parse(webhookBody({ lead, form })).body).toEqual(lead.body);
});
