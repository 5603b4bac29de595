/** How to report a security issue, and how the site and client systems are protected. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Security: Reports and Practices",
    description: `How to report a security issue to ${brand.name}, what happens next, and how we protect this site and the systems our clients give us access to.`,
    keywords: [
      "report a vulnerability",
      "responsible disclosure",
      "ISO 27001",
      "SOC 2",
      "security practices",
      "DevOps security",
    ],
  },
  sections: [
    {
      kind: "hero",
      label: "Trust",
      title: "Security",
      text: "How to tell us about a weakness, how soon we answer, and how we handle the access that clients entrust to us.",
      updated: true,
    },
    { kind: "prose" },
  ],
} satisfies Page;
