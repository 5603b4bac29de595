/** The terms of using the site, of asking for work and of paying for it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Terms of Service and Payment",
    description: `The terms for using this site and for working with ${brand.name}: requests and estimates, projects, invoices, rights in deliverables, and liability.`,
    keywords: [
      "terms of service",
      "consulting terms",
      "payment terms",
      "intellectual property",
      "limitation of liability",
      "service agreement",
    ],
  },
  sections: [
    {
      kind: "hero",
      label: "Legal",
      title: "Terms of Service",
      text: "What you can expect of us and what we expect of you, from reading an article to paying an invoice.",
      updated: true,
    },
    { kind: "prose" },
  ],
} satisfies Page;
