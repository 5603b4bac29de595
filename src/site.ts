/** The brand, its navigation and the endpoint of its forms: defined here and nowhere else. */

import type { Link } from "./engine/words/form-words.ts";

export { footer, header, services } from "./navigation.ts";

const name = "Keelwork";

/** Contact details. Separate from the brand, since forms' scripts include only this. */
export const contact = {
  email: "hello@keelwork.example",
  phone: { label: "+1 (555) 555-0142", href: "tel:+15555550142" },
};

/** Who the site belongs to. */
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
  /** The company's own page; `#` until it is known, since a stranger may own the likely name. */
  professionalNetwork: "#",
};

/** The privacy sentence beside the submit button. */
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

/** The owner's data for the legal texts; brackets appear on the page until they are filled in. */
export const owner = {
  legalEntity: "[legal entity]",
  place: "[registered office]",
  authority: "[supervisory authority]",
  hosting: "[hosting provider]",
  mail: "[mail provider]",
  /**
   * The maximum time that requests are kept, in months or days: the privacy policy states it, and the receiver deletes what is
   * older (`LEADS_KEEP`).
   */
  kept: "24 months",
};

/** The HSTS header; "; includeSubDomains; preload" would commit the whole domain, permanently. */
export const strictTransport = "max-age=63072000";

/** The port of the site that `npm start` serves, unless `PORT` is set. */
export const ownPort = 4173;

/** The receiver that `npm start` and `npm run dev` run. */
export const ownEndpoint = "http://localhost:8787/";

/** Where forms post to: a build-time setting. */
export const endpoint: string = import.meta.env?.VITE_LEADS_ENDPOINT || ownEndpoint;

/** The name of the `meta` tag with the endpoint, which a server may change. */
export const endpointName = "leads-endpoint";

/** The query parameter with the language of a translated form, for posts without script. */
export const langQuery = "lang";

/**
 * The query parameter in the action of an answer's form for fields that browsers may post nothing for: first empty, then once for
 * each field.
 */
export const shownQuery = "shown";

/** The query parameter with the operation on a draft that continues on another device. */
export const continueQuery = "continue";

/** The attribute of the endpoint's `meta` tag with the host of the request, set by a server that changed the endpoint. */
export const hostAttribute = "data-host";
