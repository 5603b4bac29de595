/** Community: the Slack workspace, the meetups and the certification program, and how to join each. */
import { claim } from "../src/claims.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Community: Slack, Meetups, Study Groups",
    description: `Join the ${brand.name} community: a Slack workspace, monthly meetups and a certification program for people who run cloud and DevOps systems.`,
    keywords: [
      "DevOps community",
      "DevOps Slack",
      "cloud meetups",
      "DevOps certification program",
      "Kubernetes study group",
      "Terraform study group",
    ],
  },
  sections: [
    {
      kind: "hero",
      label: "Community",
      title: "Compare notes with people who run production",
      text: "Ask questions, hear talks about real incidents and prepare for exams together. It is free, and you do not have to be a client.",
      actions: [
        { label: "See how to join", href: "#join" },
        { label: "Read Our Blog", href: "/blog" },
      ],
    },
    {
      kind: "cards",
      id: "join",
      title: "Three ways to take part",
      look: "framed",
      items: [
        {
          icon: "slack",
          title: "Slack community",
          text: "Channels by subject, from Kubernetes to cloud cost, where our engineers answer next to everyone else.",
          link: { label: "About the Slack", href: "#slack" },
        },
        {
          icon: "calendar-event",
          title: "Monthly meetups",
          text: "Short talks about real incidents, by the people who were there. Questions get more time than slides.",
          link: { label: "About the meetups", href: "#meetups" },
        },
        {
          icon: "award",
          title: "Certification program",
          text: "Study groups for the exams our engineers have taken, built around exercises on real clusters.",
          link: { label: "About the program", href: "#certification" },
        },
      ],
    },
    {
      kind: "stats",
      id: "impact",
      title: "Community impact",
      text: "All local groups together. Joining is by email, because each invitation is sent by hand.",
      items: [
        {
          value: "5,000+",
          label: "members",
          note: claim("communityDetails", "people in the Slack workspace.", undefined),
        },
        {
          value: "150+",
          label: "monthly events",
          note: claim("communityDetails", "meetups and study sessions, all local groups together.", undefined),
        },
        {
          value: "1,200+",
          label: "certified professionals",
          note: claim(
            "communityDetails",
            "people who passed an exam after a study group, by their own report.",
            undefined,
          ),
        },
        {
          value: "50+",
          label: "countries",
          note: claim("communityDetails", "countries in which members say they work.", undefined),
        },
      ],
    },
    {
      kind: "text",
      id: "slack",
      title: "Slack community",
      paragraphs: [
        "One workspace with a channel per subject. Questions are answered by volunteers, our own engineers among them, so an answer may take a while; it is not a support channel, and client systems are not discussed there.",
        `Joining is by invitation, which keeps advertising out. Write to ${brand.email} from the address you want to use, with a line about what you work on, and we send you a link.`,
      ],
      points: [
        "Configuration may be pasted; credentials and customer data may not",
        "Say which versions you run and what you tried",
        "Criticize designs and leave people alone",
      ],
      action: { label: "Ask for a Slack invitation", href: `mailto:${brand.email}?subject=Slack%20invitation` },
    },
    {
      kind: "text",
      id: "meetups",
      title: "Monthly meetups",
      paragraphs: [
        "Each local group meets every month, most of them online because members live in many time zones. A meetup is one or two short talks, often about something that broke, and then open discussion.",
        `Groups invite by email. Write to ${brand.email} with your city or time zone and the group nearest to you sends its next date. A first-time speaker with an honest story is always welcome.`,
      ],
      action: { label: "Ask about the next meetup", href: `mailto:${brand.email}?subject=Meetups` },
    },
    {
      kind: "text",
      id: "certification",
      title: "Certification program",
      paragraphs: [
        "Small groups prepare together for the exams that our own engineers have taken: Certified Kubernetes Application Developer, the AWS associate exams and HashiCorp Terraform Associate. Members work through labs and review each other's solutions.",
        `The certificate comes from its issuer, where you book the exam and pay its fee. To join a group, write to ${brand.email} and say which exam you have in mind and when you hope to take it.`,
      ],
      action: { label: "Join a study group", href: `mailto:${brand.email}?subject=Certification%20program` },
    },
    {
      kind: "call-to-action",
      title: "When you need a promised answer",
      text: "Support plans promise a time for each answer. For a question about your architecture, book a free 30-minute consultation.",
      actions: [
        { label: "See Support Plans", href: "/support" },
        { label: "Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
