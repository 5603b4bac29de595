/** A thousand invented host names: no memory is retained for them, and others are not slowed down. */
import { request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { run } from "../../../src/receiver/server.ts";
import { createSite } from "../../../src/serve/static-host.ts";
import { endpoint } from "../../../src/site.ts";

const sitePort = 4173;

test("a thousand invented hosts", async () => {
  const answer = () => new Response("{}", { status: 201 });
  const receiver = { port: 8787, answer };
  const site = await run(createSite({ dist: "dist", builtEndpoint: endpoint, receiver, port: sitePort }), {
    port: 0,
    name: "PORT",
  });
  onTestFinished(() => site.close());
  const get = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { Host: host, "Accept-Encoding": "br" };
      const sent = request({ port: site.port, path: "/contact", agent: false, headers }, (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
      });
      sent.once("error", reject).end();
    });
  const timeOf = async (host: string) => {
    const before = performance.now();
    expect(await get(host)).toBe(200);
    return performance.now() - before;
  };
  const median = async (host: (index: number) => string) => {
    const times: number[] = [];
    for (let index = 0; index < 21; index++) times.push(await timeOf(host(index)));
    return times.sort((a, b) => a - b)[10] ?? 0;
  };
  const times: number[] = [];
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 1000; index++) times.push(await timeOf(`h${index}:${sitePort}`));
  const grown = Math.round((process.memoryUsage().heapUsed - before) / 2 ** 20);
  const [own, invented] = [
    await median(() => `localhost:${sitePort}`),
    await median((index) => `n${index}:${sitePort}`),
  ];
  const slowest = Math.round(Math.max(...times));
  console.log(
    `1,000 hosts: a page in at most ${slowest} ms, ${grown} MB more; ${own.toFixed(1)} ms for the own host, ${invented.toFixed(1)} for a new one`,
  );
  expect(slowest).toBeLessThan(1_000);
  // As a ratio, the speed of the machine cancels out. At the highest brotli level it was above 30.
  expect(invented / own).toBeLessThan(20);
  expect(grown).toBeLessThan(100);
});
