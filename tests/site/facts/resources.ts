/** Community and support (the spec's sections 2, 3 and 9). */
import { claim } from "../../../src/claims.ts";
import { brand } from "../../../src/site.ts";
import type { PageFacts } from "../fact.ts";

/** The price and features of each support plan. */
const plans: { name: string; price: string; features: string[] }[] = [
  {
    name: "Community Support",
    price: "Free",
    features: [
      "Email support reply within 5 business days",
      "Knowledge base with 500+ articles",
      "Documentation and guides",
      "Slack community",
    ],
  },
  {
    name: "Professional Support",
    price: "$199/month",
    features: [
      "Email reply within 24 hours",
      ...claim("planExtras", ["Priority over Community requests", "Help with configuration and upgrades"], []),
      "Everything in Community Support",
    ],
  },
  {
    name: "Enterprise Support",
    price: "Custom",
    features: [
      "24/7 support",
      "Emergency response 15 minutes",
      "Standard response 2 hours",
      "Everything in Professional Support",
    ],
  },
];

const supportForm = "/contact?inquiryType=support";

export const resourcePages: PageFacts[] = [
  {
    route: "/community",
    h1: "Compare notes with people who run production",
    lists: { "#join h3": ["Slack community", "Monthly meetups", "Certification program"] },
    linkLists: {
      "#join a": [
        ["How to join", "#slack"],
        ["How to join", "#meetups"],
        ["How to join", "#certification"],
      ],
    },
    pairs: {
      "#impact dl": [
        ["members", "5,000+"],
        ["monthly events", "150+"],
        ["certified professionals", "1,200+"],
        ["countries", "50+"],
      ],
    },
  },
  {
    route: "/support",
    h1: "Help from engineers who can read the logs",
    says: [
      "500+ articles",
      "Mon-Fri 9 AM-6 PM EST",
      "Security issues are answered within 2 hours",
      "existing customers",
    ],
    lists: {
      "#channels h3": ["Live chat", "Phone", "Knowledge base"],
      ".plan h3": plans.map(({ name }) => name),
      ".plan-price": plans.map(({ price }) => price),
      ".plan li": plans.flatMap(({ features }) => features),
      ".plan-flag": ["Most Popular"],
      ".plan-popular h3": ["Professional Support"],
    },
    linkLists: {
      "#channels a": [
        ["Start Live Chat", supportForm],
        [brand.phone.label, brand.phone.href],
        ["Browse Knowledge Base", "/knowledge-base"],
      ],
      ".plan a": [
        ["Contact Support", supportForm],
        ["Choose Professional", supportForm],
        ["Schedule Consultation", "/consultation"],
      ],
      "#emergency a": [
        [`Call ${brand.hotline.label}`, brand.hotline.href],
        ["Submit Critical Ticket", "/contact"],
      ],
    },
    pairs: {
      "#hours dl": [
        ["Mon-Fri", "9 AM-6 PM EST"],
        ["Sat", "10 AM-2 PM EST"],
        ["Sun", "Closed"],
        ["Live chat", "Mon-Fri 9 AM-6 PM EST"],
      ],
    },
    counts: { ".plan": 3 },
  },
];
