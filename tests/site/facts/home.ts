/** The home page (the spec's sections 1 and 2). */
import { brand } from "../../../src/site.ts";
import type { PageFacts } from "../fact.ts";
import { services } from "../routes.ts";

export const home: PageFacts = {
  route: "/",
  h1: brand.tagline,
  says: [
    "4+ years of experience",
    "100+ projects delivered",
    "90% long-term retention",
    "Zero security incidents",
    "6 months of post-project support",
    "within 4 hours on business days",
    "Free 30-minute consultation",
    "ISO 27001 and SOC 2",
    "Global remote team",
  ],
  linkLists: {
    ".hero a": [
      ["Free Consultation", "/consultation"],
      ["View Case Studies", "/case-studies"],
    ],
    "#services li a": services.map(({ route }) => ["Learn More", route]),
    "#services .section-action a": [["Request Custom Solution", "/custom-solution"]],
    ".call-to-action a": [
      ["Free Consultation", "/consultation"],
      ["Contact Us", "/contact"],
    ],
  },
  lists: { "#services h3": services.map(({ label }) => label) },
  pairs: {
    "#outcomes dl": [
      ["lower infrastructure cost", "4x"],
      ["faster deployments", "70%"],
      ["uptime", "99.9%"],
      ["productivity gain", "60%"],
    ],
  },
  counts: { ".hero .chips li": 4, "#why-choose-us li h3": 6, "#about": 1, ".call-to-action": 1 },
};
