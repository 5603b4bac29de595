/** Real mail servers and webhooks that receive notices of leads. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished, vi } from "vitest";
import { settingsFrom } from "../src/receiver/settings.ts";
import { Store } from "../src/receiver/store/store.ts";

/** The secret that webhooks are signed with. */
export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** Targets in an owner's notation, with shorter retry intervals. */
export const notify = (text: string) =>
  settingsFrom({ LEADS_NOTIFY: text, LEADS_NOTIFY_SECRET: secret }).notify?.map((target) => ({
    ...target,
    firstPause: 20,
  })) ?? [];

/** A mail as the server received it. */
export interface Mail {
  from: string;
  to: string[];
  text: string;
  user?: string;
}

/** A running mail server. */
export interface MailServer {
  port: number;
  mails: Mail[];
  /** The names of the commands it received. */
  heard: string[];
}

/**
 * A real SMTP server with a password, by default without encryption.
 * @param refuse the code with which it rejects a mail; 0 to accept it
 * @param why the text of that reply
 */
export async function mailServer(
  refuse: () => number | Promise<number> = () => 0,
  options: SMTPServerOptions = {},
  why = "Not now, Ines Haddad",
): Promise<MailServer> {
  const mails: Mail[] = [];
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    ...options,
    onAuth: ({ username, password }, _session, done) => {
      heard.push("AUTH");
      return password === "p@ss word" ? done(null, { user: username }) : done(new Error("no"));
    },
    onData: async (stream, session, done) => {
      let text = "";
      for await (const chunk of stream) text += chunk;
      heard.push("DATA");
      const responseCode = await refuse();
      if (responseCode > 0) return done(Object.assign(new Error(why), { responseCode }));
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      mails.push({ from, to: rcptTo.map(({ address }) => address), text, user: String(session.user) });
      done();
    },
  });
  // A client that does not trust the certificate is gone at once.
  server.on("error", () => undefined);
  server.listen(0, "0.0.0.0");
  await once(server.server, "listening");
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, mails, heard };
}

/** A call of a webhook. */
export interface Call {
  headers: IncomingMessage["headers"];
  body: string;
}

/** A webhook that responds as the test says. */
export async function webhook(answer: (call: Call, response: ServerResponse, count: number) => void) {
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

/** A webhook's response that accepts the notice. */
export const ok = (_call: Call, response: ServerResponse) => response.writeHead(204).end();

/** Until the test ends, outboxes look for notices of other processes every 50 milliseconds instead of every five seconds. */
export function lookOften(): void {
  const { setTimeout } = globalThis;
  const sooner = (task: (...given: unknown[]) => void, time?: number, ...given: unknown[]) =>
    // Only the timer of a promise: a timeout for connecting to a host is as long.
    setTimeout(task, time === 5_000 && task.length === 1 ? 50 : time, ...given);
  const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation(sooner as typeof setTimeout);
  onTestFinished(() => timers.mockRestore());
}

/** The number of leads with pending notices. */
export const waiting = async (url: string) => (await Store.reading(url, (store) => store.backlog()))?.waiting;

/** For waiting until something is true. */
export const eventually = { timeout: 120_000, interval: 50 };
