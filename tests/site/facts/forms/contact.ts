/** The page of the contact form, with the company's details beside it (the spec's sections 2, 3, 9). */
import { brand } from "../../../../src/site.ts";
import { type FormFacts, fullName } from "./form.ts";

export const contact: FormFacts = {
  route: "/contact",
  h1: "Contact Us",
  says: [
    "within 1 business day",
    "within 4 hours on business days",
    "For existing customers only",
    "emergency line",
    brand.region,
    brand.email,
    brand.phone.label,
  ],
  links: [
    [brand.email, `mailto:${brand.email}`],
    [brand.phone.label, brand.phone.href],
    [brand.hotline.label, brand.hotline.href],
  ],
  lists: {
    "form h2": ["Send us a Message"],
    "aside h2": ["Company contact details", "Business hours", "Emergency support", "Times in an emergency"],
  },
  pairs: {
    "aside section:nth-of-type(2) dl": [
      ["Mon-Fri", "9AM-6PM EST"],
      ["Weekends", "Emergency support only"],
    ],
  },
  fields: [...fullName, "inquiryType", "subject", "message"],
  values: { inquiryType: ["general", "sales", "support", "partnership", "media"] },
  chosen: {},
};
