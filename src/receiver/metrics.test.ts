/** The endpoints for Prometheus and a supervisor. */
import { expect, test, vi } from "vitest";
import { message, post, start } from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { settingsFrom } from "./settings.ts";

const get = async (port: number, path: string) => {
  const answer = await fetch(`http://localhost:${port}${path}`);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

/** A metric by its name and labels. */
const figure = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1),
  );

/** The metrics once the store is ready, which may take a moment on a busy machine. */
const figures = (port: number) =>
  vi.waitFor(async () => {
    const answer = await get(port, "/metrics");
    expect(figure(answer.text, "leads_ready")).toBe(1);
    return answer;
  }, eventually);

test("there are no metrics unless they are switched on", async () => {
  const { port } = await start();
  expect((await get(port, "/metrics")).status).toBe(404);
});

test("metrics count leads and refusals, response times, the outbox and the last lead", async () => {
  const { port } = await start({ metrics: true });
  const before = Date.now() / 1000;
  await post(port);
  await post(port, { ...message, subject: "Another" });
  await post(port, { ...message, email: "" });
  await post(port, "{");
  const { status, type, text } = await figures(port);
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=/)]);
  expect(figure(text, 'leads_stored_total{form="contact"}')).toBe(2);
  expect(figure(text, 'leads_refused_total{reason="not valid"}')).toBe(1);
  expect(figure(text, 'leads_refused_total{reason="not an object"}')).toBe(1);
  expect(figure(text, "leads_answer_seconds_count")).toBe(4);
  expect(figure(text, "leads_outbox_waiting")).toBe(0);
  expect(figure(text, "leads_last_seconds")).toBeGreaterThanOrEqual(Math.floor(before));
  expect(text).not.toMatch(/ines|haddad/i);
});

test("the metrics have the outbox's length and the age of its oldest notice", async () => {
  const { notify } = settingsFrom({
    LEADS_NOTIFY: "http://127.0.0.1:1/",
    LEADS_NOTIFY_SECRET: "a secret of more than some length",
  });
  const { port } = await start({ metrics: true, notify });
  await post(port);
  const { text } = await figures(port);
  expect(figure(text, "leads_outbox_waiting")).toBe(1);
  expect(figure(text, "leads_outbox_age_seconds")).toBeGreaterThanOrEqual(0);
});

test("a process that responds is live, and one that can store leads is ready", async () => {
  const { port } = await start();
  expect(await get(port, "/health/live")).toMatchObject({ status: 200, text: '{"ok":true}' });
  await vi.waitFor(async () => {
    const [ready, health] = await Promise.all(["/health/ready", "/health"].map((path) => get(port, path)));
    expect(ready?.text).toBe(health?.text);
    expect(JSON.parse(ready?.text ?? "")).toMatchObject({ ok: true, queue: 0 });
  }, eventually);
});
