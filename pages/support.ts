/** Support: the channels, the three plans, the emergency line and the hours. */

import { claim } from "../src/claims.ts";
import { clocks, promises, repair, support } from "../src/clocks.ts";
import { officeHours, supportTimes } from "../src/hours.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Support Plans, Hours and Emergency Line",
    description: `Support from ${brand.name} by email and phone: three plans from free to 24/7, a hotline for production emergencies, and the hours of each.`,
    keywords: ["DevOps support", "cloud support plans", "24/7 support", "emergency hotline"],
  },
  sections: [
    {
      kind: "hero",
      drawing: "week",
      label: "Support",
      title: "Help from engineers who can read the logs",
      text: "Write, call or look it up. Customers whose production is down call the hotline first.",
      actions: [
        { label: "Compare plans", href: "#plans" },
        { label: "Emergency support", href: "#emergency" },
      ],
    },
    {
      kind: "cards",
      id: "channels",
      title: "Three ways to reach us",
      look: "framed",
      items: [
        {
          icon: "chat-dots",
          title: "Live chat",
          text: `${officeHours.weekly}. There is no chat window yet: the button opens the contact form with Support chosen, and the reply comes by email within your plan's response time.`,
          link: { label: "Start Live Chat", href: "/contact?inquiryType=support" },
        },
        {
          icon: "telephone",
          title: "Phone",
          text: "In office hours. Say when the problem began and what changed last.",
          link: { label: brand.phone.label, href: brand.phone.href },
        },
        {
          icon: "journal-text",
          title: "Knowledge base",
          text: claim(
            "knowledgeByEmail",
            "500+ articles that we work from. The site lists 25 titles in five categories; support sends the text of any of them by email, whatever your plan.",
            "500+ articles. The site lists 25 titles in five categories.",
          ),
          link: { label: "Browse Knowledge Base", href: "/knowledge-base" },
        },
      ],
    },
    {
      kind: "plans",
      id: "plans",
      title: "Support plans",
      text: `A reply is an engineer's answer. A repair has ${repair.words}. ${repair.rule}`,
      items: [
        {
          name: "Community Support",
          price: "Free",
          description: "For teams that can wait some days for an answer.",
          features: [
            `Email support reply ${clocks.community.words}`,
            "Knowledge base with 500+ articles",
            "Documentation and guides",
            "Slack community",
          ],
          action: { label: "Contact Support", href: "/contact?inquiryType=support" },
        },
        {
          name: "Professional Support",
          price: "$199/month",
          description: `For teams with users in production. The reply comes ${clocks.professional.words}.`,
          features: [
            `Email reply within ${clocks.professional.time}`,
            ...claim("planExtras", ["Priority over Community requests", "Help with configuration and upgrades"], []),
            "Everything in Community Support",
          ],
          action: { label: "Choose Professional", href: "/contact?inquiryType=support" },
          popular: true,
        },
        {
          name: "Enterprise Support",
          price: "Custom",
          description: `For systems that cannot be down. Both times hold at any hour.`,
          features: [
            "24/7 support",
            `Emergency response ${clocks.emergency.time}`,
            `Standard response ${clocks.enterprise.time}`,
            "Everything in Professional Support",
          ],
          action: { label: "Schedule Consultation", href: "/consultation" },
        },
      ],
    },
    {
      kind: "notice",
      id: "emergency",
      title: "Emergency support",
      text: support.emergency,
      condition: `${support.call} ${support.ticket}`,
      actions: [
        { label: `Call ${brand.hotline.label}`, href: brand.hotline.href },
        { label: "Submit Critical Ticket", href: "/contact" },
      ],
    },
    {
      kind: "hours",
      id: "hours",
      figure: "support-hours",
      title: "Support hours",
      text: `${support.weekends} Enterprise Support is 24/7. Security issues are answered ${clocks.security.words}: write to ${brand.securityEmail}.`,
      ownClock: `${officeHours.daily} is ${officeHours.utc}.`,
      items: [...supportTimes, { name: "Live chat", value: officeHours.weekly }],
    },
    {
      kind: "hours",
      id: "promises",
      figure: "answer-times",
      title: "Our response times, and how each is counted",
      text: `Pages and forms take their times from this list. Office hours are ${officeHours.weekly}.`,
      items: promises,
    },
    {
      kind: "call-to-action",
      title: "Questions that are not urgent",
      text: "Ask other engineers in the community, or bring your architecture to a free 30-minute consultation.",
      actions: [
        { label: "Join the Community", href: "/community" },
        { label: "Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
