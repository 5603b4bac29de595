/** One visit without cache on a slow phone, through the DevTools protocol. */
import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import { blank } from "./host.ts";
import { type Vitals, watch, watchForm } from "./vitals.ts";

/** A phone's network: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The CPU throttling factor. */
const slowdown = 4;

/** A page without requests for so long is idle, in milliseconds. */
const quietFor = 500;

/** The timeout for a page to become idle, in milliseconds. */
const timeout = 60_000;

/** Deviations from the default visit. */
export interface VisitOptions {
  /** Whether the network is not throttled; for measurements after loading. */
  fastNetwork?: boolean;
  /** Whether to wait for a form on the page. */
  form?: boolean;
  /** Runs inside the page, before any of its scripts. */
  inside?: () => void;
  /** What the visitor does while the page loads. */
  meanwhile?: (page: Page) => Promise<void>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A visit to one page. */
export class Visit {
  private readonly underWay = new Set<string>();
  private readonly scripts = new Set<string>();
  private changed = Date.now();
  /** Bytes received over the network, headers included. */
  bytes = 0;
  /** The bytes of scripts. */
  scriptBytes = 0;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  /** Opens a page and waits until it is idle. */
  static async open(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const visit = new Visit(context, page, session);
    await page.addInitScript(watch);
    if (options.form) await page.addInitScript(watchForm);
    if (options.inside) await page.addInitScript(options.inside);
    await session.send("Network.enable");
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    // The browser starts a process for the site, which takes a varying time and must not be measured.
    await page.goto(new URL(blank, url).href);
    visit.count();
    if (!options.fastNetwork) await session.send("Network.emulateNetworkConditions", slow4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    try {
      await page.goto(url, { waitUntil: "commit", timeout });
      await Promise.all([page.waitForLoadState("load", { timeout }), options.meanwhile?.(page)]);
      await visit.settle(options.form ?? false);
    } catch (error) {
      await visit.close();
      throw error;
    }
    return visit;
  }

  private count(): void {
    const { session, underWay, scripts } = this;
    session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
      if (!/^https?:/.test(request.url)) return;
      this.changed = Date.now();
      underWay.add(requestId);
      if (type === "Script") scripts.add(requestId);
    });
    const end = (requestId: string, bytes: number) => {
      if (!underWay.delete(requestId)) return;
      this.changed = Date.now();
      this.bytes += bytes;
      if (scripts.has(requestId)) this.scriptBytes += bytes;
    };
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
    session.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  }

  private async settle(form: boolean): Promise<void> {
    const deadline = Date.now() + timeout;
    const isQuiet = () => this.underWay.size === 0 && Date.now() - this.changed > quietFor;
    const isReady = async () => !form || (await this.vitals()).ready > 0;
    while (!(isQuiet() && (await isReady()))) {
      if (Date.now() > deadline) throw new Error(`${this.page.url()} did not come to rest`);
      await pause(50);
    }
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    await pause(200);
  }

  vitals(): Promise<Vitals> {
    return this.page.evaluate(() => window.vitals);
  }

  /** Processor time of scripts so far, in seconds; unaffected by other load on the machine. */
  async scriptTime(): Promise<number> {
    const { metrics } = await this.session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
