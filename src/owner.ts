/** What the owner fills in or confirms before the site goes live: facts and commitments that nobody else can give. */

import { clocks, support } from "./clocks.ts";
import { outcomes } from "./outcomes.ts";
import { brand, owner } from "./site.ts";

/** What is to be filled in or confirmed before the site goes live: what it is, the words that stand for it, and where. */
export interface Pending {
  what: string;
  now: string;
  route: string;
}

/** Facts and commitments that only the owner can give; `npm run check` prints them. */
export const pending: Pending[] = [
  { what: "name and register number of the legal entity", now: owner.legalEntity, route: "/privacy-policy" },
  { what: "registered office, whose law applies", now: owner.place, route: "/terms-of-service" },
  { what: "data protection authority in charge", now: owner.authority, route: "/privacy-policy" },
  { what: "provider that hosts the site and its receiver", now: owner.hosting, route: "/privacy-policy" },
  { what: "provider of email", now: owner.mail, route: "/privacy-policy" },
  { what: "address of the site, and of its mail", now: brand.email, route: "/contact" },
  { what: "telephone number", now: brand.phone.label, route: "/contact" },
  { what: "emergency hotline", now: brand.hotline.label, route: "/support" },
  { what: "page on the professional network, which may be a stranger's", now: brand.professionalNetwork, route: "/" },
  {
    what: "what each promise of time measures, for whom, in which hours",
    now: clocks.professional.words,
    route: "/support",
  },
  { what: "ranges in the results of three case studies", now: "fell by 40% to 50%", route: "/case-studies" },
  { what: "record, as the owner's own", now: "zero security incidents", route: "/security" },
  { what: "commitment: who is called at any hour", now: support.emergency, route: "/support" },
  { what: "commitment: who has Saturday hours", now: support.weekends, route: "/support" },
  { what: "commitment: how long data requests take", now: "within one month", route: "/privacy-policy" },
  { what: "commitment: what researchers may do", now: "will not take legal action", route: "/security" },
  { what: "commitment: the limit of liability", now: "limited to the fees paid", route: "/terms-of-service" },
  { what: "commitment: what follows a consultation", now: "a one-page summary", route: "/consultation" },
  {
    what: "commitment: secrecy before the first call",
    now: "a mutual non-disclosure agreement",
    route: "/custom-solution",
  },
  { what: "commitment: articles by email", now: "support sends any of them by email", route: "/knowledge-base" },
  { what: "commitment: one newsletter per article", now: "One message per article", route: "/blog" },
  { what: "what the community's figures count", now: "people in the Slack workspace", route: "/community" },
  { what: "how each outcome was measured", now: outcomes.cost.measured, route: "/services/cloud-solutions" },
];
