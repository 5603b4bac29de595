/** `npm run receiver` as its owner runs it: it starts, stores, stops, and its output contains no personal data. */
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

test("the receiver alone, and a log without names, addresses and messages", async () => {
  const url = freshUrl();
  const port = await freePort();
  const child = run(
    "src/serve/receive.ts",
    [],
    { LEADS_URL: url, LEADS_PORT: String(port), LEADS_TRUST_FORWARDED: "1" },
    "pipe",
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  await vi.waitFor(() => expect(output).toContain(`Leads: http://localhost:${port}/ kept in ${url}`), {
    timeout: 50_000,
  });

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
  // Once the idle receiver has checkpointed its log.
  await vi.waitFor(() => other.exec(brokenBy("broken")), { timeout: 20_000 });
  expect((await send({ ...secrets, subject: "Not stored" }))?.status).toBe(503);
  other.close();
  for (let index = 0; index < 12; index++) await send({ ...secrets, subject: `${index}`, email: "" });

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  const lines = output.trim().split("\n");
  for (const status of [400, 404, 415, 429, 503]) expect(output).toContain(`"status":${status}`);
  expect(lines.length).toBeGreaterThan(10);
  // The startup message contains the receiver's own addresses.
  expect(output.replace(/^Reachable on .*$/m, "")).not.toMatch(
    /zaphod|prefect|heartofgold|nobody may|198\.51\.100|::1|127\.0\.0/i,
  );
  expect(await Store.read(url)).toHaveLength(1);
});
