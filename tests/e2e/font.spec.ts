/** The font is subset to the site's letters; its text is as wide as with the full font, and no line shifts. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { builtOf } from "../../src/serve/build-record.ts";
import { isFull } from "../faults/size.ts";
import { documents } from "./documents.ts";
import { holdBack } from "./hold-back.ts";
import { moving } from "./motion.ts";
import { test as painted } from "./painted.ts";

test.use(moving);

const asset = builtOf(".", "site")?.assets?.[0]?.find((file) => file.endsWith(".woff2"));
const whole = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const inPage = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;

const sample =
  "AVATAR To Wave. Type – 4× faster, 99.9% uptime: José Müller-Åsén, François Nuñez, Ørsted, O’Brien; fi fl";

test("words of every weight are as wide as in the full font", async ({ page }) => {
  for (const weight of [400, 500, 600, 650, 700]) {
    await page.setContent(`<style>
      @font-face { font-family: whole; src: url(${inPage(whole)}); font-weight: 400 700 }
      @font-face { font-family: subset; src: url(${inPage(`${asset}`)}); font-weight: 400 700 }
      span { font-size: 40px; font-weight: ${weight}; white-space: nowrap }
    </style><p><span style="font-family: whole">${sample}</span></p><p><span style="font-family: subset">${sample}</span></p>`);
    const [wide = 0, narrow = 0] = await page.evaluate(async () => {
      const faces = await Promise.all([...document.fonts].map((face) => face.load()));
      if (faces.some(({ status }) => status !== "loaded")) return [];
      return [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width);
    });
    expect(wide, `${weight}`).toBeGreaterThan(1000);
    expect(Math.abs(narrow / wide - 1), `${weight}`).toBeLessThan(weight === 400 ? 0.0005 : 0.005);
  }
});

test("a name with letters that the font lacks does not shift its lines", async ({ page }) => {
  await page.goto("/about-us");
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const heights = await page
    .locator("main p")
    .first()
    .evaluate((element) => {
      const measure = (text: string) => {
        element.textContent = text;
        return element.getBoundingClientRect().height;
      };
      return [measure("Jan Lodz"), measure("Jan Łódź, Žofie Šimůnková, Őze, Γιάννης")];
    });
  expect(heights[1]).toBe(heights[0]);
});

/** Pages of different kinds; the long run takes every page. */
const visited = ["/", "/services/devops", "/blog/ec2-right-sizing", "/estimate", "/contact", "/knowledge-base"];

/** Screens in use, and widths between them. */
const widths = [320, 360, 375, 390, 412, 430, 480, 600, 768, 820, 912, 1024, 1112, 1280, 1366, 1440, 1536, 1920];

/** Leaves only the parts of a page that reserve room, invisible: the rest would be laid out again at each width. */
function bare(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { visibility: hidden } :is(main > *, footer):not(:has([data-room])) { display: none }");
  document.adoptedStyleSheets.push(sheet);
}

test("at any width, an opening is as tall in the fallback font as in the web font", async ({ page }) => {
  const moved: string[] = [];
  for (const route of isFull ? documents : visited) {
    await page.goto(route);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))));
    await page.evaluate(bare);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const changed = await page.evaluate(() => {
        const { style } = document.documentElement;
        const texts = [...document.querySelectorAll<HTMLElement>("[data-room]")];
        const heights = () => texts.map((text) => text.getBoundingClientRect().height);
        const after = heights();
        style.setProperty("--bs-body-font-family", "var(--fallback)");
        const before = heights();
        style.removeProperty("--bs-body-font-family");
        if (!texts.some(({ localName }) => localName === "h1")) return ["no heading has room"];
        return texts.flatMap((text, index) =>
          before[index] === after[index]
            ? []
            : [`"${text.textContent?.slice(0, 40)}": ${before[index]} px in the fallback, ${after[index]} px after`],
        );
      });
      moved.push(...changed.map((text) => `${route}, ${width} px: ${text}`));
    }
  }
  expect(moved).toEqual([]);
});

/** A phone's network, as in the bench: 150 ms round trip, 1.6 Mbit/s. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What the page below records of its own heading. */
interface Noted {
  /** Its initial width. */
  first: number;
  /** The number of frames from loading the font to using it; undefined before that. */
  frames?: number;
  /** By how much the layout has shifted, as browsers count it. */
  shift: number;
}

/** Checks in every frame whether the font has loaded, and whether the heading uses it, by its width. */
function watchHeading(): void {
  const noted: Noted = { first: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { noted });
  let since = 0;
  const look = () => {
    const words = document.querySelector("h1")?.firstChild;
    if (words) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { width = 0 } = range.getClientRects()[0] ?? {};
      noted.first ||= width;
      if (width !== noted.first) noted.frames = since;
    }
    const hasCome = [...document.fonts].some(
      ({ family, status }) => /^"?Instrument Sans"?$/.test(family) && status === "loaded",
    );
    if (hasCome) since += 1;
    if (noted.frames === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

for (const width of [1280, 390])
  painted(
    `on a first visit, ${width} px wide, the typeface shows with the next frame after its arrival, and nothing moves`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      const session = await page.context().newCDPSession(page);
      await session.send("Network.emulateNetworkConditions", slow);
      await page.addInitScript(watchHeading);
      for (const route of isFull ? documents : visited) {
        // Whatever the machine, the font arrives after the heading has been displayed without it. Requests that are held back are
        // not cached, so that each visit is the first.
        const letGo = await holdBack(page, "**/*.woff2");
        await page.goto(route, { waitUntil: "commit" });
        await expect.poll(async () => (await noted(page))?.first, route).toBeGreaterThan(0);
        // Shifts while the document itself arrives are not caused by the font.
        await page.waitForLoadState("domcontentloaded");
        const { shift: before } = await noted(page);
        letGo();
        await expect.poll(async () => (await noted(page)).frames, route).toBeDefined();
        const { frames, shift } = await noted(page);
        expect(frames, route).toBeLessThanOrEqual(2);
        // Letters may move within their line, which browsers do not count as a shift.
        expect(shift - before, route).toBe(0);
        // The pixels are the font's: with the fallback alone, the heading looks different.
        const heading = page.locator("h1");
        const shown = await heading.screenshot();
        await heading.evaluate((element) => {
          element.style.fontFamily = '"Instrument Sans fallback"';
        });
        expect(shown.equals(await heading.screenshot()), route).toBe(false);
        await page.unroute("**/*.woff2");
      }
    },
  );
