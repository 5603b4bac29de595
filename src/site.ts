/** The brand, its navigation and where its forms post to: said here and nowhere else. */

import type { Link } from "./engine/definition.ts";

export { footer, header, services } from "./navigation.ts";

const name = "Keelwork";

/** Whom to reach without a form. By itself, since it comes with a form's scripts, and the rest of the brand does not. */
export const contact = {
  email: "hello@keelwork.example",
  phone: { label: "+1 (555) 555-0142", href: "tel:+15555550142" },
};

/** Who the site is. */
export const brand = {
  ...contact,
  name,
  legalName: "Keelwork",
  url: "https://keelwork.example",
  tagline: "DevOps Excellence. Cloud Mastery. IT Innovation.",
  description: "DevOps, cloud and security engineering for companies that run production systems.",
  securityEmail: "security@keelwork.example",
  hotline: { label: "+1 (555) 555-0199", href: "tel:+15555550199" },
  region: "Global Remote Team",
  founded: 2020,
  teamSize: "10-50",
  /** The own page on the professional network; `#` until it is known, since a stranger may own the likely name. */
  professionalNetwork: "#",
};

/** What becomes of a request, said beside the button that sends it. */
export const privacy: { text: string; link: Link } = {
  text: "We use what you send to answer you, never for advertising.",
  link: { label: "Privacy Policy", href: "/privacy-policy" },
};

/** A page's title with the brand, which is added where it is missing. */
export const fullTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} | ${brand.name}`);

/** The footer's social links: one network, two placeholders (the spec's section 2). */
export const social: (Link & { icon: "linkedin" | "github" | "twitter-x" })[] = [
  { label: `${name} on LinkedIn`, href: brand.professionalNetwork, icon: "linkedin" },
  { label: "GitHub (coming soon)", href: "#", icon: "github" },
  { label: "X (coming soon)", href: "#", icon: "twitter-x" },
];

/** What the legal texts need of the owner; brackets show on the page until it is filled in. */
export const owner = {
  legalEntity: "[legal entity]",
  place: "[registered office]",
  authority: "[supervisory authority]",
  hosting: "[hosting provider]",
  mail: "[mail provider]",
  /** How long requests are kept at the most: the privacy policy says it, and the receiver deletes what is older (`LEADS_KEEP`). */
  kept: "24 months",
};

/** How long browsers keep this host encrypted; "; includeSubDomains; preload" promises the whole domain, for good. */
export const strictTransport = "max-age=63072000";

/** The receiver that `npm start` and `npm run dev` run. */
export const ownEndpoint = "http://localhost:8787/";

/** Where forms post to: a build-time setting. */
export const endpoint: string = import.meta.env?.VITE_LEADS_ENDPOINT || ownEndpoint;

/** The document's own word on the endpoint, which a server may change: the name of its `meta` tag. */
export const endpointName = "leads-endpoint";

/** Says, in the address that a translation's form is posted to without script, which language it is in. */
export const langQuery = "lang";

/** Says, in the address that a page asks at, what it asks of a draft that continues on another device. */
export const continueQuery = "continue";

/** The attribute of that tag that says which host a server was asked by, where it changed it. */
export const hostAttribute = "data-host";
