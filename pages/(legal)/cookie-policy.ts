/** Which cookies the site sets today (none), and the rules for any that come later. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Cookie Policy: No Cookies Today",
    description: `Which cookies ${brand.name} sets today, what would change if analytics were added, how long such cookies would be kept and how to refuse them.`,
    keywords: ["cookie policy", "analytics cookies", "cookie consent", "browser storage", "do not track"],
  },
  sections: [
    {
      kind: "hero",
      label: "Legal",
      title: "Cookie Policy",
      text: "This site sets no cookies today. If analytics cookies are ever added, they will wait for your agreement.",
      updated: true,
    },
    { kind: "prose" },
  ],
} satisfies Page;
