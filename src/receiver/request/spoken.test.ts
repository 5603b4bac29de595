/**
 * A lead from a translated form: its page is determined from the request, and visitor and owner each get their own
 * language.
 */

import { describe, expect, test, vi } from "vitest";
import { fields, formInLanguages } from "../../../tests/forms.ts";
import { said } from "../../../tests/leads.ts";
import { freshUrl, post, start } from "../../../tests/receiver.ts";
import { eventually, mailServer, waiting } from "../../../tests/targets.ts";
import { formPostType } from "../../engine/define/content-types.ts";
import { documentsOf } from "../../engine/define/documents.ts";
// As in tests/form-post.ts.
import "../../render/answer.tsx";
import { letterOf, webhookBody } from "../notify/notice.ts";
import { settingsFrom } from "../settings.ts";
import type { Lead } from "../store/lead.ts";
import { Store } from "../store/store.ts";
import { formIn } from "./spoken.ts";

const quote = formInLanguages({
  ...documentsOf(
    "quote",
    fields({ email: { type: "string", format: "email" }, size: { enum: ["small", "large"] } }, "email"),
    { heading: "Get a quote", confirmation: { text: ["Thank you."] }, success: { kind: "banner" } },
  ),
  translations: {
    de: {
      texts: {
        "Get a quote": "Angebot einholen",
        Email: "E-Mail",
        Size: "Größe",
        small: "klein",
        large: "groß",
        "Thank you.": "Danke.",
      },
    },
  },
});
const body = { email: "ines@example.com", size: "large", formName: "quote" };
const page = (path: string) => ({ headers: { Referer: `https://keelwork.example${path}?open=60` } });

test.each<[string | undefined, string, string | undefined]>([
  [undefined, "", undefined],
  ["nonsense", "", undefined],
  ["https://keelwork.example/quote?open=4", "", undefined],
  ["https://keelwork.example/de/quote?open=4", "", "de"],
  ["https://keelwork.example/de/quote/?open=4", "", "de"],
  ["https://keelwork.example/de/quote/index.html", "", "de"],
  ["https://keelwork.example/de", "", "de"],
  ["https://keelwork.example/dequote", "", undefined],
  ["https://keelwork.example/", "", undefined],
  ["https://keelwork.example/", "?lang=de", "de"],
  ["https://keelwork.example/fr/quote", "?lang=de", "de"],
  ["https://keelwork.example/de/quote", "?lang=fr", undefined],
  [undefined, "?lang=constructor", undefined],
  [undefined, "?lang=__proto__", undefined],
  [undefined, "?lang=", undefined],
])("the form in the language of a request from %s to /%s", (referer, query, lang) => {
  const found = formIn(quote, `http://localhost:8787/${query}`, referer);
  expect(found.lang).toBe(lang);
  expect(found.form).toBe(lang === undefined ? quote : quote.translations?.[lang]);
});

test("a form at the root and a language of a region are known", () => {
  const own = { ...quote, route: "/", translations: { "pt-BR": { ...quote, route: "/pt-BR", lang: "pt-BR" } } };
  const langOf = (path: string) => formIn(own, "http://localhost:8787/", `https://keelwork.example${path}`).lang;
  expect(["/", "/pt-BR", "/pt-BR/", "/pt"].map(langOf)).toEqual([undefined, "pt-BR", "pt-BR", undefined]);
});

describe("a lead", () => {
  test("is stored as it is sent, with the language of its page", async () => {
    const { port, url } = await start({}, [quote]);
    for (const path of ["/quote", "/de/quote"])
      expect((await post(port, { ...body, email: `${path.length}@example.com` }, page(path))).status).toBe(201);
    const leads = (await Store.read(url)) ?? [];
    const [own, german] = ["6", "9"].map((name) => leads.find((one) => String(one.body.email).startsWith(name)));
    expect(german).toMatchObject({ body: { ...body, email: "9@example.com" }, lang: "de" });
    expect(own).toMatchObject({ body: { ...body, email: "6@example.com" } });
    expect(own).not.toHaveProperty("lang");
  });

  test("is refused in the words of its page, which it is posted from again", async () => {
    const { port } = await start({}, [quote]);
    const { errors } = (await post(port, { ...body, email: "ines" }, page("/de/quote"))).body;
    expect(errors).toEqual([{ field: "email", message: "Das Feld „E-Mail“ hat nicht das erwartete Format" }]);
    const headers = { "Content-Type": formPostType, Origin: `http://localhost:${port}` };
    const answer = await fetch(`http://localhost:${port}/?lang=de`, {
      method: "POST",
      headers,
      body: "formName=quote",
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('<html lang="de"');
    expect(html).toContain("Das Feld „E-Mail“ ist erforderlich");
    expect(html).toMatch(/<form[^>]* action="\/\?site=[^"]*&amp;lang=de"/);
  });

  test("that is not read says why in the words of its page, as far as the URL names them", async () => {
    const { port } = await start({ ratePerMinute: 3 }, [quote]);
    const headers = { "Content-Type": formPostType, Origin: `http://localhost:${port}` };
    const answered = async (query: string, body: string) => {
      const answer = await fetch(`http://localhost:${port}/${query}`, { method: "POST", headers, body });
      return `${answer.status} ${await answer.text()}`;
    };
    const long = `formName=quote&email=${"x".repeat(1_000_000)}`;
    expect(await answered("?lang=de", long)).toMatch(
      /^413 .*<html lang="de".*<h1>Ihre Anfrage wurde nicht gesendet<\/h1>.*Sie ist größer als [\d.,]+ [kM]B: Kürzen/s,
    );
    expect(await answered("?lang=fr", long)).toMatch(
      /^413 .*<html lang="en".*<h1>Your request was not sent<\/h1>.*It is larger than/s,
    );
    expect(await answered("?lang=de", "formName=nothing")).toMatch(
      /^400 .*<html lang="de".*Beim Senden Ihrer Anfrage ist ein Fehler aufgetreten\.(?!.*formName)/s,
    );
    expect(await answered("?lang=de", "")).toMatch(/^429 .*Bitte versuchen Sie es in \d+\u00a0Sekunden noch einmal\./s);
  });

  test("may be followed by another from the page that accepted it, which leads to the same site", async () => {
    const { port } = await start({ allowedOrigin: "https://keelwork.example" }, [quote]);
    const headers = { "Content-Type": formPostType, Origin: "https://keelwork.example" };
    const address = `http://localhost:${port}/?lang=de`;
    const sent = { method: "POST", headers, body: new URLSearchParams(body) };
    const answer = await fetch(address, sent);
    expect(answer.status).toBe(201);
    expect(await answer.text()).toMatch(/<form[^>]* action="\/\?site=https%3A%2F%2Fkeelwork\.example&amp;lang=de"/);
  });

  test("is confirmed in the words of its page", async () => {
    const { port: mailPort, mails } = await mailServer();
    const url = freshUrl();
    const notify = settingsFrom({
      LEADS_CONFIRM: `smtp://me:p%40ss%20word@127.0.0.1:${mailPort}?from=a@b.example`,
    }).notify;
    const { port } = await start({ url, notify }, [quote]);
    expect((await post(port, body, page("/de/quote"))).status).toBe(201);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    const byte = (_sign: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16));
    const bytes = (mails[0]?.text ?? "").replace(/=\r?\n/g, "").replace(/=([\dA-F]{2})/g, byte);
    const text = Buffer.from(bytes, "latin1").toString();
    expect(text).toMatch(/^Subject: Angebot einholen: Ihre Angaben sind angekommen\r?$/m);
    for (const words of ["Danke.", "Ihre Angaben:", "E-Mail: ines@example.com", "Größe: groß"])
      expect(text).toContain(words);
  });

  test("is listed with the language of its page", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    await store.add("contact", { formName: "contact", name: "Ines", inquiryType: "sales" }, { lang: "de" });
    await store.add("contact", { formName: "contact", name: "Bo" });
    await store.close();
    const env = { LEADS_URL: url };
    expect(await said([], env)).toMatch(/ de\/contact +Ines .* Sales /);
    const [head = "", ...rows] = (await said(["--csv"], env)).split("\r\n");
    expect(head).toMatch(/,page language$/);
    expect(rows.map((row) => row.split(",").at(-1)).sort()).toEqual(["", "de"]);
    expect(JSON.parse(await said(["--json"], env)).map(({ lang }: Lead) => lang)).toContain("de");
  });

  test("is told to its owner in the owner's words, with the language to answer in", () => {
    const lead: Lead = { ...{ id: "0123", form: "quote", body, receivedAt: 0, lastSeenAt: 0, count: 1 }, lang: "de" };
    const letter = letterOf({ lead, form: quote });
    for (const words of ["Email: ines@example.com", "Size: large", "Language: Deutsch"])
      expect(letter).toContain(words);
    expect(JSON.parse(webhookBody({ lead, form: quote }))).toMatchObject({ form: "quote", lang: "de", body });
  });
});
