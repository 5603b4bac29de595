/** Who is told of new leads: a real SMTP server, and a webhook that fails, hangs and comes back. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { errorsLogged, freshUrl, message, post, start } from "../../tests/receiver.ts";
import { openOutbox, pauseAfter } from "./outbox.ts";
import { serve } from "./serve.ts";
import { settingsFrom } from "./settings.ts";
import { Store } from "./store.ts";
import { signatureOf } from "./webhook.ts";

const secret = "correct horse battery staple";

/** Targets as an owner writes them, told again sooner. */
const notify = (text: string) =>
  settingsFrom({ LEADS_NOTIFY: text, LEADS_NOTIFY_SECRET: secret }).notify?.map((target) => ({
    ...target,
    firstPause: 20,
  }));

test("pauses grow, to an hour", () => {
  for (const [attempts, least, most] of [
    [1, 1_500, 2_500],
    [2, 3_000, 5_000],
    [5, 24_000, 40_000],
    [40, 2_700_000, 4_500_000],
  ] as const) {
    expect(pauseAfter(attempts)).toBeGreaterThanOrEqual(least);
    expect(pauseAfter(attempts)).toBeLessThanOrEqual(most);
  }
});

interface Mail {
  from: string;
  to: string[];
  text: string;
  user?: string;
}

/** A real SMTP server, with a password. */
async function mailServer(refuse: () => boolean = () => false): Promise<{ port: number; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === "p@ss word" ? done(null, { user: username }) : done(new Error("no")),
    onData: async (stream, session, done) => {
      let text = "";
      for await (const chunk of stream) text += chunk;
      if (refuse()) return done(new Error("Try again later"));
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      mails.push({ from, to: rcptTo.map(({ address }) => address), text, user: String(session.user) });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, mails };
}

interface Call {
  headers: IncomingMessage["headers"];
  body: string;
}

/** A webhook that answers as it is told. */
async function webhook(answer: (call: Call, response: ServerResponse, count: number) => void) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    answer({ headers: request.headers, body }, response, calls.length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, calls };
}

const ok = (_call: Call, response: ServerResponse) => response.writeHead(204).end();

const waiting = async (url: string) => (await Store.reading(url, (store) => store.backlog()))?.waiting;
const eventually = { timeout: 20_000, interval: 50 };

describe("a mailbox", () => {
  test("gets a plain, readable mail, with a reply to the visitor", async () => {
    const { port, mails } = await mailServer();
    const url = freshUrl();
    const to = `smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example&from=site@keelwork.example`;
    const receiver = await start({ url, notify: notify(to) });
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
      notify: notify(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`),
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

  test("that is refused gets it later, and the visitor knows nothing of it", async () => {
    const log = errorsLogged();
    let refused = 2;
    const { port, mails } = await mailServer(() => refused-- > 0);
    const receiver = await start({
      notify: notify(`smtp://me:p%40ss%20word@127.0.0.1:${port}?to=owner@keelwork.example`),
    });
    expect((await post(receiver.port)).status).toBe(201);
    await vi.waitFor(() => expect(mails).toHaveLength(1), eventually);
    expect(log.mock.calls.flat().join("\n")).toMatch(/A mail about a new lead was not taken \(\w+\); again in \d+ s/);
    expect(log.mock.calls.flat().join("\n")).not.toMatch(/ines|Haddad|owner@/i);
  });
});

describe("a webhook", () => {
  test("is told as JSON, signed, with the lead's id as the idempotency key", async () => {
    const { port, calls } = await webhook(ok);
    const receiver = await start({ notify: notify(`http://127.0.0.1:${port}/new?key=1`) });
    const { body } = await post(receiver.port);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
    const [call] = calls;
    expect(JSON.parse(call?.body ?? "")).toEqual({
      ...{ id: body.id, form: "contact", body: message, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signature } = call?.headers ?? {};
    expect([id, call?.headers["idempotency-key"]]).toEqual([body.id, body.id]);
    expect(signature).toBe(signatureOf(secret, body.id ?? "", Number(seconds), call?.body ?? ""));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  });

  test("the signature is that of Standard Webhooks", () => {
    // The example of the specification.
    const body = '{"test": 2432232314}';
    expect(
      signatureOf("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body),
    ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  test("that fails, hangs up and comes back is told every lead, and each only as often as it must", async () => {
    errorsLogged();
    const seen = new Set<string>();
    const { port } = await webhook((call, response, count) => {
      if (count <= 3) return void response.writeHead(500).end();
      if (count <= 5) return void response.destroy();
      seen.add(JSON.parse(call.body).id);
      ok(call, response);
    });
    const url = freshUrl();
    const receiver = await start({ url, notify: notify(`http://127.0.0.1:${port}/`) });
    const ids: unknown[] = [];
    for (const subject of ["a", "b", "c"]) ids.push((await post(receiver.port, { ...message, subject })).body.id);
    await vi.waitFor(() => expect([...seen].sort()).toEqual(ids.sort()), eventually);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  });

  test("the same lead again is not told again", async () => {
    const { port, calls } = await webhook(ok);
    const url = freshUrl();
    const receiver = await start({ url, notify: notify(`http://127.0.0.1:${port}/`) });
    for (let i = 0; i < 5; i++) await post(receiver.port);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    expect(calls).toHaveLength(1);
  });

  test("one that hangs holds up neither the visitor nor another target", async () => {
    const hanging = await webhook(() => undefined);
    const well = await webhook(ok);
    const receiver = await start({
      notify: notify(`http://127.0.0.1:${hanging.port}/ http://127.0.0.1:${well.port}/`),
    });
    for (const subject of ["a", "b"]) expect((await post(receiver.port, { ...message, subject })).status).toBe(201);
    await vi.waitFor(() => expect(well.calls).toHaveLength(2), eventually);
    const health = await (await fetch(`http://localhost:${receiver.port}/health`)).json();
    expect(health).toMatchObject({ ok: true, outbox: { waiting: 2, since: expect.stringMatching(/Z$/) } });
  });

  test("what was not told before a restart is told after it", async () => {
    errorsLogged();
    const url = freshUrl();
    let isBack = false;
    const { port, calls } = await webhook((call, response) => (isBack ? ok(call, response) : response.destroy()));
    const settings = { port: 0, url, ratePerMinute: 0, trustForwarded: false };
    const first = await start({ ...settings, notify: notify(`http://127.0.0.1:${port}/`) });
    await post(first.port);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), eventually);
    await first.close();
    expect(await waiting(url)).toBe(1);
    isBack = true;
    const again = await serve({ ...settings, notify: notify(`http://127.0.0.1:${port}/`) }, []);
    onTestFinished(() => again.close());
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), { ...eventually, timeout: 30_000 });
  });

  test("draining resolves once everything due has been told", async () => {
    const { port, calls } = await webhook((call, response) => setTimeout(() => ok(call, response), 100));
    const url = freshUrl();
    const targets = notify(`http://127.0.0.1:${port}/`) ?? [];
    const store = await Store.open(
      url,
      targets.map(({ name }) => name),
    );
    const outbox = openOutbox(store.database, [], targets);
    onTestFinished(() => outbox.close().then(() => store.close()));
    const subjects = Array.from({ length: 25 }, (_, index) => String(index));
    await Promise.all(subjects.map((subject) => store.add("contact", { ...message, subject })));
    await outbox.drain();
    expect(calls).toHaveLength(subjects.length);
    expect(await store.backlog()).toEqual({ waiting: 0 });
  });

  test("draining resolves, too, when what was due could not be told", async () => {
    errorsLogged();
    const { port, calls } = await webhook((_call, response) => response.writeHead(500).end());
    const targets =
      settingsFrom({ LEADS_NOTIFY: `http://127.0.0.1:${port}/`, LEADS_NOTIFY_SECRET: secret }).notify ?? [];
    const store = await Store.open(
      freshUrl(),
      targets.map(({ name }) => name),
    );
    const outbox = openOutbox(store.database, [], targets);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await store.add("contact", message);
    await outbox.drain();
    expect(calls).toHaveLength(1);
    expect(await store.backlog()).toMatchObject({ waiting: 1 });
  });
});
