/** Ordinary form posts, over real sockets: what a browser sends without script, and the page it gets. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Fields, fieldsOf, submit } from "../../../tests/form-post.ts";
import { fields, formFrom } from "../../../tests/forms.ts";
import { brokenBy, log, logged, message, otherAt, start } from "../../../tests/receiver.ts";
import { formPostType } from "../../engine/define/content-types.ts";
import { brand } from "../../site.ts";
import { createHandler } from "../handler.ts";
import { forms } from "../main.ts";
import { Store } from "../store/store.ts";
import { bodyFrom } from "./form-post.ts";
import { textsFrom } from "./posted-texts.ts";

const estimate = {
  ...{ formName: "estimate", firstName: "Bo", lastName: "Ek", email: "bo@example.com", company: "Tarn AB", phone: "" },
  ...{ projectType: "cloud_migration", services: ["CI/CD Pipeline", "Cloud Solutions"], description: "Two\nlines" },
};

test("a form post is stored as the same lead that a script would send, and answered with the success view's words", async () => {
  const { port, url } = await start({ allowedOrigin: "https://keelwork.example" });
  const { status, headers, html } = await submit(port, fieldsOf({ ...estimate, description: "Two\r\nlines" }), {
    Origin: "https://keelwork.example",
  });
  expect(status).toBe(201);
  const [lead] = (await Store.read(url)) ?? [];
  const unset = { jobTitle: "", currentInfrastructure: "", teamSize: "", timeline: "", budget: "", urgency: "" };
  // A list is in the order of the schema, as from a script.
  expect(lead?.body).toEqual({ ...estimate, ...unset, services: ["Cloud Solutions", "CI/CD Pipeline"] });
  const success = forms.find(({ formName }) => formName === "estimate")?.success;
  for (const words of [success?.heading, ...(success?.text ?? [])])
    expect(html.replaceAll("&#x27;", "'")).toContain(words);
  expect(html).toMatch(/<dt>Company<\/dt><dd>Tarn AB<\/dd>/);
  expect(html).toContain('href="https://keelwork.example/consultation"');
  expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(headers["x-frame-options"]).toBe("DENY");
});

test.each<[string, { [name: string]: string }, string, string]>([
  ["the origin of a stranger", { Origin: "https://evil.example" }, "/", brand.url],
  ["a stranger in the address", {}, "/?site=https%3A%2F%2Fevil.example", brand.url],
  ["an empty address", {}, "/?site=", brand.url],
  ["another port of the host that was asked", { Origin: "http://localhost:4173" }, "/", "http://localhost:4173"],
  ["the origin that may post", { Origin: "https://www.keelwork.example" }, "/", "https://www.keelwork.example"],
])("a page's links lead to the owner's site: %s", async (_what, headers, path, site) => {
  const handler = createHandler({
    forms,
    add: async () => "id",
    log,
    ...(site.includes("www") && { allowedOrigin: site }),
  });
  const sent = { method: "POST", headers: { "Content-Type": formPostType, ...headers }, body: "formName=contact" };
  const html = await (await handler.request(`http://localhost:8787${path}`, sent)).text();
  expect(html).toContain(`href="${site}/"`);
  expect(html).not.toMatch(/ (?:href|src)="\/(?!\/)/);
  expect(html).not.toContain("evil");
});

test("each error is at its field, and everything typed is still there", async () => {
  const { port, url } = await start();
  const { status, html } = await submit(port, [
    ...fieldsOf({ ...estimate, email: "bo@example", services: [], projectType: "", company: " " }),
    ["jobTitle", 'He said "x" <b>'],
    ["timeline", "flexible"],
  ]);
  expect(status).toBe(400);
  for (const [field, sentence] of [
    ["email", "Invalid email format"],
    ["company", "Company is required"],
    ["projectType", "Project type is required"],
    ["services", "At least one service must be selected"],
  ]) {
    const target = field === "services" ? "services-0" : field;
    expect(html).toContain(`<a href="#estimate.${target}">${sentence}</a>`);
    expect(html).toContain(`<p class="field-error" id="estimate.${field}-error">${sentence}</p>`);
    expect(html).toMatch(new RegExp(` id="estimate.${target}"`));
  }
  expect(html).toMatch(/<input[^>]* name="email"[^>]* value="bo@example"/);
  expect(html).toContain("Two\nlines</textarea>");
  expect(html).toContain('value="He said &quot;x&quot; &lt;b&gt;"');
  expect(html).toContain('<option value="flexible" selected="">Flexible</option>');
  expect(html).toContain(`<title>Error: ${forms.find(({ formName }) => formName === "estimate")?.page.title} |`);
  expect(html).not.toContain("<script");
  expect(await Store.read(url)).toEqual([]);
});

test("the chosen options of a list stay chosen", async () => {
  const { port } = await start();
  const { html } = await submit(port, fieldsOf({ ...estimate, email: "" }));
  const boxes = [...html.matchAll(/name="services"[^>]* checked=""[^>]* value="([^"]+)"/g)].map(([, value]) => value);
  expect(boxes).toEqual(["Cloud Solutions", "CI/CD Pipeline"]);
});

test("every id is unique, and every reference leads to one", async () => {
  const { port } = await start();
  for (const { formName } of forms) {
    const { html } = await submit(port, [["formName", formName]]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...html.matchAll(/ (?:for|aria-describedby)="([^"]+)"| href="#([^"]+)"/g)];
    const named = references.flatMap(([, words = "", anchor]) => [...words.split(" ").filter(Boolean), anchor ?? []]);
    expect(named.flat().filter((id) => !ids.includes(id))).toEqual([]);
  }
});

describe("other refusals are pages, too", () => {
  test.each<[string, Fields, number, RegExp]>([
    ["no form", [["formName", "none"]], 400, /formName must be one of/],
    ["nothing", [], 400, /formName must be one of/],
    ["a field of another form", fieldsOf({ ...message, budget: "discuss" }), 400, /budget is not a field of this form/],
    ["a field twice", [...fieldsOf(message), ["subject", "b"]], 400, /Subject must be text/],
    [
      "too much",
      [...fieldsOf(message), ["message", "x".repeat(3_000_000)]],
      413,
      /It is larger than [\d.]+ [kM]B: shorten a text/,
    ],
  ])("%s", async (_what, fields, status, words) => {
    const { port } = await start();
    const answer = await submit(port, fields);
    expect(answer.status).toBe(status);
    expect(answer.html).toMatch(words);
    expect(answer.html).toMatch(/^<!doctype html>/);
  });

  test("a post over the rate limit says when to try again", async () => {
    const { port } = await start({ ratePerMinute: 1 });
    await submit(port, fieldsOf(message));
    const { status, headers, html } = await submit(port, fieldsOf(message));
    expect([status, Number(headers["retry-after"]) > 50]).toEqual([429, true]);
    expect(html).toMatch(/Too many requests came from your network: please try again in \d+\u00a0seconds\./);
  });

  test("the answer to a lead that cannot be stored keeps its texts", async () => {
    const { port, url } = await start();
    const other = otherAt(url);
    await other.exec(brokenBy("broken"));
    other.close();
    const { status, html } = await submit(port, fieldsOf(message));
    expect(status).toBe(503);
    expect(html).toContain(forms.find(({ formName }) => formName === "contact")?.banner);
    expect(html).toContain(`value="${message.subject}"`);
  });
});

test("texts as long as the form allows fit, however browsers write them", async () => {
  const { port } = await start();
  const { status } = await submit(port, fieldsOf({ ...message, message: "🚢".repeat(9_990) }));
  expect(status).toBe(201);
});

test("texts are converted to the types of their schemas", () => {
  const form = formFrom(
    fields({
      count: { type: "integer" },
      agree: { type: "boolean" },
      size: { enum: [1, 2, true] },
      sizes: { type: "array", items: { enum: [1, 2] } },
      level: { oneOf: [{ const: 5 }, { const: 6 }] },
      name: { type: "string" },
      key: { type: "string", format: "password", pattern: "^[a-z]+$" },
    }),
  );
  const sent = textsFrom("count=4&agree=on&size=true&sizes=1&sizes=2&level=6&name=7&extra=1&key=a%E2%80%8Bb");
  expect(bodyFrom(form, sent)).toEqual({
    ...{ count: 4, agree: true, size: true, sizes: [1, 2], level: 6, name: "7", extra: "1", key: "a\u200bb" },
  });
  expect(bodyFrom(form, textsFrom("count=four&sizes=3"))).toEqual({ count: "four", sizes: ["3"] });
});

test("is decoded as browsers decode it, whatever was escaped", () => {
  const piece = fc.constantFrom(
    ...["a", "b", "=", "&", "&", "+", "%", "%%", "%2", "%zz", "%22", "%26", "%3D", "%2b", "%00"],
    ...["%C3%A9", "%c3", "%ff", "%F0%9F%9A%A2", "%F0%9F", "%ED%A0%80", "%EF%BB%BF", "."],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const sent = new URLSearchParams(pieces.join(""));
      const names = [...new Set(sent.keys())];
      expect([...textsFrom(pieces.join(""))]).toEqual(names.map((name) => [name, sent.getAll(name)]));
    }),
    { numRuns: 2_000 },
  );
  expect([...textsFrom("%c3é=🚢")]).toEqual([["\ufffdé", ["🚢"]]]);
});

test("the log does not contain what was sent", async () => {
  const { port, url } = await start();
  const lines = logged();
  expect((await submit(port, fieldsOf(estimate))).status).toBe(201);
  expect((await submit(port, fieldsOf({ ...estimate, email: "bo@example", jobTitle: "He said" }))).status).toBe(400);
  const other = otherAt(url);
  await other.exec(brokenBy("Tarn"));
  other.close();
  expect((await submit(port, fieldsOf({ ...estimate, phone: "1" }))).status).toBe(503);
  const said = lines();
  expect(said.map(({ event }) => event)).toEqual(expect.arrayContaining(["stored", "refused"]));
  expect(said.every(({ at }) => !Number.isNaN(Date.parse(String(at))))).toBe(true);
  expect(JSON.stringify(said)).not.toMatch(/bo@example|He said|Tarn AB|127\.0\.0\.1|::1/);
});
