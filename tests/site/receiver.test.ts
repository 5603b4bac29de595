/** `npm run receiver` as its owner runs it: it starts, stores and stops, and its output contains nothing that a sender wrote. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { Store } from "../../src/receiver/store/store.ts";
import { freePort } from "../free-port.ts";
import { brokenBy, freshUrl, message, otherAt, post, run } from "../receiver.ts";

const secrets = {
  ...message,
  name: "Zaphod Prefect",
  email: "zaphod@heartofgold.example",
  message: "Nobody may read this in a log",
};

/** A receiver that runs until the test ends, with its output. */
async function started(settings: { [name: string]: string }) {
  const url = freshUrl();
  const port = await freePort();
  const child = run("src/serve/receive.ts", [], { LEADS_URL: url, LEADS_PORT: String(port), ...settings }, "pipe");
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { output: "" };
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said.output += data));
  await vi.waitFor(() => expect(said.output).toContain(`Leads: http://localhost:${port}/ kept in ${url}`), {
    timeout: 120_000,
  });
  return { url, port, child, said };
}

test("a receiver in another country answers in the language of the form", async () => {
  const { port } = await started({ LC_ALL: "de_DE.UTF-8" });
  const answer = await fetch(`http://localhost:${port}/`, {
    method: "POST",
    headers: { Accept: "text/html" },
    body: new URLSearchParams({
      ...{ formName: "consultation", firstName: "Ines", lastName: "Haddad", email: message.email, company: "Harbour" },
      ...{ consultationType: "cost_optimization", preferredDate: "2099-06-15", description: "Our bill doubled." },
    }),
  });
  expect(await answer.text()).toContain("June 15, 2099");
});

test("the receiver runs on its own, and its log contains no names, addresses or messages", async () => {
  const { url, port, child, said } = await started({ LEADS_TRUST_FORWARDED: "1" });

  const headers = { "X-Forwarded-For": "198.51.100.77" };
  const send = (body: unknown, options: object = {}) =>
    post(port, body, { headers, ...options }).catch(() => undefined);
  expect((await send(secrets))?.status).toBe(201);
  expect((await send({ ...secrets, email: "zaphod@heartofgold", [secrets.email]: 1 }))?.status).toBe(400);
  await send(`{"name":"${secrets.name}"`);
  await send({ ...secrets, formName: secrets.name });
  await send(secrets, { path: `/${secrets.email}?${secrets.email}` });
  await send(secrets, { headers: { ...headers, "Content-Type": `text/${secrets.email}` } });
  await send(new URLSearchParams({ ...secrets, subject: "" }).toString(), {
    headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
  });
  const socket = connect(port);
  await once(socket, "connect");
  socket.end(`POST / HTTP/1.1\r\nHost: ${secrets.email}\r\nContent-Length: 900\r\n\r\n${secrets.message}`);
  const other = otherAt(url);
  // Retried until the idle receiver has checkpointed its write-ahead log.
  await vi.waitFor(() => other.exec(brokenBy("broken")), { timeout: 120_000 });
  expect((await send({ ...secrets, subject: "Not stored" }))?.status).toBe(503);
  other.close();
  for (let index = 0; index < 12; index++) await send({ ...secrets, subject: `${index}`, email: "" });

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  const { output } = said;
  const lines = output.trim().split("\n");
  for (const status of [400, 404, 415, 429, 503]) expect(output).toContain(`"status":${status}`);
  expect(lines.length).toBeGreaterThan(10);
  // The startup message contains the receiver's own addresses.
  expect(output.replace(/^Reachable on .*$/m, "")).not.toMatch(
    /zaphod|prefect|heartofgold|nobody may|198\.51\.100|::1|127\.0\.0/i,
  );
  expect(await Store.read(url)).toHaveLength(1);
});
