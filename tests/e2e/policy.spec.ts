/**
 * The content security policy: its headers on every response, no violation anywhere (every-page.spec.ts opens all
 * pages, journeys.spec.ts sends each form under it), and injected content is blocked.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { documents } from "./documents.ts";
import { forms } from "./facts.ts";
import { endpoint, origins } from "./ports.ts";
import { violations } from "./violations.ts";

/** Headers of every response. */
const everywhere: [name: string, value: RegExp][] = [
  ["strict-transport-security", /^max-age=63072000$/],
  ["x-content-type-options", /^nosniff$/],
  ["x-frame-options", /^DENY$/],
  ["referrer-policy", /^strict-origin-when-cross-origin$/],
  ["permissions-policy", /camera=\(\)/],
  ["cross-origin-opener-policy", /^same-origin$/],
  ["cross-origin-embedder-policy", /^credentialless$/],
  ["cross-origin-resource-policy", /^same-origin$/],
];

test("every document, even the not-found page, is sent with the policy", async ({ request }) => {
  expect(documents.length).toBeGreaterThan(0);
  for (const route of [...documents, "/no-such-page"]) {
    const answer = await request.get(route);
    const headers = answer.headers();
    for (const [name, value] of everywhere) expect(headers[name], `${name} of ${route}`).toMatch(value);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy.replaceAll(origins.leads, "")).not.toMatch(/unsafe|\*|https?:\/\//);
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    const isForm = (await answer.text()).includes('data-island="form"');
    if (forms.some((form) => form.route === route)) expect(isForm, route).toBe(true);
    expect(policy).toContain(`connect-src ${isForm ? origins.leads : "'none'"}`);
    expect(policy).toContain(`form-action ${isForm ? endpoint : "mailto:"};`);
  }
});

/**
 * The extra points of Mozilla's HTTP Observatory, by test. The twelfth, redirection to https, is up to the host; an
 * https endpoint is up to the owner.
 */
const credits: [test: string, points: number, isMet: (headers: { [name: string]: string }, html: string) => boolean][] =
  [
    [
      "content-security-policy",
      10,
      (h) => /default-src 'none'/.test(policyIn(h)) && !/unsafe|script-src[^;]*(data:|https?:|\*)/.test(policyIn(h)),
    ],
    ["cookies", 0, (h) => !("set-cookie" in h)],
    ["cross-origin-resource-sharing", 0, (h) => !("access-control-allow-origin" in h)],
    [
      "cross-origin-embedder-policy",
      10,
      (h) => /^(require-corp|credentialless)$/.test(h["cross-origin-embedder-policy"] ?? ""),
    ],
    ["cross-origin-opener-policy", 10, (h) => h["cross-origin-opener-policy"] === "same-origin"],
    ["cross-origin-resource-policy", 10, (h) => h["cross-origin-resource-policy"] === "same-origin"],
    ["referrer-policy", 5, (h) => h["referrer-policy"] === "strict-origin-when-cross-origin"],
    [
      "strict-transport-security",
      0,
      (h) => Number(/max-age=(\d+)/.exec(h["strict-transport-security"] ?? "")?.[1]) >= 15_768_000,
    ],
    ["subresource-integrity", 5, (_h, html) => /<script[^>]* src="\/(?!\/)[^"]+" integrity=/.test(html)],
    ["x-content-type-options", 0, (h) => h["x-content-type-options"] === "nosniff"],
    ["x-frame-options", 5, (h) => /frame-ancestors 'none'/.test(policyIn(h))],
  ];

const policyIn = (headers: { [name: string]: string }) => headers["content-security-policy"] ?? "";

test("every document earns 155 points by the rules of Mozilla's HTTP Observatory", async ({ request }) => {
  for (const route of [...documents, "/no-such-page"]) {
    const answer = await request.get(route);
    const html = await answer.text();
    const met = credits.filter(([, , isMet]) => isMet(answer.headers(), html));
    expect(
      met.map(([name]) => name),
      route,
    ).toEqual(credits.map(([name]) => name));
    expect(100 + met.reduce((sum, [, points]) => sum + points, 0), route).toBe(155);
  }
});

test("pages of other origins may embed cards and icons: where a page is shared, and on the receiver's answers", async ({
  request,
}) => {
  const html = await (await request.get("/estimate")).text();
  const [, card = ""] = /property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html) ?? [];
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, icon = ""]) => icon,
  );
  expect([card, ...icons]).toHaveLength(3);
  for (const path of [card, ...icons]) {
    const { headers, status } = await request
      .get(path)
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect([path, status, headers["cross-origin-resource-policy"]]).toEqual([path, 200, "cross-origin"]);
  }
});

test("assets are immutable, documents are revalidated", async ({ request }) => {
  const [, script = ""] = /data-scripts="([^" ]+)/.exec(await (await request.get("/estimate")).text()) ?? [];
  expect((await request.get(script)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const first = await request.get("/about-us");
  expect(first.headers()["cache-control"]).toBe("no-cache");
  const etag = first.headers().etag ?? "";
  const again = await request.get("/about-us", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  // A cached response must not have another policy.
  expect(again.headers()["content-security-policy"]).toBe(first.headers()["content-security-policy"]);
});

test("injected content is blocked", async ({ page }) => {
  const found = await violations(page);
  await page.goto("/estimate");
  const outcome = await page.evaluate(async () => {
    const tried: { [what: string]: string } = {};
    const attempt = (what: string, plant: () => string) => {
      try {
        tried[what] = plant();
      } catch {
        tried[what] = "refused";
      }
    };
    // Playwright's own code may use eval; code that the page runs later may not.
    await new Promise((later) => setTimeout(later));
    attempt("inline", () => {
      const script = document.createElement("script");
      script.textContent = "window.planted = true";
      document.body.append(script);
      return "planted" in window ? "ran" : "refused";
    });
    await new Promise<void>((done) => {
      setTimeout(() => {
        attempt("eval", () => String(Reflect.apply(Reflect.get(window, "eval"), undefined, ["1 + 1"])));
        done();
      });
    });
    attempt("innerHTML", () => {
      document.body.innerHTML = "<p>planted</p>";
      return "done";
    });
    const form = document.createElement("form");
    form.action = "http://localhost:8911/";
    form.method = "post";
    document.body.append(form);
    form.submit();
    return tried;
  });
  expect(outcome).toEqual({ inline: "refused", eval: "refused", innerHTML: "refused" });
  await expect.poll(() => found.join("\n")).toMatch(/^form-action http:\/\/localhost:8911/m);
  expect(found.length).toBeGreaterThanOrEqual(4);
});

test("the configuration for static hosts has the same headers, and is not served itself", async ({ request }) => {
  const served = (await request.get("/about-us")).headers()["content-security-policy"];
  for (const path of ["/about-us", "/about-us/"])
    expect(readFileSync("dist/_headers", "utf8")).toContain(
      `\n${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${served}\n`,
    );
  expect(readFileSync(".server/nginx.conf", "utf8")).toContain(`"/about-us" "${served}";`);
  for (const path of ["/_headers", "/nginx.conf", "/.vite/manifest.json"])
    expect((await request.get(path)).status(), path).toBe(404);
});
