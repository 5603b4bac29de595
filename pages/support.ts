/** Support: the channels, the three plans, the emergency line and the hours. */
import type { Page } from "../src/page.ts";
import { brand, clocks, support } from "../src/site.ts";

export default {
  meta: {
    title: "Support",
    description: `Get help from ${brand.name}: by chat, phone or email, with three support plans from free to 24/7 and a hotline for production emergencies.`,
    keywords: [
      "DevOps support",
      "cloud support plans",
      "24/7 support",
      "emergency hotline",
      "live chat support",
      "knowledge base",
    ],
  },
  sections: [
    {
      kind: "hero",
      label: "Support",
      title: "Help from engineers who can read the logs",
      text: "Pick the channel that fits the problem. For customers whose production is down there is one rule: call the hotline first.",
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
          text: "Mon-Fri 9 AM-6 PM EST. There is no chat window on this site yet: the button opens our contact form with Support chosen, and the reply comes by email as your plan says.",
          link: { label: "Start Live Chat", href: "/contact?inquiryType=support" },
        },
        {
          icon: "telephone",
          title: "Phone",
          text: "For problems quicker to say than to write, during support hours. It helps to know when it began and what changed last.",
          link: { label: brand.phone.label, href: brand.phone.href },
        },
        {
          icon: "journal-text",
          title: "Knowledge base",
          text: "500+ articles that we work from. 147 of them are listed here by category; support sends the text of any by email, whatever your plan.",
          link: { label: "Browse Knowledge Base", href: "/knowledge-base" },
        },
      ],
    },
    {
      kind: "plans",
      id: "plans",
      title: "Support plans",
      text: "A reply is an engineer's answer to your question. The repair itself has no promised time, because it takes what its cause takes.",
      items: [
        {
          name: "Community Support",
          price: "Free",
          description: "For teams that can wait some days for an answer to a technical question.",
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
          description:
            "For teams with users in production, who need the answer by the next day. Sundays are not counted.",
          features: [
            `Email reply within ${clocks.professional.time}`,
            "Priority over Community requests",
            "Help with configuration and upgrades",
            "Everything in Community Support",
          ],
          action: { label: "Choose Professional", href: "/contact?inquiryType=support" },
          popular: true,
        },
        {
          name: "Enterprise Support",
          price: "Custom",
          description: "For systems that cannot be down. Engineers who know them answer at any hour of any day.",
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
      condition: support.ticket,
      actions: [
        { label: `Call ${brand.hotline.label}`, href: brand.hotline.href },
        { label: "Submit Critical Ticket", href: "/contact" },
      ],
    },
    {
      kind: "hours",
      id: "hours",
      title: "Support hours",
      text: `${support.weekends} Enterprise Support is 24/7. Security issues are answered ${clocks.security.words}: write to ${brand.securityEmail}.`,
      items: [
        { name: "Mon-Fri", value: "9 AM-6 PM EST" },
        { name: "Sat", value: "10 AM-2 PM EST" },
        { name: "Sun", value: "Closed" },
        { name: "Live chat", value: "Mon-Fri 9 AM-6 PM EST" },
      ],
    },
    {
      kind: "hours",
      id: "promises",
      title: "What each promise of time measures",
      text: "Every page and every form takes its times from this list. Office hours are Mon-Fri 9 AM-6 PM EST; a time in hours or business days is counted in them unless it says otherwise.",
      items: [
        { name: `${clocks.response.for}: ${clocks.response.measures}`, value: clocks.response.words },
        { name: `Estimate form: ${clocks.estimate.measures}`, value: clocks.estimate.words },
        { name: `Consultation form: ${clocks.consultation.measures}`, value: clocks.consultation.words },
        { name: `Contact form: ${clocks.contact.measures}`, value: clocks.contact.words },
        { name: `Transformation form: ${clocks.transformation.measures}`, value: clocks.transformation.words },
        { name: `Custom solution form: ${clocks.customSolution.measures}`, value: clocks.customSolution.words },
        { name: `${clocks.community.for}: ${clocks.community.measures}`, value: clocks.community.words },
        { name: `${clocks.professional.for}: ${clocks.professional.measures}`, value: clocks.professional.words },
        { name: `${clocks.enterprise.for}: ${clocks.enterprise.measures}`, value: clocks.enterprise.words },
        { name: `${clocks.emergency.for}: ${clocks.emergency.measures}`, value: clocks.emergency.words },
        { name: `${clocks.security.for}: ${clocks.security.measures}`, value: clocks.security.words },
        { name: `${clocks.resolution.for}: ${clocks.resolution.measures}`, value: clocks.resolution.words },
      ],
    },
    {
      kind: "call-to-action",
      title: "Not urgent, just curious?",
      text: "Other engineers answer in the community. A question about more than one bug fits better into a free 30-minute consultation.",
      actions: [
        { label: "Join the Community", href: "/community" },
        { label: "Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
