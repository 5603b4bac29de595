/** How to report a security issue, and how the site and client systems are protected. */
import { claim } from "../../src/claims.ts";
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Security: Reports and Practices",
    description: claim(
      "clientPractices",
      `How to report a security issue to ${brand.name}, what happens next, and how we protect this site and the systems our clients give us access to.`,
      `How to report a security issue to ${brand.name}, what happens next, and how we protect this site and the requests that it takes.`,
    ),
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
      drawing: "gates",
      label: "Trust",
      title: "Security",
      text: claim(
        "clientPractices",
        "How to tell us about a weakness, how soon we answer, and how we handle the access that clients entrust to us.",
        "How to tell us about a weakness, how soon we answer, and how this site is protected.",
      ),
      updated: true,
    },
    { kind: "prose" },
  ],
} satisfies Page;
