/** The built site as `npm start` serves it, with all variants of requests: slashes, hosts and encodings. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Running, run } from "../../src/receiver/server.ts";
import { createSite } from "../../src/serve/static-host.ts";
import { endpoint } from "../../src/site.ts";
import { log, logged, message, start } from "../receiver.ts";
import { eventually } from "../targets.ts";

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let site: Running;
let folder = "";
const sitePort = 4173;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("dist", folder, { recursive: true });
  const answer = () => new Response("{}", { status: 201 });
  site = await run(
    createSite({ dist: folder, builtEndpoint: endpoint, receiver: { port: 8787, answer }, port: sitePort }),
    { port: 0, name: "PORT" },
  );
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a file that cannot be sent is a 500, and a log event with the reason", async () => {
  const failed = logged("page not sent");
  const answer = () => {
    throw new Error("The receiver is not there");
  };
  const options = { dist: folder, builtEndpoint: endpoint, port: sitePort, receiver: { port: 8787, answer } };
  const own = await run(createSite({ ...options, warn: log.warn }), { port: 0, name: "PORT" });
  expect((await get("/health/live", {}, { port: own.port })).status).toBe(500);
  await own.close();
  expect(failed()).toMatchObject([{ level: "error", why: "The receiver is not there" }]);
});

/** Sends a request; the path is sent unmodified. */
function get(path: string, headers: { [name: string]: string } = {}, options: RequestOptions = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const all = { Host: `localhost:${sitePort}`, ...headers };
    const sent = request({ port: site.port, path, agent: false, ...options, headers: all }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once("error", reject);
    sent.end();
  });
}

const endpointIn = (html: string) => /name="leads-endpoint" content="([^"]+)"/.exec(html)?.[1];

describe("paths", () => {
  test.each([
    ["/contact/", "/contact"],
    ["//contact", "/contact"],
    ["//contact/", "/contact"],
    ["///contact///", "/contact"],
    ["/contact/?inquiryType=support", "/contact?inquiryType=support"],
    ["/services//devops/?a=b&c", "/services/devops?a=b&c"],
    ["/contact/index.html", "/contact"],
    ["/index.html", "/"],
    ["/%61bout%2Dus?a=%26", "/about-us?a=%26"],
    ["//", "/"],
    ["//keelwork.example/..", "/"],
  ])("%s is %s", async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/assets/../../package.json",
    "/%",
    "/%00",
    "/%c0%af",
    "/contact%2f",
    "/_headers",
    "/nginx.conf",
    "/.vite/manifest.json",
    "/index.html.br",
    "/contact/index.html.gz",
    "/constructor",
  ])("%s is missing", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-security-policy"]).toContain("connect-src 'none'");
    expect(body.toString()).toContain("Oops! Page not found");
  });

  test.each(["/..\\package.json", "/<script>", "/a b"])("%s is refused or missing", async (path) => {
    const { status, body } = await get(encodeURI(path) === path ? path : path.replaceAll(" ", "%20"));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toContain("package.json");
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("only GET is supported: %s", async (method) => {
    const { status, headers } = await get("/contact", {}, { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("encodings", () => {
  test.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["br;q=0", undefined],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0, *", "br"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["identity;q=1, br;q=0.5", undefined],
    ["", undefined],
    ["brotli", undefined],
    ["BR", "br"],
  ])("of %j: %s", async (accepted, encoding) => {
    for (const path of ["/", "/contact", "/no-such-page"]) {
      const { headers, body } = await get(path, { "Accept-Encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toBe("Accept-Encoding");
      const decoded = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
      expect(decoded.toString()).toContain("<!doctype html>");
    }
  });

  test("an unchanged document is not sent again", async () => {
    for (const path of ["/", "/contact", "/favicon.svg"]) {
      const { headers } = await get(path, { "Accept-Encoding": "br" });
      const again = await get(path, { "Accept-Encoding": "br", "If-None-Match": `W/"x", ${headers.etag}` });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect((await get(path, { "If-None-Match": headers.etag ?? "" })).status).toBe(200);
    }
  });
});

describe("hosts", () => {
  const asked = (port: number): { Host: string; [name: string]: string }[] => [
    { Host: "keelwork.example" },
    { Host: `keelwork.example:${port}` },
    { Host: "evil.example", "X-Forwarded-Host": "worse.example", "X-Forwarded-Proto": "https" },
    { Host: `localhost:${port}`, "X-Forwarded-Host": "evil.example", Forwarded: "host=worse.example" },
  ];
  const posts = (html: string) => [...html.matchAll(/<form\b[^>]*\saction="([^"]*)"/g)].map(([, action]) => action);

  test.each(["localhost:4173", "127.0.0.1:4173", "[::1]:4173"])(
    "%s is this machine, so forms post to its receiver",
    async (Host) => {
      const { headers, body } = await get("/contact", { Host });
      const said = `http://${new URL(`http://${Host}`).hostname}:8787/`;
      expect(endpointIn(body.toString())).toBe(said);
      expect(headers["content-security-policy"]).toContain(`connect-src ${new URL(said).origin} 'self';`);
    },
  );

  test.each([false, true])(
    "no host name sent by a client or a proxy is used; behind a proxy: %s",
    async (isBehindProxy) => {
      const answer = () => new Response("{}", { status: 201 });
      const options = { dist: folder, builtEndpoint: endpoint, port: sitePort, isBehindProxy };
      const own = await run(createSite({ ...options, receiver: { port: 8787, answer } }), { port: 0, name: "PORT" });
      for (const headers of asked(sitePort)) {
        const page = await get("/contact", headers, { port: own.port });
        const html = page.body.toString();
        const isDirect = headers.Host.startsWith("localhost") && !isBehindProxy;
        const said = isDirect ? "http://localhost:8787/" : "/";
        expect([page.status, endpointIn(html), posts(html)], headers.Host).toEqual([200, said, [said]]);
        expect(`${JSON.stringify(page.headers)}${html}`).not.toMatch(/(evil|worse)\.example/);
        if (!isDirect)
          expect(page.headers["content-security-policy"]).toMatch(/connect-src 'self'; form-action 'self';/);
      }
      await own.close();
    },
  );

  test.each(['a"b', "a$'b", "a$&b", "<b>", "a b", "a/b", "a@b"])("%j is no host, and is not used", async (Host) => {
    const { body } = await get("/contact", { Host });
    expect(body.toString()).not.toContain(Host);
  });

  test("invented hosts are served, and change nothing for localhost", async () => {
    for (let index = 0; index < 50; index++)
      expect((await get("/contact", { Host: `h${index}:4173` })).status).toBe(200);
    expect(endpointIn((await get("/contact")).body.toString())).toBe("http://localhost:8787/");
  });
});

test.each(["/assets/no-such.js", "/no-such-page"])("the 404 of %s is not cached: it may exist soon", async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
});

test("building again removes no file that the running server serves", async () => {
  const { body } = await get("/contact");
  rmSync(join(folder, "assets"), { recursive: true });
  rmSync(join(folder, "contact"), { recursive: true });
  const scripts = /data-scripts="([^"]+)"/.exec(body.toString())?.[1]?.split(" ") ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of ["/contact", ...scripts]) expect((await get(path)).status, path).toBe(200);
});

test("the site's own port reports whether leads can be stored", async () => {
  const { answer } = await start();
  const receiver = { port: 1, answer };
  const own = await run(
    createSite({ dist: "dist", builtEndpoint: "https://leads.example/", receiver, port: sitePort }),
    { port: 0, name: "PORT" },
  );
  await vi.waitFor(async () => {
    const response = await fetch(`http://localhost:${own.port}/health`);
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ ok: true })]);
  }, eventually);
  await own.close();
});

test("posts to the site reach the receiver, and the page can read its response", async () => {
  const { answer, url } = await start();
  const own = await run(
    createSite({ dist: "dist", builtEndpoint: endpoint, receiver: { port: 1, answer }, port: sitePort }),
    { port: 0, name: "PORT" },
  );
  const post = async (body: object) => {
    const { status } = await fetch(`http://localhost:${own.port}/`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Sec-Fetch-Mode": "no-cors" },
    });
    return status;
  };
  expect(await post(message)).toBe(201);
  expect(await post({ ...message, name: "" })).toBe(400);
  await own.close();
  expect(url).toBeTruthy();
});
