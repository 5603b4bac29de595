/** Confirmation mails to the sender through a real mail server, where the form's UI document asks for them. */
import { expect, test, vi } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { freshUrl, otherAt, post, start } from "../../../tests/receiver.ts";
import { eventually, mailServer, notify, waiting } from "../../../tests/targets.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { settingsFrom } from "../settings.ts";
import { Store } from "../store/store.ts";

const schema = fields({
  name: { type: "string" },
  email: { type: "string", format: "email" },
  pin: { type: "string" },
  plan: { type: "string", format: "data-url", maxLength: 1000 },
});
const confirmed = formFrom(schema, { confirmation: { text: ["Thank you."] }, fields: { pin: { widget: "password" } } });
const german = formFrom(
  fields({
    email: { type: "string", format: "email" },
    tag: { type: "string", format: "date" },
    ja: { type: "boolean" },
  }),
  { lang: "de", heading: "Anmeldung", confirmation: {} },
  {},
  "german",
);
const silent = formFrom(schema, {}, {}, "silent");

const lead = (more: JsonObject = {}) => ({
  ...{ formName: "test", name: "Ines", email: "ines@example.com", pin: "open sesame", plan: "" },
  ...more,
});

const sender = (port: number) =>
  settingsFrom({ LEADS_CONFIRM: `smtp://me:p%40ss%20word@127.0.0.1:${port}?from=hello@keelwork.example` }).notify ?? [];

/** A receiver of these forms that sends confirmations; waits until all are sent. */
async function confirming(port: number, bodies: JsonObject[], url = freshUrl()) {
  const receiver = await start({ url, notify: sender(port) }, [confirmed, german, silent]);
  for (const body of bodies) expect((await post(receiver.port, body)).status).toBe(201);
  await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  return { ...receiver, url };
}

test("a mail says what was sent, without passwords and what files hold", async () => {
  const { port, mails } = await mailServer();
  await confirming(port, [lead({ plan: "data:text/plain;name=plan.txt;base64,aGVsbG8=" })]);
  const [mail] = mails;
  expect([mail?.from, mail?.to, mails.length]).toEqual(["hello@keelwork.example", ["ines@example.com"], 1]);
  const [head = "", text = ""] = mail?.text.split(/\r?\n\r?\n(.*)/s) ?? [];
  expect(head).toMatch(/^Subject: Test: we have received it\r?$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
  for (const words of ["Thank you.", "Name: Ines", "Plan: plan.txt"]) expect(text).toContain(words);
  expect(mail?.text).not.toMatch(/open|sesame|aGVsbG8/);
});

test("a mail is in the language of the form that was sent", async () => {
  const { port, mails } = await mailServer();
  await confirming(port, [{ formName: "german", email: "ines@example.com", tag: "2099-03-01", ja: true }]);
  const byte = (_sign: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16));
  const bytes = (mails[0]?.text ?? "").replace(/=\r?\n/g, "").replace(/=([\dA-F]{2})/g, byte);
  const text = Buffer.from(bytes, "latin1").toString();
  expect(text).toMatch(/^Subject: Anmeldung: Ihre Angaben sind angekommen\r?$/m);
  for (const words of ["Wir haben Ihre Angaben erhalten.", "Ihre Angaben:", "Tag: 1. März 2099", "Ja: Ja"])
    expect(text).toContain(words);
  expect(text).toContain("Falls Sie uns nicht geschrieben haben");
  expect(text).not.toMatch(/What you sent|did not write/);
});

test.each<[string, JsonObject]>([
  ["a form that wants none", lead({ formName: "silent" })],
  ["a lead without an address", lead({ email: "" })],
  ["an address of an odd kind", lead({ email: `${"a".repeat(70)}@example.com` })],
  ["a suspect lead", lead({ name: "https://spam.example" })],
])("nobody gets one for %s", async (_what, body) => {
  const { port, mails } = await mailServer();
  const { url } = await confirming(port, [body]);
  expect(await Store.read(url)).toHaveLength(1);
  expect(mails).toEqual([]);
});

/** A store with leads waiting for confirmation, each so many seconds old. */
async function waitingLeads(...leads: [seconds: number, body: JsonObject][]): Promise<string> {
  const url = freshUrl();
  const store = await Store.open(url, ["sender"]);
  for (const [seconds, body] of leads) await store.add("test", body, { at: Date.now() - seconds * 1000 });
  await store.close();
  return url;
}

test("an address gets three a day, however often it is written into forms", async () => {
  const { port, mails } = await mailServer();
  const names = ["a", "b", "c", "d"].map((name, index): [number, JsonObject] => [10 - index, lead({ name })]);
  const url = await waitingLeads(...names, [1, lead({ email: "bo@example.com" })]);
  await confirming(port, [], url);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(["bo@example.com", ...Array(3).fill("ines@example.com")]);
});

test("an address gets as many for leads that come at one moment, as only programs send them", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const names = ["a", "b", "c", "d", "e", "f"].map((name): [number, JsonObject] => [10, lead({ name })]);
  const url = await waitingLeads(...names);
  vi.useRealTimers();
  const { port, mails } = await mailServer();
  await confirming(port, [], url);
  expect(mails).toHaveLength(3);
});

test.each([
  ["nobody gets one in a flood, in which each would be looked for among all the others", "NULL", ["Bo"]],
  ["a flood of what looks like spam, which gets none, keeps nobody else from theirs", "'links'", ["Bo", "Ines"]],
])("%s", async (_what, suspect, told) => {
  const { port, mails } = await mailServer();
  const url = await waitingLeads([1, lead()], [7200, lead({ name: "Bo" })]);
  const other = otherAt(url);
  await other.exec(`
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 5000)
    INSERT INTO leads (id, form, body, received_at, last_seen_at, suspect)
    SELECT n, 'test', '{}', ${Date.now() - 3_600_000}, 0, ${suspect} FROM n`);
  other.close();
  await confirming(port, [], url);
  expect(mails.map(({ text }) => /Name: (\w+)/.exec(text)?.[1]).sort()).toEqual(told);
});

test("a lead of yesterday is not confirmed today", async () => {
  const { port, mails } = await mailServer();
  await confirming(port, [], await waitingLeads([25 * 3600, lead()], [23 * 3600, lead({ name: "Bo" })]));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Name: Bo");
});

test("what was to be confirmed, and is not any more, is told to no mailbox of the owner's", async () => {
  const { port, mails } = await mailServer();
  const url = await waitingLeads([120, lead()]);
  await start({ url, notify: notify(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`) }, [
    confirmed,
  ]);
  await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  expect(mails).toEqual([]);
});

test.each(["mail.example", "smtp://mail.example", "https://mail.example?from=a@b.example"])(
  "LEADS_CONFIRM=%s is refused with its fix",
  (LEADS_CONFIRM) => expect(() => settingsFrom({ LEADS_CONFIRM })).toThrow(/LEADS_CONFIRM=smtp:\/\/user/),
);
