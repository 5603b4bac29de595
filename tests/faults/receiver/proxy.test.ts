/** `npm start` behind a real nginx, visited with a real browser: a lead arrives, and a rejection is visible. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { run } from "../../../src/receiver/server.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { createSite } from "../../../src/serve/static-host.ts";
import { endpoint } from "../../../src/site.ts";
import { flags, journeysBrowser } from "../../browser.ts";
import { noCertificate, signItself } from "../../certificate.ts";
import { obtain } from "../../debian.ts";
import { fields, formFrom } from "../../forms.ts";
import { freePort } from "../../free-port.ts";
import { message, start } from "../../receiver.ts";
import { reason as byCaddy, serveByCaddy } from "../../site/caddy.ts";
import { reason as byNginx, type Served, serveByNginx } from "../../site/nginx.ts";
import { some } from "../size.ts";
import { submit } from "./submitting.ts";

const nginx = obtain("nginx", ["nginx-light"]);
const executablePath = journeysBrowser();
const reason = nginx.reason ?? noCertificate ?? (executablePath ? undefined : "no browser");

/** Starts a proxy in front of a port; returns its port. */
async function proxyTo(upstream: number, headers: string, protocol: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  const port = await freePort();
  signItself(`${folder}/key.pem`, `${folder}/certificate.pem`, "-subj", "/CN=localhost");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
      ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;
      server { listen 127.0.0.1:${port}${protocol === "https" ? " ssl" : ""}; location / { proxy_pass http://127.0.0.1:${upstream}; ${headers} } } }`,
  );
  const child = spawn(nginx.path, ["-e", "stderr", "-c", `${folder}/nginx.conf`, "-p", folder], { stdio: "ignore" });
  onTestFinished(() => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });
  return port;
}

/** The configurations that the build generates for a receiver under a host of its own. */
const written: [string, string | undefined, () => Promise<Served>, string][] = [
  ["nginx", byNginx, () => serveByNginx("127.0.0.1"), "https"],
  ["Caddy", byCaddy, () => serveByCaddy("127.0.0.1"), "http"],
];

const careful = "proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto $scheme;";

describe.skipIf(reason)(reason ?? "behind a proxy", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterAll(() => browser?.close());

  test.each(
    some(
      [
        ["that says nothing", "", "http"],
        ["with TLS that says nothing", "", "https"],
        ["with TLS that says what it was asked for", careful, "https"],
      ],
      1,
    ),
  )(
    "%s",
    async (_how, headers = "", protocol = "") => {
      const { answer, url } = await start({ ratePerMinute: 1 });
      const sitePort = await freePort();
      const site = createSite({
        dist: "dist",
        builtEndpoint: endpoint,
        // An unreachable port, as from outside: the receiver can only be reached through the proxy.
        receiver: { port: 1, answer },
        port: sitePort,
      });
      const running = await run(site, { port: sitePort, name: "PORT" });
      onTestFinished(() => running.close());
      const port = await proxyTo(sitePort, headers, protocol);
      const context = await browser.newContext({ ignoreHTTPSErrors: true, reducedMotion: "reduce" });
      onTestFinished(() => context.close());
      const send = async (subject: string) => {
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on("console", (line) => complaints.push(line.text()));
        await vi.waitFor(() => page.goto(`${protocol}://localhost:${port}/contact`), { timeout: 120_000 });
        for (const [name, value] of Object.entries({ ...message, subject, phone: "+1 555 0100", company: "Tarn" }))
          if (name !== "formName" && name !== "inquiryType") await page.locator(`[name="${name}"]`).fill(value);
        await page.locator("button[type=submit]").click();
        return { page, complaints };
      };
      const sent = await send("Arrives");
      await sent.page.getByRole("heading", { name: "Message Sent" }).waitFor({ timeout: 120_000 });
      expect(sent.complaints).toEqual([]);
      expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["Arrives"]);
      const refused = await send("One too many");
      await refused.page.locator("[role=alert]").first().waitFor({ timeout: 120_000 });
      expect(await refused.page.locator('[name="subject"]').inputValue()).toBe("One too many");
      expect(await Store.read(url)).toHaveLength(1);
    },
    180_000,
  );

  test.for(written)(
    "behind %s, a page can save and open drafts, and gets no answer from a stopped receiver",
    async ([, missing, serve, protocol], { skip }) => {
      if (missing) return skip(missing);
      const proxy = await serve();
      onTestFinished(() => proxy.stop());
      const site = await run(createSite({ dist: "dist", builtEndpoint: endpoint, port: 0 }), { port: 0, name: "PORT" });
      onTestFinished(() => site.close());
      const context = await browser.newContext({ bypassCSP: true, ignoreHTTPSErrors: true });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(`http://localhost:${site.port}/contact`);
      const id = "i".repeat(22);
      const ask = (action: string, draft?: string) =>
        page.evaluate(
          ([url, body]) =>
            fetch(String(url), { method: "POST", body }).then(
              async (answer) => [answer.status, (await answer.json()).draft],
              () => [0],
            ),
          [`${protocol}://127.0.0.1:${proxy.port}/?continue=${action}`, JSON.stringify({ id, draft })],
        );
      const form = formFrom(fields({ name: { type: "string" } }), { continue: true });
      const { close } = await start({ port: proxy.leadsPort, trust: 1, continueDays: 7 }, [form]);
      const draft = "A".repeat(200_000);
      expect(await ask("keep", draft)).toEqual([201, undefined]);
      expect(await ask("open")).toEqual([200, draft]);
      expect(await ask("delete")).toEqual([200, undefined]);
      expect(await ask("open")).toEqual([404, undefined]);
      await close();
      expect(await ask("open")).toEqual([0]);
    },
  );

  test.for(written)("a stopped receiver behind %s is no success", async ([, missing, serve, protocol], { skip }) => {
    if (missing) return skip(missing);
    const proxy = await serve();
    onTestFinished(() => proxy.stop());
    const site = await run(createSite({ dist: "dist", builtEndpoint: endpoint, port: 0 }), { port: 0, name: "PORT" });
    onTestFinished(() => site.close());
    const send = (subject: string) => submit(browser, site.port, `${protocol}://127.0.0.1:${proxy.port}/`, subject);
    const { url, close } = await start({ port: proxy.leadsPort, trust: 1 });
    expect(await send("Arrives")).toBe("sent");
    await close();
    expect(await send("Does not")).toBe("failed");
    expect((await Store.read(url))?.map(({ body }) => body.subject)).toEqual(["Arrives"]);
  });
});
