/** What surrounds every page: header and footer (the spec's section 2). */
import { brand } from "../../../src/site.ts";
import type { Link } from "../dist.ts";
import { services } from "../routes.ts";

/** The eight service pages. */
export const serviceLinks: Link[] = services.map(({ label, route }) => [label, route]);

/** The header's plain links. */
export const headerLinks: Link[] = [
  ["Consulting", "/consulting"],
  ["About Us", "/about-us"],
  ["Case Studies", "/case-studies"],
  ["Blog", "/blog"],
];

/** The header's two buttons. */
export const headerButtons: Link[] = [
  ["Get Estimate", "/estimate"],
  ["Free Consultation", "/consultation"],
];

/** The footer's groups, by the name of each. */
export const footerGroups: { [title: string]: Link[] } = {
  Services: serviceLinks,
  Company: [
    ["About Us", "/about-us"],
    ["Case Studies", "/case-studies"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ],
  Resources: [
    ["Documentation", "/documentation"],
    ["Knowledge Base", "/knowledge-base"],
    ["Support", "/support"],
  ],
  Legal: [
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
    ["Cookie Policy", "/cookie-policy"],
    ["Security", "/security"],
  ],
};

/** The footer's contact address and place. */
export const footerContact = { email: brand.email, place: brand.region };

/** The footer's social links: one professional network, two placeholders. */
export const social: Link[] = [
  [`${brand.name} on LinkedIn`, brand.professionalNetwork],
  ["GitHub (coming soon)", "#"],
  ["X (coming soon)", "#"],
];

/** The not-found page (the spec's sections 2 and 8). */
export const missing = {
  route: "/404",
  h1: "Oops! Page not found",
  says: ["404", "Oops! Page not found"],
  links: [["Return to Home", "/"]] satisfies Link[],
};
