/** Blanks that only the owner can fill in: names, addresses, prices, working hours. */
import { countings, officeHours } from "../hours.ts";
import { proof } from "../proof.ts";
import { brand, endpoint, owner } from "../site.ts";
import { slots } from "../terms.ts";
import { blank, type OwnerEntry } from "./entry.ts";

const site = (key: string) => `src/site.ts ${key}`;

/** The lists of proof, each with the page that shows it. */
const proofs: { [name in keyof typeof proof]: [what: string, route: string] } = {
  team: ["who does the work: names, roles, a link each, with their consent", "/about-us"],
  clients: ["marks of clients who agreed to be named", "/"],
  quotes: ["words of clients, with name, role, company and consent", "/"],
  credentials: ["certificates, with the issuer's page that confirms each", "/about-us"],
  partners: ["partner status, with the vendor's page that confirms it", "/about-us"],
};

/** The blanks. */
export const blanks: OwnerEntry[] = [
  blank(
    "name and register number of the legal entity",
    owner.legalEntity,
    "/privacy-policy",
    site("owner.legalEntity"),
  ),
  blank("registered office, whose law applies", owner.place, "/terms-of-service", site("owner.place")),
  blank("data protection authority in charge", owner.authority, "/privacy-policy", site("owner.authority")),
  blank("provider that hosts the site and its receiver", owner.hosting, "/privacy-policy", site("owner.hosting")),
  blank("provider of email", owner.mail, "/privacy-policy", site("owner.mail")),
  blank("address of the site, and of its mail", brand.email, "/contact", site("brand.url, brand.email")),
  blank(
    "mailbox for security reports, read at any hour",
    brand.securityEmail,
    "/security",
    site("brand.securityEmail"),
  ),
  blank("telephone number", brand.phone.label, "/contact", site("brand.phone")),
  blank("emergency hotline", brand.hotline.label, "/support", site("brand.hotline")),
  blank(
    "own page on the professional network: `#` until it is known",
    brand.professionalNetwork,
    "/",
    site("brand.professionalNetwork"),
  ),
  blank("own pages on the two other networks: `#` until they are known", "#", "/", site("social")),
  blank("endpoint that the forms post to", endpoint, "/estimate", "VITE_LEADS_ENDPOINT, when building"),
  blank("price range of an assessment", slots.assessmentPrice, "/consulting", "src/terms.ts slots.assessmentPrice"),
  blank("price range of a project", slots.projectPrice, "/consulting", "src/terms.ts slots.projectPrice"),
  blank("day rate", slots.dayRate, "/consulting", "src/terms.ts slots.dayRate"),
  blank("notice of a monthly engagement", slots.notice, "/consulting", "src/terms.ts slots.notice"),
  blank(
    "where the data processing agreement can be read",
    slots.dataProcessing,
    "/consulting",
    "src/terms.ts slots.dataProcessing",
  ),
  blank(
    "public holidays on which no time is counted",
    countings.businessDays.rule,
    "/support",
    "src/hours.ts countings",
  ),
  blank(
    `whether ${officeHours.zone} is the same in summer, or an hour ahead`,
    `${officeHours.daily} is ${officeHours.utc}`,
    "/support",
    "src/hours.ts office",
  ),
  ...Object.entries(proofs)
    .filter(([name]) => proof[name as keyof typeof proof].length === 0)
    .map(([name, [what, route]]) => blank(what, "", route, `src/proof.ts proof.${name}`)),
];
