/**
 * What makes a lead suspect, sign by sign, on each side of the threshold; the detection rate is measured in
 * tests/faults/receiver/spam.test.ts.
 */

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { message, post, start } from "../../../tests/receiver.ts";
import { formPostType } from "../../engine/define/content-types.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { decoyOf } from "../../engine/visit/decoy.ts";
import { forms } from "../main.ts";
import { day, minute } from "../store/moment.ts";
import { Store } from "../store/store.ts";
import { judge } from "./judge.ts";
import { sameTexts } from "./same.ts";
import type { Asked } from "./texts.ts";
import { visitFrom } from "./visit.ts";

const contact = forms.find(({ formName }) => formName === "contact");
if (!contact) throw new Error("there is no contact form");

const judged = (change: object, query = "") =>
  judge()({ form: contact, body: { ...message, ...change } }, `https://keelwork.example/contact${query}`);

const far = "a directory of forwarders, where our customers look us up";
const three = "https://a.example https://b.example https://c.example";
const pitch = "We offer SEO packages and backlinks for your website, first page of Google.";

test.each<[string, object, string, string | undefined]>([
  ["nothing", {}, "?open=48", undefined],
  ["a decoy that was filled in", {}, "?open=48&decoy", "decoy"],
  ["haste alone", {}, "?open=1", undefined],
  ["haste, and a link in the subject", { subject: "See https://a.example" }, "?open=1", "quick, links"],
  ["a link for a name", { name: "https://a.example Win" }, "", "links"],
  ["a site for a name", { name: "best-prices.top" }, "", "links"],
  ["initials for a name", { name: "J.R. Smith" }, "", undefined],
  ["a company's site for the company", { company: "https://harbour.example" }, "", undefined],
  ["a link in the message", { message: "Our status page https://status.example is slow." }, "", undefined],
  ["forum links", { message: "Hello [url=http://a.example]great[/url] site" }, "", "links, markup"],
  ["offers", { message: pitch }, "", "offers"],
  ["one offer", { message: "Our SEO company runs on Kubernetes and needs help." }, "", undefined],
  ["offers in other scripts", { message: "Продвижение сайтов и казино, подробнее здесь" }, "?open=1", "quick, offers"],
  [
    "a link that hides where it leads",
    { message: "Please look here: https://bit.ly/x" },
    "?open=1",
    "quick, links, short links",
  ],
  ["an offer with a link", { message: `We are on the first page of ${far}: https://a.example` }, "", undefined],
  [
    "the same in haste",
    { message: `We are on the first page of ${far}: https://a.example` },
    "?open=1",
    "quick, links, offers",
  ],
  ["a site for the company", { company: "harbour.top" }, "?open=1", undefined],
  [
    "a company's site, and few words",
    { company: "https://harbour.example", message: "Call us." },
    "?open=1",
    undefined,
  ],
  ["a link and little else", { message: "See https://a.example" }, "?open=1", "quick, links"],
  ["three links", { message: `${far} ${three}` }, "?open=1", undefined],
  ["four links that somebody took time for", { message: `${far} ${three} https://d.example` }, "", undefined],
  ["four links", { message: `${far} ${three} https://d.example` }, "?open=1", "quick, links"],
  [
    "a pasted link",
    { message: `Ours is <a href="https://a.example">a page of status reports</a>` },
    "?open=1",
    "quick, markup",
  ],
  [
    "a pasted link alone",
    { message: `Ours is <a href="https://a.example">a page of status reports</a>` },
    "",
    undefined,
  ],
  ["one text in two fields", { name: "Nordlicht", company: "nordlicht" }, "?open=1", undefined],
  [
    "one text in three that somebody took time for",
    { name: "Nordlicht", company: "nordlicht", subject: "Nordlicht" },
    "",
    undefined,
  ],
  [
    "one text in three",
    { name: "Nordlicht", company: "nordlicht", subject: "Nordlicht" },
    "?open=1",
    "quick, repeated",
  ],
  ["letters for a name", { name: "xKqZrTpLmBn" }, "", undefined],
  ["letters", { name: "xKqZrTpLmBn", message: " QwErTyUiOpAsDf\n", subject: "hi" }, "", "gibberish"],
])("%s", (_what, change, query, expected) => expect(judged(change, query)).toBe(expected));

test.each<[string | undefined, object]>([
  [undefined, {}],
  ["nonsense", {}],
  ["https://keelwork.example/", { open: undefined, decoy: false }],
  ["https://keelwork.example/contact?open=12", { open: 12, decoy: false }],
  ["https://keelwork.example/contact?open=-1&decoy", { open: undefined, decoy: true }],
  ["https://keelwork.example/contact?open=1e9", { open: undefined, decoy: false }],
])("the details of a visit in the Referer %s", (referer, visit) => expect(visitFrom(referer)).toEqual(visit));

describe("the same text", () => {
  const letter = (name: string) => {
    const [line, firm] = [`Re: ${name.slice(-1)}`, [...name].reverse().join("")];
    const prose = `Dear team, this is ${name} of ${firm}, https://a.example/${name.slice(1)}. I would like to present our services to you, call me.`;
    return Object.entries({ person: name, company: firm, line, prose }).map(([asked, text]) => ({
      asked: asked as Asked,
      text,
    }));
  };
  const from = (name: string) => [letter(name), `${name}@example.com`] as const;

  test("is counted by sender, whatever names it contains, and once for each of them", () => {
    const count = sameTexts();
    const names = ["Anna", "ANNA", "Bert", "Anna", "Carl", "Dora"];
    // No more senders are remembered than make a campaign.
    expect(names.map((name) => count(...from(name)))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test("is recognized by its first 200 letters", () => {
    const count = sameTexts();
    const ending = (end: string) => [{ asked: "prose" as const, text: `${pitch.repeat(4)} ${end}` }];
    expect(["Call us", "Write to us"].map((end, index) => count(ending(end), `${index}@example.com`))).toEqual([1, 2]);
  });

  test("is forgotten when others push it out, and when it is old", () => {
    const count = sameTexts(1);
    const other = [{ asked: "prose" as const, text: "Something else that is long enough to be remembered at all." }];
    count(...from("Anna"));
    count(other, "x@example.com");
    expect(count(...from("Bert"))).toBe(1);
    const aged = sameTexts();
    aged(...from("Anna"), 0);
    expect(aged(...from("Bert"), 8 * day)).toBe(1);
    expect([8, 14, 20].map((days) => aged(...from("Carl"), days * day))).toEqual([2, 2, 2]);
  });

  test("is remembered without a word of it, or of who sent it", () => {
    const seen = new Map();
    sameTexts(1, seen)(...from("Anna"));
    const kept = [...seen].flatMap(([text, { senders }]) => [text, ...senders]);
    expect(kept).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
  });

  test("is not asked of short ones, nor of what names no sender", () => {
    const count = sameTexts();
    const short = [{ asked: "prose" as const, text: "Please call me." }];
    expect(["a", "b", "c"].map((name) => count(short, `${name}@example.com`))).toEqual([1, 1, 1]);
    expect(["a", "b", "c"].map((name) => count(letter(name), undefined))).toEqual([1, 1, 1]);
  });
});

test("what a field begins with is not its sender's: neither a campaign, nor an offer", () => {
  const given = `${pitch}\nAnd here is more that stands in the field from the beginning.`;
  const brief = { type: "string" as const, default: given };
  const form = formFrom(fields({ email: { type: "string", format: "email" }, brief, site: fields({ brief }) }), {
    fields: { brief: { widget: "textarea" }, "site.brief": { widget: "textarea" } },
  });
  const suspicionOf = judge();
  for (const [email, text] of Object.entries({ anna: given, bert: given, carl: given, dora: `Hello,\n${given}` }))
    expect(suspicionOf({ form, body: { email: `${email}@example.com`, brief: text, site: { brief: text } } }, "")).toBe(
      undefined,
    );
  expect(suspicionOf({ form, body: { email: "emil@example.com", brief: `${pitch} ${pitch}` } }, "")).toBe("offers");
});

test("what is chosen is not its sender's own, what is written into a list is", () => {
  const texts = { type: "array" as const, items: { type: "string" as const } };
  const chosen = { type: "string" as const, enum: [pitch, "another"] };
  const wants = { ...texts, uniqueItems: true, items: chosen };
  const form = formFrom(fields({ want: chosen, wants, notes: texts, about: fields({ us: texts.items }) }));
  const marked = (body: JsonObject) => judge()({ form, body }, "");
  expect(marked({ want: pitch, wants: [pitch] })).toBe(undefined);
  expect(marked({ notes: ["one", pitch] })).toBe("offers");
  expect(marked({ about: { none: null, us: pitch } })).toBe("offers");
});

test("what several send is suspect once they are three", () => {
  const suspicionOf = judge();
  const sent = ["anna", "bert", "carl"].map((name) => ({ ...message, message: far, email: `${name}@example.com` }));
  const marks = sent.map((body) => suspicionOf({ form: contact, body }, undefined));
  expect(marks).toEqual([undefined, undefined, "same text"]);
});

describe("a suspect lead", () => {
  test("is stored, marked and acknowledged like any other", async () => {
    const { port, url } = await start();
    expect((await post(port, { ...message, message: pitch })).status).toBe(201);
    expect((await post(port, message)).status).toBe(201);
    expect(await Store.read(url, { suspect: true })).toMatchObject([{ suspect: "offers", body: { message: pitch } }]);
    expect(await Store.read(url, { suspect: false })).toMatchObject([{ body: message }]);
  });

  test("is each one of a sender beyond a day's limit of thirty times the rate per minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { port, url } = await start({ ratePerMinute: 1 });
    for (const index of Array(33).keys()) {
      expect((await post(port, { ...message, subject: `${index}` })).status).toBe(201);
      vi.setSystemTime(Date.now() + (index < 31 ? minute : day));
    }
    const marked = await Store.read(url, { suspect: true });
    expect(marked?.map(({ body, suspect }) => [body.subject, suspect])).toEqual([
      ["31", "many of one sender"],
      ["30", "many of one sender"],
    ]);
  });

  test("is recognized by the decoy of a post without script, which is not stored", async () => {
    const { port, url } = await start();
    const headers = { "Content-Type": formPostType };
    for (const [subject, decoy] of [
      ["Left alone", ""],
      ["Filled in", "https://a.example"],
    ] as const) {
      const sent = new URLSearchParams({ ...message, subject, [decoyOf(contact)]: decoy });
      expect((await post(port, sent.toString(), { headers })).status).toBe(201);
    }
    const leads = (await Store.read(url)) ?? [];
    expect(leads.map(({ suspect, body }) => [body, suspect])).toEqual(
      expect.arrayContaining([
        [{ ...message, subject: "Left alone" }, undefined],
        [{ ...message, subject: "Filled in" }, "decoy"],
      ]),
    );
  });
});
