/**
 * The design scale: how many different sizes, mixes and buttons pages may have, and the computed styles of an open page.
 */
import type { Page } from "playwright/test";

/** The maximum numbers of different values on a page and its neighbors, at any one width. */
export const scale = {
  sizes: 8,
  mixes: 14,
  weights: 3,
  lines: 4,
  radii: 4,
  buttons: 6,
  rhythms: 2,
};

type Kind = keyof typeof scale;

/** The computed styles of an open page, by kind, each with an element that has it. */
export const computed = (page: Page): Promise<{ [kind in Kind]: { [value: string]: string } }> =>
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
      // Square corners do not count, as of a bar, or of a sheet at the edge of a phone's screen.
      for (const radius of [style.borderTopLeftRadius, style.borderBottomRightRadius])
        if (Number.parseFloat(radius) > 0) note("radii", radius);
      if (element.matches(".btn, button")) {
        const { color, backgroundColor, borderColor, borderRadius, fontSize, fontWeight, paddingLeft } = style;
        const text = [color, backgroundColor, borderColor, borderRadius, fontSize, fontWeight].join(" ");
        // Buttons have padding, except in running text and in the header.
        note("buttons", `${text} ${element.matches(".btn:not(.btn-link)") ? paddingLeft : ""}`);
      }
      if (element.matches(".section, .hero, .call-to-action, .article-head, .form-page"))
        for (const space of [style.paddingTop, style.paddingBottom])
          if (Number.parseFloat(space) > 0) note("rhythms", space);
    }
    return found as { [kind in Kind]: { [value: string]: string } };
  });
