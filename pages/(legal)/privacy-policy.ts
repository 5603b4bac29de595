/** What personal data the site takes in, why, for how long, and what a visitor can ask for. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Privacy Policy: Your Data and Rights",
    description: `What ${brand.name} does with the personal data in your request: which fields we take in, why, who sees them, how long we keep them, and your rights.`,
    keywords: [
      "privacy policy",
      "personal data",
      "data protection",
      "GDPR rights",
      "data retention",
      "contact form privacy",
    ],
  },
  sections: [
    {
      kind: "hero",
      label: "Legal",
      title: "Privacy Policy",
      text: "The site has five request forms, no accounts and no tracking scripts. This page says what happens to the details you choose to send us.",
      updated: true,
    },
    { kind: "prose" },
  ],
} satisfies Page;
