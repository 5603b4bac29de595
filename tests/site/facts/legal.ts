/** The legal and security texts (the spec's sections 2 and 9). */
import { brand } from "../../../src/site.ts";
import type { PageFacts } from "../fact.ts";

const text = (route: string, h1: string, says: string[]): PageFacts => ({
  route,
  h1,
  says: ["Last updated:", ...says],
  counts: { ".hero time": 1, ".prose": 1 },
});

export const legalPages: PageFacts[] = [
  text("/privacy-policy", "Privacy Policy", ["kept for about 24 months", brand.email]),
  text("/terms-of-service", "Terms of Service", [
    "Invoices are due within 30 days of the invoice date unless agreed otherwise",
    "Within 2 business days",
    "Confirmation within 4 hours",
    "Within 1 business day",
    "Within 24 hours",
    "6 months of post-project support",
  ]),
  text("/cookie-policy", "Cookie Policy", ["Analytics cookies are kept for about 24 months"]),
  text("/security", "Security", ["We answer security issues within 2 hours", "ISO 27001 and SOC 2"]),
];
