/** One scale of design: what is computed over all routes is counted, so that a size, a mix or a button of its own is seen. */
import { expect, type Page, test } from "playwright/test";
import { routes } from "../site/routes.ts";

/** How many different ones a page and its neighbors may have, at any one width. */
const scale = {
  sizes: 8,
  mixes: 14,
  weights: 3,
  lines: 4,
  radii: 4,
  buttons: 6,
  rhythms: 2,
};

type Kind = keyof typeof scale;

/** What an open page computes, by kind, each with an element that has it. */
const computed = (page: Page): Promise<{ [kind in Kind]: { [value: string]: string } }> =>
  page.evaluate(() => {
    const found = { sizes: {}, mixes: {}, weights: {}, lines: {}, radii: {}, buttons: {}, rhythms: {} } as {
      [kind: string]: { [value: string]: string };
    };
    for (const details of document.querySelectorAll("details")) details.open = true;
    const isControl = (element: Element) =>
      element.matches("input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea");
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("svg") || element.getClientRects().length === 0) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${element.className}`;
      const note = (kind: string, value: string) => {
        const values = found[kind];
        if (values) values[value] ??= name;
      };
      const says = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (says || isControl(element)) {
        const line = (Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize)).toFixed(2);
        note("sizes", style.fontSize);
        note("weights", style.fontWeight);
        note("lines", line);
        note("mixes", `${style.fontSize}/${line} ${style.fontWeight}`);
      }
      // A side that is straight is none of the scale's: a bar, a sheet that meets the edge of a phone.
      for (const radius of [style.borderTopLeftRadius, style.borderBottomRightRadius])
        if (Number.parseFloat(radius) > 0) note("radii", radius);
      if (element.matches(".btn, button")) {
        const { color, backgroundColor, borderColor, borderRadius, fontSize, fontWeight, paddingLeft } = style;
        const text = [color, backgroundColor, borderColor, borderRadius, fontSize, fontWeight].join(" ");
        // What stands for itself is padded; what stands in a line of text or of the header is not.
        note("buttons", `${text} ${element.matches(".btn:not(.btn-link)") ? paddingLeft : ""}`);
      }
      if (element.matches(".section, .hero, .call-to-action, .article-head, .form-page"))
        for (const space of [style.paddingTop, style.paddingBottom])
          if (Number.parseFloat(space) > 0) note("rhythms", space);
    }
    return found as { [kind in Kind]: { [value: string]: string } };
  });

test("all routes together keep to the scale, narrow and wide", async ({ page }) => {
  test.setTimeout(120_000);
  const widths = [390, 1440].map((width) => ({
    width,
    all: Object.fromEntries(Object.keys(scale).map((kind) => [kind, new Map<string, string>()])),
  }));
  for (const route of [...routes, "/nowhere"]) {
    await page.goto(route);
    for (const { width, all } of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const [kind, values] of Object.entries(await computed(page)))
        for (const [value, name] of Object.entries(values))
          if (!all[kind]?.has(value)) all[kind]?.set(value, `${route} ${name}`);
    }
  }
  for (const { width, all } of widths)
    for (const [kind, most] of Object.entries(scale)) {
      const values = all[kind] ?? new Map();
      expect.soft(values.size, `${kind} at ${width} px: none was found`).toBeGreaterThan(0);
      const list = [...values].map(([value, where]) => `${value} (${where})`).join("\n");
      expect.soft(values.size, `${kind} at ${width} px:\n${list}`).toBeLessThanOrEqual(most);
    }
});

/** A color's share of light, as contrast is reckoned. */
function luminance(color: string): number {
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The ring of what has the focus, and the nearest ground around it that is not see-through. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    let around = element.parentElement;
    while (around && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(around).backgroundColor))
      around = around.parentElement;
    const ground = getComputedStyle(around ?? document.documentElement).backgroundColor;
    const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`;
    // A card's one link shows its ring around the whole card.
    const onCard = getComputedStyle(element, "::after");
    const card = onCard.outlineStyle === "solid" ? onCard.outlineColor : undefined;
    return { name, look: `${outlineStyle} ${outlineWidth}`, color: card ?? outlineColor, boxShadow, ground };
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`one ring shows the focus, three to one at least, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const grounds = [
      "/",
      "/blog",
      "/estimate",
      "/services/devops",
      "/documentation",
      "/support",
      "/blog/ec2-right-sizing",
    ];
    for (const route of grounds) {
      await page.goto(route);
      const seen = new Set<string>();
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press("Tab");
        const ring = await ringOf(page);
        if (!ring) break;
        seen.add(ring.name);
        expect(`${ring.look} ${ring.boxShadow}`, `${route}: ${ring.name}`).toBe("solid 3px none");
        expect(
          contrast(ring.color, ring.ground),
          `${route}: ${ring.name}, ${ring.color} on ${ring.ground}`,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(seen.size).toBeGreaterThan(15);
    }
  });

test("every line of a list of contents is large enough for a finger", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ["/blog/ec2-right-sizing", "/documentation", "/privacy-policy"]) {
      await page.goto(route);
      const heights = await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>(".contents details")) details.open = true;
        return [...document.querySelectorAll(".contents :is(a, summary)")].map(
          (line) => line.getBoundingClientRect().height,
        );
      });
      expect(heights.length, route).toBeGreaterThan(3);
      expect(Math.min(...heights), `${route}, ${width} px wide`).toBeGreaterThanOrEqual(32);
    }
  }
});
