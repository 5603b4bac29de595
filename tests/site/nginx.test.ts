/** A real nginx, run with the configuration that the build generates. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hostsOf } from "../../src/build/hosts/proxied.ts";
import { Store } from "../../src/receiver/store/store.ts";
import { everywhere, inertPolicy, policyOf } from "../../src/serve/headers.ts";
import { brand, endpoint } from "../../src/site.ts";
import { message, start } from "../receiver.ts";
import { eventually } from "../targets.ts";
import { askServer, builtRoutes, embedded, immutable, type Page } from "./asked.ts";
import { type Nginx, reason, serveByNginx } from "./nginx.ts";
import { inOrder, sentPolicyOf } from "./sent.ts";

let nginx: Nginx;

const get = (path: string, more: { [name: string]: string } = {}, to = nginx.port, posted?: object): Promise<Page> =>
  askServer(
    { port: to, path, headers: { Host: new URL(brand.url).hostname, ...more } },
    to !== nginx.plainPort,
    posted,
  );

describe.skipIf(reason)(reason ?? "nginx with the generated configuration", () => {
  beforeAll(async () => {
    nginx = await serveByNginx();
  });
  afterAll(() => nginx?.stop());

  test("it accepts the configuration", () => {
    const { status, said } = nginx.check();
    expect([status, said.match(/\[(warn|emerg|error)\].*/g)], said).toEqual([0, null]);
  });

  test("every route is served under its policy, with or without a slash", async () => {
    for (const route of builtRoutes) {
      const html = readFileSync(join("dist", route, "index.html"), "utf8");
      for (const path of new Set([route, `${route.replace(/\/$/, "")}/`])) {
        const { status, headers, body } = await get(path);
        expect([status, inOrder(String(headers["content-security-policy"]))], path).toEqual([200, sentPolicyOf(route)]);
        expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
        expect(body.toString() === html, path).toBe(true);
      }
    }
  });

  test.each([
    "/no-such-page",
    "/no/such/page/",
    "/services",
    "/services/",
    "/_headers",
    "/.vite/manifest.json",
    "/.env",
    "/nginx.conf",
    "/404.html",
  ])("%s is missing, under the not-found page's policy", async (path) => {
    const { status, headers, body } = await get(path);
    const html = readFileSync("dist/404.html", "utf8");
    expect([status, headers["content-security-policy"]]).toEqual([404, policyOf(html, endpoint)]);
    expect(body.toString() === html).toBe(true);
  });

  test("paths that the owner has moved are redirected, with the headers of every response", async () => {
    const { status, headers } = await get("/no-more");
    expect([status, new URL(String(headers.location)).pathname]).toEqual([301, "/contact"]);
    expect(headers["strict-transport-security"]).toBe((await everywhere())["Strict-Transport-Security"]);
  });

  test("a document's file is redirected to its route, and no path to another host", async () => {
    for (const [path, route] of [
      ["/index.html", "/"],
      ["/contact/index.html?subject=a", "/contact/?subject=a"],
      ["//stranger.example/index.html", "/stranger.example/"],
    ] as const) {
      const { status, headers } = await get(path);
      const { hostname, pathname, search } = new URL(String(headers.location));
      expect([status, hostname, pathname + search], path).toEqual([301, new URL(brand.url).hostname, route]);
    }
    for (const path of ["/%5Cstranger.example/index.html", "/a%0D%0AX:%20y/index.html"])
      expect((await get(path)).headers.location, path).toBeUndefined();
  });

  test("other files than documents run no scripts, and keep the styles that they contain", async () => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
    for (const ending of ["svg", "png", "pdf", "js", "json", "woff2", "webmanifest", "xml", "txt"]) {
      const file = files.find((name) => name.endsWith(`.${ending}`));
      const { status, headers } = await get(`/${file}`);
      expect([status, headers["content-security-policy"]], file).toEqual([200, inertPolicy]);
    }
  });

  test("every response has the common headers", async () => {
    for (const path of ["/", "/contact", "/no-such-page", "/robots.txt"]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(await everywhere()))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  });

  test("responses are compressed if the client accepts it, and vary on that for caches", async () => {
    const packed = await get("/contact", { "Accept-Encoding": "gzip" });
    expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(gunzipSync(packed.body).toString()).toContain("<!doctype html>");
    const plain = await get("/contact");
    expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
  });

  test("assets are immutable; documents and missing files are revalidated", async () => {
    expect((await get("/assets/no-such.js")).headers["cache-control"]).toBe("no-cache");
    const [asset = ""] = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
    expect((await get(`/assets/${asset}`)).headers["cache-control"]).toBe(immutable);
    const { headers } = await get("/contact");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await get("/contact", { "If-None-Match": headers.etag ?? "" });
    expect(again.status).toBe(304);
  });

  test("the web manifest has its content type", async () => {
    expect((await get("/site.webmanifest")).headers["content-type"]).toMatch(/^application\/manifest\+json/);
  });

  const { leads } = hostsOf(endpoint);

  test("HTTP is redirected to HTTPS, except for the challenge of a certificate", async () => {
    mkdirSync(join(nginx.folder, "acme/.well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(nginx.folder, "acme/.well-known/acme-challenge/token"), "answer");
    for (const Host of [new URL(brand.url).hostname, leads]) {
      const asked = (path: string) => get(path, { Host }, nginx.plainPort);
      const { status, headers } = await asked("/contact?a=b");
      expect([status, headers.location]).toEqual([301, `https://${Host}/contact?a=b`]);
      expect((await asked("/.well-known/acme-challenge/token")).body.toString()).toBe("answer");
    }
  });

  test("pages of other origins may embed cards and icons, and nothing else", async () => {
    for (const [path, policy] of embedded)
      expect((await get(path)).headers["cross-origin-resource-policy"], path).toBe(policy);
  });

  test("pages of another origin see a failure when nginx refuses in the receiver's place, as while that is off", async () => {
    const post = async (body: object, more = {}) => {
      const { status, headers } = await get(
        "/",
        { Host: leads, "Content-Type": "text/plain", ...more },
        nginx.port,
        body,
      );
      return [status, headers["cross-origin-resource-policy"]];
    };
    expect(await post(message)).toEqual([502, "same-origin"]);
    const { close } = await start({ port: nginx.leadsPort, trust: 1 });
    expect(await post(message)).toEqual([201, undefined]);
    // The receiver's own rejection has the header only once; twice would be invalid.
    expect(await post({ ...message, email: "" })).toEqual([400, "same-origin"]);
    // Bodies as large as those of forms with files reach the receiver, which knows each form's limit.
    const large = { ...message, message: "x".repeat(2_000_000) };
    const { body } = await get("/", { Host: leads, "Content-Type": "text/plain" }, nginx.port, large);
    expect(JSON.parse(body.toString())).toMatchObject({ ok: false });
    expect(await post({ ...message, message: "x".repeat(9_000_000) })).toEqual([413, "same-origin"]);
    expect(await post(message, { Cookie: "x".repeat(40_000) })).toEqual([400, "same-origin"]);
    await close();
    expect(await post(message)).toEqual([502, "same-origin"]);
  });

  test("posts to the receiver's host are stored, and its metrics are not public", async () => {
    const { url } = await start({ port: nginx.leadsPort, trust: 1, ratePerMinute: 1, metrics: true });
    const post = (sender: string) =>
      get(
        "/",
        { Host: leads, Origin: brand.url, "Content-Type": "text/plain", "X-Forwarded-For": sender },
        nginx.port,
        {
          ...message,
          subject: sender,
        },
      );
    const answers = [await post("192.0.2.1"), await post("192.0.2.2")];
    // A client's own X-Forwarded-For is ignored: both came from one address.
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["192.0.2.1"]);
    const health = () => get("/health", { Host: leads });
    await vi.waitFor(async () => expect((await health()).status).toBe(200), eventually);
    expect((await get("/metrics", { Host: leads })).status).toBe(404);
  });
});
