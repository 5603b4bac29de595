/** Notices of new leads by a real SMTP server. */
import { Resolver } from "node:dns";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { certificate, noCertificate } from "../../../tests/certificate.ts";
import { freePort } from "../../../tests/free-port.ts";
import { freshUrl, logged, message, post, run, start } from "../../../tests/receiver.ts";
import { eventually, mailServer, notify as targetsOf, waiting } from "../../../tests/targets.ts";
import type { Lead } from "../store/lead.ts";
import { Store } from "../store/store.ts";
import { sendMail } from "./mail.ts";
import { notifierOf } from "./notify.ts";
import type { Target } from "./targets.ts";

describe("a mailbox", () => {
  test("gets a plain, readable mail, with a reply to the visitor", async () => {
    const { port, mails } = await mailServer();
    const url = freshUrl();
    const to = `smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example&from=site@keelwork.example`;
    const receiver = await start({ url, notify: targetsOf(to) });
    const { body } = await post(receiver.port, {
      ...message,
      message: "First line\nSecond line",
      phone: "+1 555 0100",
    });
    await vi.waitFor(() => expect(mails).toHaveLength(1), eventually);
    const [mail] = mails;
    expect([mail?.from, mail?.to, mail?.user]).toEqual(["site@keelwork.example", ["owner@keelwork.example"], "me"]);
    const [head = "", text = ""] = mail?.text.split("\r\n\r\n") ?? [];
    expect(head).toMatch(/^Reply-To: ines@example\.com\r?$/m);
    expect(head).toMatch(/^Subject: New lead: /m);
    expect(head).toContain(`Message-ID: <${body.id}.`);
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/im);
    for (const line of ["Name: Ines Haddad", "Email: ines@example.com", "Phone: +1 555 0100", "    Second line"])
      expect(text).toContain(line);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  });

  test("no header is made of what a visitor wrote", async () => {
    const { port, mails } = await mailServer();
    const receiver = await start({
      notify: targetsOf(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`),
    });
    const evil = "x\r\nBcc: everybody@example.com\r\n\r\nHello";
    const bodies = [
      { name: evil, subject: evil, company: evil },
      { email: "a,b@example.com" },
      { email: '"x"<y@example.com' },
      { email: "ünï@example.com" },
      { email: `${"a".repeat(70)}@example.com` },
    ];
    for (const body of bodies) expect((await post(receiver.port, { ...message, ...body })).status).toBe(201);
    await vi.waitFor(() => expect(mails).toHaveLength(bodies.length), eventually);
    for (const { to, text } of mails) {
      const [head = ""] = text.split("\r\n\r\n");
      expect(to).toEqual(["owner@keelwork.example"]);
      expect(head).not.toMatch(/^(bcc|cc):|everybody|Hello/im);
      expect(head.match(/^reply-to:.*$/gim)?.join() ?? "").not.toMatch(/a,b|"x"|ünï|aaaa/);
    }
  });

  test.each<[number, boolean, string?]>([
    [450, false],
    [530, false],
    [534, false],
    [535, false],
    [538, false],
    [550, true],
    [550, true, "5.1.1 There is nobody of that name"],
    [550, false, "5.4.5 Daily user sending limit exceeded"],
    [552, false],
    [552, false, "5.2.2 The mailbox is full"],
    [552, true, "5.7.0 This content is blocked"],
    [554, true],
    [554, true, "5.7.1 This looks like spam"],
    [554, false, "5.2.2 The mailbox is full"],
  ])("an answer of %i: given up at once is %s, %s", async (code, isFinal, why) => {
    const { port } = await mailServer(() => code, {}, why);
    const [target] = targetsOf(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`);
    const store = await Store.open(freshUrl());
    onTestFinished(() => store.close());
    await store.add("contact", message);
    const [lead] = await store.list();
    const told = notifierOf(target as Target, store.database)({ lead: lead as Lead });
    await expect(told).rejects.toMatchObject({ isFinal, reason: `SMTP ${code}, EMESSAGE` });
  });

  test("that answers without end is given up for now", async () => {
    const server = createServer((socket) => {
      socket.write("220 mail\r\n");
      const talking = setInterval(() => socket.write("250-wait\r\n"), 10);
      socket.on("error", () => undefined).once("close", () => clearInterval(talking));
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const told = sendMail(
      { from: "a@keelwork.example", to: "b@keelwork.example", text: "" },
      { url: new URL(`smtp://127.0.0.1:${port}`) },
      300,
    );
    await expect(told).rejects.toMatchObject({ isFinal: false, reason: "TimeoutError" });
  });

  test("that is refused gets it later, and the visitor knows nothing of it", async () => {
    const lines = logged();
    const failures = logged("not told");
    let refused = 2;
    const { port, mails } = await mailServer(() => (refused-- > 0 ? 450 : 0));
    const receiver = await start({
      notify: targetsOf(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`),
    });
    expect((await post(receiver.port)).status).toBe(201);
    await vi.waitFor(() => expect(mails).toHaveLength(1), eventually);
    const target = expect.stringMatching(/^mail server 127\.0\.0\.1:\d+$/);
    const line = { level: "warn", target, code: "SMTP 450, EMESSAGE", again: expect.any(Number) };
    expect(failures()).toEqual(Array(2).fill(expect.objectContaining(line)));
    expect(JSON.stringify(lines())).not.toMatch(/ines|Haddad|owner@/i);
  });
});

const to = (port: number, scheme = "smtp", host = "127.0.0.2") =>
  `${scheme}://me:p%40ss%20word@${host}:${port}?to=owner@keelwork.example`;

test.skipIf(noCertificate).each(["smtp", "smtps"])(
  "a mail server of this machine may encrypt with any certificate, one elsewhere may not: %s",
  async (scheme) => {
    const failures = logged("not told");
    const { key, cert } = certificate();
    const options = { key, cert, secure: scheme === "smtps", disabledCommands: [], allowInsecureAuth: false };
    const [here, elsewhere] = [await mailServer(() => 0, options), await mailServer(() => 0, options)];
    const targets = `${to(here.port, scheme, "localhost")} ${to(elsewhere.port, scheme)}`;
    const { port } = await start({ notify: targetsOf(targets) });
    expect((await post(port)).status).toBe(201);
    await vi.waitFor(() => expect(here.mails).toMatchObject([{ user: "me" }]), eventually);
    const line = { target: `mail server 127.0.0.2:${elsewhere.port}`, code: "DEPTH_ZERO_SELF_SIGNED_CERT" };
    await vi.waitFor(() => expect(failures()[0]).toMatchObject(line), eventually);
    expect(failures().every(({ target }) => target === line.target)).toBe(true);
    expect(elsewhere.heard).toEqual([]);
  },
);

test("localhost is this machine, whatever a name server says of it", async () => {
  const asked = vi.spyOn(Resolver.prototype, "resolve4");
  onTestFinished(() => asked.mockRestore());
  const { port, mails } = await mailServer();
  const mail = { from: "a@keelwork.example", to: "b@keelwork.example", text: "Hello" };
  await sendMail(mail, { url: new URL(to(port, "smtp", "localhost")) });
  expect(mails).toHaveLength(1);
  const nobody = sendMail(mail, { url: new URL(to(await freePort(), "smtp", "localhost")) });
  await expect(nobody).rejects.toMatchObject({ isFinal: false, reason: "ECONNREFUSED" });
  expect(asked).not.toHaveBeenCalled();
});

test("a mail server of this machine that cannot encrypt, though it offers to, is told all the same", async () => {
  const heard: string[] = [];
  const answers: { [command: string]: string } = {
    EHLO: "250-mail\r\n250 STARTTLS",
    STARTTLS: "454 not now",
    DATA: "354 go on",
  };
  const server = createServer((socket) => {
    socket.write("220 mail\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (data) => {
        const [command = ""] = String(data).trim().split(" ");
        heard.push(command);
        socket.write(`${answers[command] ?? "250 ok"}\r\n`);
      });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mail = { from: "a@keelwork.example", to: "b@keelwork.example", text: "Hello" };
  await sendMail(mail, { url: new URL(`smtp://127.0.0.1:${port}`) });
  expect(heard).toEqual(expect.arrayContaining(["STARTTLS", "MAIL", "RCPT", "DATA"]));
});

describe("a mail server elsewhere", () => {
  test("that offers no encryption gets neither password nor lead", async () => {
    const lines = logged();
    const failures = logged("not told");
    const { port, heard } = await mailServer();
    const { port: receiver } = await start({ notify: targetsOf(to(port)) });
    expect((await post(receiver)).status).toBe(201);
    await vi.waitFor(() => expect(failures()).toMatchObject([{ code: "SMTP 500, ETLS" }]), eventually);
    expect(heard).toEqual([]);
    expect(JSON.stringify(lines())).not.toMatch(/p@ss|p%40|owner|Haddad/);
  });

  test.skipIf(noCertificate)(
    "gets both once what is said is encrypted; a test message says that it is one",
    async () => {
      const { file, ...pair } = certificate();
      for (const [scheme, options] of [
        ["smtp", { disabledCommands: [], allowInsecureAuth: false }],
        ["smtps", { secure: true }],
      ] as const) {
        const { port, mails } = await mailServer(() => 0, { ...pair, ...options, disabledCommands: [] });
        const env = { LEADS_NOTIFY: to(port, scheme), NODE_EXTRA_CA_CERTS: file };
        const child = run("src/receiver/leads/list.ts", ["--test-notify"], env);
        let said = "";
        child.stdout?.on("data", (chunk) => {
          said += chunk;
        });
        const [code] = await once(child, "close");
        expect([code, said]).toEqual([0, `mail server 127.0.0.2:${port}: sent\n`]);
        expect(mails).toMatchObject([
          { user: "me", text: expect.stringMatching(/^Subject: Test message, not a lead\r?$/m) },
        ]);
      }
    },
  );
});
