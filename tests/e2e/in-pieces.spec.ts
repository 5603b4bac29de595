/** While a document arrives in pieces, as over a slow network, nothing on the screen moves. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { isFull } from "../faults/size.ts";
import { documents } from "./documents.ts";
import { moving } from "./motion.ts";

test.use(moving);

/** The pieces that fill the first screen: each ends with an element, where a browser may paint. */
function piecesOf(route: string): string[] {
  const whole = readFileSync(`dist${route}/index.html`, "utf8");
  const pieces = whole.split(/(?<=<\/(?:header|nav|h1|h2|p|ul|svg|section|form)>)/);
  return [...pieces.slice(0, 40), pieces.slice(40).join("")];
}

/** Serves one document to `page`, each piece after the frame that shows the previous one. */
async function openInPieces(page: Page, route: string): Promise<void> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const asked = once(server, "request");
  const committed = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`, {
    waitUntil: "commit",
  });
  const [, answer] = (await asked) as [unknown, ServerResponse];
  answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).flushHeaders();
  for (const piece of piecesOf(route)) {
    answer.write(piece);
    await committed;
    await page.evaluate(async () => {
      await new Promise((come) => setTimeout(come, 20));
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    });
  }
  answer.end();
  server.close();
  await page.waitForLoadState();
}

const visited = ["/knowledge-base", "/services/microservices-architecture", "/estimate"];

for (const route of isFull ? documents : visited)
  for (const width of [1280, 390])
    test(`nothing moves while ${route} arrives in pieces, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Without the web font and scripts, which are tested elsewhere.
      await page.route(/\/assets\//, (asset) => asset.abort());
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
            shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName)}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await openInPieces(page, route);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
