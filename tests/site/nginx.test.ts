/** A real nginx, run with the configuration that the build wrote. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hostsOf, siteRoot, upstream } from "../../src/build/proxied.ts";
import { Store } from "../../src/receiver/store.ts";
import { cacheOf, everywhere, inertPolicy, policyOf } from "../../src/serve/headers.ts";
import { brand, endpoint } from "../../src/site.ts";
import { obtain } from "../debian.ts";
import { freePort } from "../faults/receiver/postgres.ts";
import { message, start } from "../receiver.ts";
import { askServer, builtRoutes, type Page } from "./asked.ts";

const nginx = obtain("nginx", ["nginx-light"]);
const openssl = obtain("openssl", ["openssl"]);
const reason = nginx.reason ?? openssl.reason;

let folder = "";
let port = 0;
let plainPort = 0;
let leadsPort = 0;
let server: ChildProcess | undefined;

/** The configuration as an owner would include it, with a certificate, a root and a port of its own. */
function configure(): void {
  const written = readFileSync(".server/nginx.conf", "utf8");
  const here = (text: string) =>
    text
      .replaceAll(/ {2}listen \[::\].*\n/g, "")
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\/(fullchain|privkey)\.pem/g, `${folder}/$1.pem`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `)
      .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replaceAll(upstream.leads, `127.0.0.1:${leadsPort}`)
      .replaceAll(siteRoot, join(folder, "dist"))
      .replaceAll("/var/www/acme", join(folder, "acme"));
  writeFileSync(join(folder, "site.conf"), here(written));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      include ${folder}/site.conf; }`,
  );
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes", "-newkey", "rsa:2048", "-x509"];
  const files = ["-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`];
  execFileSync(openssl.path, ["req", ...subject, ...files], { stdio: "ignore" });
}

const get = (path: string, more: { [name: string]: string } = {}, to = port, posted?: object): Promise<Page> =>
  askServer({ port: to, path, headers: { Host: new URL(brand.url).hostname, ...more } }, to !== plainPort, posted);

describe.skipIf(reason)(reason ?? "nginx with the file that the build wrote", () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "nginx-"));
    cpSync("dist", join(folder, "dist"), { recursive: true });
    [port, plainPort, leadsPort] = [await freePort(), await freePort(), await freePort()];
    configure();
    server = spawn(nginx.path, ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
    await vi.waitFor(() => get("/"), { timeout: 20_000 });
  }, 60_000);
  afterAll(() => {
    server?.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });

  test("it finds no fault with it", () => {
    const { status, stderr } = spawnSync(nginx.path, [
      "-t",
      "-e",
      "stderr",
      "-c",
      join(folder, "nginx.conf"),
      "-p",
      folder,
    ]);
    const said = String(stderr);
    expect([status, said.match(/\[(warn|emerg|error)\].*/g)], said).toEqual([0, null]);
  });

  test("every route is there, slash or not, under its own policy", async () => {
    for (const route of builtRoutes) {
      const html = readFileSync(join("dist", route, "index.html"), "utf8");
      const policy = policyOf(html, endpoint);
      for (const path of new Set([route, `${route.replace(/\/$/, "")}/`])) {
        const { status, headers, body } = await get(path);
        expect([status, headers["content-security-policy"]], path).toEqual([200, policy]);
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
  ])("%s is missing, under the missing page's policy", async (path) => {
    const { status, headers, body } = await get(path);
    const html = readFileSync("dist/404.html", "utf8");
    expect([status, headers["content-security-policy"]]).toEqual([404, policyOf(html, endpoint)]);
    expect(body.toString() === html).toBe(true);
  });

  test("what is no document runs nothing, and keeps the styles it brings along", async () => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
    for (const ending of ["svg", "png", "pdf", "js", "json", "woff2", "webmanifest", "xml", "txt"]) {
      const file = files.find((name) => name.endsWith(`.${ending}`));
      const { status, headers } = await get(`/${file}`);
      expect([status, headers["content-security-policy"]], file).toEqual([200, inertPolicy]);
    }
  });

  test("every answer carries what every answer must", async () => {
    for (const path of ["/", "/contact", "/no-such-page", "/favicon.svg"]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(await everywhere()))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  });

  test("compressed where a client takes it, and caches are told so", async () => {
    const packed = await get("/contact", { "Accept-Encoding": "gzip" });
    expect([packed.headers["content-encoding"], packed.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(gunzipSync(packed.body).toString()).toContain("<!doctype html>");
    const plain = await get("/contact");
    expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
  });

  test("assets never change, documents and what is missing are asked for again", async () => {
    expect((await get("/assets/no-such.js")).headers["cache-control"]).toBe("no-cache");
    const [asset = ""] = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
    expect((await get(`/assets/${asset}`)).headers["cache-control"]).toBe(cacheOf("/assets/"));
    const { headers } = await get("/contact");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await get("/contact", { "If-None-Match": headers.etag ?? "" });
    expect(again.status).toBe(304);
  });

  test("the web manifest is called one", async () => {
    expect((await get("/site.webmanifest")).headers["content-type"]).toMatch(/^application\/manifest\+json/);
  });

  const { leads } = hostsOf(endpoint);

  test("who comes without encryption is sent on, but for the challenge of a certificate", async () => {
    mkdirSync(join(folder, "acme/.well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(folder, "acme/.well-known/acme-challenge/token"), "answer");
    for (const Host of [new URL(brand.url).hostname, leads]) {
      const asked = (path: string) => get(path, { Host }, plainPort);
      const { status, headers } = await asked("/contact?a=b");
      expect([status, headers.location]).toEqual([301, `https://${Host}/contact?a=b`]);
      expect((await asked("/.well-known/acme-challenge/token")).body.toString()).toBe("answer");
    }
  });

  test("what is posted to the receiver's host is stored, and its figures stay inside", async () => {
    const { url } = await start({ port: leadsPort, trustForwarded: true, ratePerMinute: 1, metrics: true });
    const post = (sender: string) =>
      get("/", { Host: leads, Origin: brand.url, "Content-Type": "text/plain", "X-Forwarded-For": sender }, port, {
        ...message,
        subject: sender,
      });
    const answers = [await post("192.0.2.1"), await post("192.0.2.2")];
    // What a visitor says of the way to here counts for nothing: both came from one address.
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["192.0.2.1"]);
    expect((await get("/health", { Host: leads })).status).toBe(200);
    expect((await get("/metrics", { Host: leads })).status).toBe(404);
  });
});
