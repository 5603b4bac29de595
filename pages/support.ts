/** Support: the channels, the three plans, the emergency line and the hours. */
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Support",
    description: `Get help from ${brand.name}: live chat, phone and a knowledge base, three support plans from free to 24/7, and a hotline for production emergencies.`,
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
      text: "Pick the channel that fits the problem. If production is down and you are a customer, go straight to the hotline.",
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
          text: "Mon-Fri 9 AM-6 PM EST. Leave your question and your details on the form, and an engineer on duty takes it from there.",
          link: { label: "Start Live Chat", href: "/contact?inquiryType=support" },
        },
        {
          icon: "telephone",
          title: "Phone",
          text: "For problems quicker to say than to write, during support hours. Have the service, the time it began and your last change ready.",
          link: { label: brand.phone.label, href: brand.phone.href },
        },
        {
          icon: "journal-text",
          title: "Knowledge base",
          text: "500+ articles on setup, pipelines, security and troubleshooting, open to everyone at any hour and without a plan.",
          link: { label: "Browse Knowledge Base", href: "/knowledge-base" },
        },
      ],
    },
    {
      kind: "plans",
      id: "plans",
      title: "Support plans",
      text: "Start free, and move up when waiting costs you more than the plan does.",
      items: [
        {
          name: "Community Support",
          price: "Free",
          description: "For teams that can wait a few days and like to find answers themselves.",
          features: [
            "Email support reply within 5 business days",
            "Knowledge base with 500+ articles",
            "Documentation and guides",
            "Slack community",
          ],
          action: { label: "Contact Support", href: "/contact?inquiryType=support" },
        },
        {
          name: "Professional Support",
          price: "$199/month",
          description: "For teams with users in production, who need an answer by the next day.",
          features: [
            "Email reply within 24 hours",
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
          description: "For systems that cannot be down, with engineers who know them on the line.",
          features: [
            "24/7 support",
            "Emergency response 15 minutes",
            "Standard response 2 hours",
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
      text: "Production down or data at risk? The hotline is for existing customers. Call first, then send the ticket, so that the details are in writing while somebody is already looking.",
      actions: [
        { label: `Call ${brand.hotline.label}`, href: brand.hotline.href },
        { label: "Submit Critical Ticket", href: "/contact" },
      ],
    },
    {
      kind: "hours",
      id: "hours",
      title: "Support hours",
      text: `Enterprise Support is 24/7. Security issues are answered within 2 hours: write to ${brand.securityEmail}.`,
      items: [
        { name: "Mon-Fri", value: "9 AM-6 PM EST" },
        { name: "Sat", value: "10 AM-2 PM EST" },
        { name: "Sun", value: "Closed" },
        { name: "Live chat", value: "Mon-Fri 9 AM-6 PM EST" },
      ],
    },
    {
      kind: "call-to-action",
      title: "Not urgent, just curious?",
      text: "Ask other engineers in the community, or book a free 30-minute consultation when the question is about more than one bug.",
      actions: [
        { label: "Join the Community", href: "/community" },
        { label: "Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
