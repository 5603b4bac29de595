/** A real Caddy, run with the configuration that the build generates. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hostsOf } from "../../src/build/hosts/proxied.ts";
import { mostBytes } from "../../src/engine/define/limits.ts";
import { Store } from "../../src/receiver/store/store.ts";
import { everywhere, inertPolicy, policyOf } from "../../src/serve/headers.ts";
import { brand, endpoint } from "../../src/site.ts";
import { message, start } from "../receiver.ts";
import { eventually } from "../targets.ts";
import { askServer, builtRoutes, embedded, immutable, type Page } from "./asked.ts";
import { type Caddy, reason, serveByCaddy } from "./caddy.ts";
import { inOrder, sentPolicyOf } from "./sent.ts";

const { site, leads } = hostsOf(endpoint);
let caddy: Caddy;

const ask = (path: string, more: { [name: string]: string } = {}, posted?: object): Promise<Page> =>
  askServer({ port: caddy.port, path, headers: { Host: site, ...more } }, false, posted);

describe.skipIf(reason)(reason ?? "Caddy with the generated configuration", () => {
  beforeAll(async () => {
    caddy = await serveByCaddy();
  });
  afterAll(() => caddy?.stop());

  test.each(["Caddyfile", "Caddyfile-proxy"])("it accepts %s", (file) => {
    const { status, said } = caddy.check(file);
    expect(status, said).toBe(0);
  });

  test("every route is served under its policy, with any number of slashes", async () => {
    for (const route of builtRoutes) {
      const html = readFileSync(join("dist", route, "index.html"), "utf8");
      const whole = route.replace(/\/$/, "");
      for (const path of new Set([route, `${whole}/`, `/${route}`, `${whole}//`, `/.${route}`])) {
        const { status, headers, body } = await ask(path);
        expect([status, inOrder(String(headers["content-security-policy"]))], path).toEqual([200, sentPolicyOf(route)]);
        expect(headers["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/);
        expect(body.toString() === html, path).toBe(true);
      }
    }
  });

  test.each([
    ...["/no-such-page", "/no/such/", "/services", "/_headers", "/.env", "/assets/no-such.js", "/404.html"],
    ...["/contact%00", `/${"a".repeat(300)}`, `/${"%C3%A9".repeat(200)}`],
  ])("%s is missing, under the not-found page's policy", async (path) => {
    const html = readFileSync("dist/404.html", "utf8");
    // Whatever part a cache has of it, the whole body is sent.
    const cached: { [name: string]: string }[] = [{}, { Range: "bytes=0-9" }, { "If-None-Match": "*" }];
    for (const more of cached) {
      const { status, headers, body } = await ask(path, more);
      const said = [status, headers["content-security-policy"], headers["cache-control"]];
      expect(said).toEqual([404, policyOf(html, endpoint), "no-cache"]);
      expect(body.toString() === html).toBe(true);
    }
  });

  test("paths that the owner has moved are redirected, with the headers of every response", async () => {
    const { status, headers } = await ask("/no-more");
    expect([status, headers.location]).toEqual([301, "/contact"]);
    expect(headers["strict-transport-security"]).toBe((await everywhere())["Strict-Transport-Security"]);
  });

  test("a document's file is redirected to its route, and no path to another host", async () => {
    for (const query of ["", "?name=Ada&company=A%26B"]) {
      const { status, headers } = await ask(`/contact/index.html${query}`);
      expect([status, headers.location]).toEqual([301, `/contact/${query}`]);
    }
    for (const path of ["/%5Cstranger.example/index.html", "//stranger.example/index.html"])
      expect((await ask(path)).headers.location ?? "", path).not.toMatch(/^\/[/\\]/);
  });

  test("posts to the site's own host are refused, of scripts and of forms: a page would look like success", async () => {
    for (const path of ["/", "/contact"]) {
      const { status, headers } = await ask(path, { "Content-Type": "text/plain" }, message);
      expect([status, headers.allow], path).toEqual([405, "GET, HEAD"]);
    }
  });

  test("other files than documents run no scripts; assets are immutable; every response has the common headers", async () => {
    const [asset = ""] = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
    for (const path of ["/favicon.svg", "/robots.txt", `/assets/${asset}`]) {
      const { status, headers } = await ask(path);
      expect([status, headers["content-security-policy"]], path).toEqual([200, inertPolicy]);
      expect(headers["cache-control"], path).toBe(path.startsWith("/assets/") ? immutable : "no-cache");
    }
    for (const path of ["/", "/contact", "/no-such-page", "/robots.txt"])
      for (const [name, value] of Object.entries(await everywhere()))
        expect((await ask(path)).headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect((await ask("/site.webmanifest")).headers["content-type"]).toMatch(/^application\/manifest\+json/);
  });

  test("responses are compressed if the client accepts it, and not sent again if it has them", async () => {
    const { headers, body } = await ask("/contact", { "Accept-Encoding": "br" });
    expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(body).toString()).toContain("<!doctype html>");
    expect((await ask("/contact", { "If-None-Match": (await ask("/contact")).headers.etag ?? "" })).status).toBe(304);
  });

  test("pages of other origins may embed cards and icons, and nothing else", async () => {
    for (const [path, policy] of embedded)
      expect((await ask(path)).headers["cross-origin-resource-policy"], path).toBe(policy);
  });

  test("pages of another origin see a failure when Caddy refuses in the receiver's place, as while that is off", async () => {
    const post = async (body: object, more = {}) => {
      const { status, headers } = await ask("/", { Host: leads, "Content-Type": "text/plain", ...more }, body);
      return [status, headers["cross-origin-resource-policy"]];
    };
    expect(await post(message)).toEqual([502, "same-origin"]);
    const { close } = await start({ port: caddy.leadsPort, trust: 1 });
    expect(await post(message)).toEqual([201, undefined]);
    // The receiver's own rejection has the header only once; twice would be invalid.
    expect(await post({ ...message, email: "" })).toEqual([400, "same-origin"]);
    // 502 if the receiver hung up before Caddy had counted.
    // Of more than it reads to the end, the client may learn nothing but that the connection is reset.
    const large = { ...message, message: "x".repeat(mostBytes) };
    expect(await post(large)).toEqual([expect.toBeOneOf([413, 502]), "same-origin"]);
    await close();
    expect(await post(message)).toEqual([502, "same-origin"]);
  });

  test("posts to the receiver's host are stored, and its metrics are not public", async () => {
    const { url } = await start({ port: caddy.leadsPort, trust: 1, ratePerMinute: 1, metrics: true });
    const post = (sender: string) =>
      ask(
        "/",
        { Host: leads, Origin: brand.url, "Content-Type": "text/plain", "X-Forwarded-For": sender },
        {
          ...message,
          subject: sender,
        },
      );
    const answers = [await post("192.0.2.1"), await post("192.0.2.2")];
    // A client's own X-Forwarded-For is ignored: both came from one address.
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["192.0.2.1"]);
    const health = () => ask("/health", { Host: leads });
    await vi.waitFor(async () => expect((await health()).status).toBe(200), eventually);
    expect((await ask("/metrics", { Host: leads })).status).toBe(404);
  });
});
