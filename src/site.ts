/** The brand, its navigation, what it promises and what its owner still has to fill in: said here and nowhere else. */

import type { Link } from "./engine/definition.ts";
import { outcomes } from "./outcomes.ts";

export { footer, header, services } from "./navigation.ts";

const name = "Keelwork";

/** Who the site is. */
export const brand = {
  name,
  legalName: "Keelwork",
  url: "https://keelwork.example",
  tagline: "DevOps Excellence. Cloud Mastery. IT Innovation.",
  description: "DevOps, cloud and security engineering for companies that run production systems.",
  email: "hello@keelwork.example",
  securityEmail: "security@keelwork.example",
  phone: { label: "+1 (555) 555-0142", href: "tel:+15555550142" },
  hotline: { label: "+1 (555) 555-0199", href: "tel:+15555550199" },
  region: "Global Remote Team",
  founded: 2020,
  teamSize: "10-50",
  professionalNetwork: "https://www.linkedin.com/company/keelwork",
};

/** A page's title with the brand, which is added where it is missing. */
export const fullTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} | ${brand.name}`);

/** The footer's social links: one network, two placeholders (the spec's section 2). */
export const social: (Link & { icon: "linkedin" | "github" | "twitter-x" })[] = [
  { label: `${name} on LinkedIn`, href: brand.professionalNetwork, icon: "linkedin" },
  { label: "GitHub (coming soon)", href: "#", icon: "github" },
  { label: "X (coming soon)", href: "#", icon: "twitter-x" },
];

/** A promise of time: who has it, what it measures, the bare time, and the time with its condition as pages say it. */
interface Clock {
  for: string;
  measures: string;
  time: string;
  words: string;
}

const newWork = "Anybody who asks about new work";

/** Every promise of time (the spec's section 9). Pages and documents take their words from here, and a test finds others. */
export const clocks = {
  response: {
    for: "Anybody who writes to us",
    measures: "a person has read the message and says who answers it and when",
    time: "4 hours",
    words: "within 4 hours on business days",
  },
  estimate: {
    for: newWork,
    measures: "the written estimate is sent",
    time: "2 business days",
    words: "within 2 business days",
  },
  consultation: {
    for: newWork,
    measures: "the time of the call is confirmed",
    time: "4 hours",
    words: "within 4 hours on business days",
  },
  contact: {
    for: "Anybody who sends the contact form",
    measures: "a person answers; a technical question goes on to support, whose plan sets its time",
    time: "1 business day",
    words: "within 1 business day",
  },
  transformation: {
    for: newWork,
    measures: "an engineer answers with a first view of the work",
    time: "24 hours",
    words: "within 24 hours, weekends not counted",
  },
  customSolution: {
    for: newWork,
    measures: "an engineer answers to discuss the requirements",
    time: "24 hours",
    words: "within 24 hours, weekends not counted",
  },
  community: {
    for: "Anybody with a technical question",
    measures: "an engineer answers the question by email",
    time: "5 business days",
    words: "within 5 business days",
  },
  professional: {
    for: "Customers with Professional Support",
    measures: "an engineer answers the question by email",
    time: "24 hours",
    words: "within 24 hours, Sundays not counted",
  },
  enterprise: {
    for: "Customers with Enterprise Support",
    measures: "an engineer works on the request",
    time: "2 hours",
    words: "within 2 hours, at any hour of any day",
  },
  emergency: {
    for: "Customers with Enterprise Support who call the hotline",
    measures: "an engineer works on the outage",
    time: "15 minutes",
    words: "within 15 minutes, at any hour of any day",
  },
  security: {
    for: "Anybody who reports a security issue",
    measures: "a person confirms the report and handles it",
    time: "2 hours",
    words: "within 2 hours, at any hour of any day",
  },
  resolution: {
    for: "Every plan",
    measures: "the fault is gone",
    time: "no fixed time",
    words: "in no fixed time: a repair takes what its cause takes",
  },
} satisfies { [promise: string]: Clock };

/** A call that has no effect: bare words would bring all the promises into every form, for the endpoint's sake. */
const ticketWords = /* @__PURE__ */ (({ emergency, contact }: typeof clocks) =>
  `The call starts the clock: with Enterprise Support an engineer works on the outage ${emergency.words}. A ticket without a call is answered like any message, ${contact.words}.`)(
  clocks,
);

/** What holds in an emergency and on weekends: one rule, which /contact and /support both give. */
export const support = {
  emergency:
    "For existing customers only: if production is down or data is at risk, call the emergency line first, at any hour of any day. Then send the ticket through the contact form, so that the details are in writing while an engineer is already looking.",
  ticket: ticketWords,
  weekends:
    "On weekends messages wait until Monday. Saturday hours are for customers with Professional or Enterprise Support, and the emergency line is answered at any hour.",
};

/** What the legal texts need of the owner; brackets show on the page until it is filled in. */
export const owner = {
  legalEntity: "[legal entity]",
  place: "[registered office]",
  authority: "[supervisory authority]",
};

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

/** How long browsers keep this host encrypted; "; includeSubDomains; preload" promises the whole domain, for good. */
export const strictTransport = "max-age=63072000";

/** The receiver that `npm start` and `npm run dev` run. */
export const ownEndpoint = "http://localhost:8787/";

/** Where forms post to: a build-time setting. */
export const endpoint: string = import.meta.env?.VITE_LEADS_ENDPOINT || ownEndpoint;

/** The document's own word on the endpoint, which a server may change: the name of its `meta` tag. */
export const endpointName = "leads-endpoint";

/** The attribute of that tag that says which host a server was asked by, where it changed it. */
export const hostAttribute = "data-host";
