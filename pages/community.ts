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
      drawing: "tables",
      label: "Community",
      title: "Compare notes with people who run production",
      text: "Ask questions, hear talks about real incidents and prepare for exams together. It is free, and you do not have to be a client.",
      actions: [
        { label: "See how to join", href: "#how-to-join" },
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
          text: "One workspace with a channel per subject, from Kubernetes to cloud cost. Volunteers answer, our own engineers among them, so an answer may take a while. It is not a support channel, and client systems are not discussed there.",
          link: { label: "How to join", href: "#slack" },
        },
        {
          icon: "calendar-event",
          title: "Monthly meetups",
          text: "Each local group meets every month for one or two short talks about real incidents, by the people who were there. Questions get more time than slides.",
          link: { label: "How to join", href: "#meetups" },
        },
        {
          icon: "award",
          title: "Certification program",
          text: "Study groups for the exams our engineers have taken: Certified Kubernetes Application Developer, the AWS associate exams and HashiCorp Terraform Associate. They are built around exercises on real clusters.",
          link: { label: "How to join", href: "#certification" },
        },
      ],
    },
    {
      kind: "stats",
      id: "impact",
      title: "Community impact",
      items: [
        {
          value: "5,000+",
          label: "members",
          note: claim("communityDetails", "people in the Slack workspace.", undefined),
        },
        {
          value: "150+",
          label: "monthly events",
          note: claim("communityDetails", "meetups and study sessions of all local groups.", undefined),
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
      kind: "solutions",
      id: "how-to-join",
      title: "How to join",
      text: "By email, because each invitation is sent by hand.",
      items: [
        {
          id: "slack",
          title: "Ask for a Slack invitation",
          text: `Write to ${brand.email} from the address you want to use, with a line about what you work on. Joining is by invitation, which keeps advertising out.`,
          points: [
            "Configuration may be pasted; credentials and customer data may not",
            "Say which versions you run and what you tried",
            "Criticize designs and leave people alone",
          ],
          outcome: "We send you a link to the workspace.",
          action: { label: "Ask for an invitation", href: `mailto:${brand.email}?subject=Slack%20invitation` },
        },
        {
          id: "meetups",
          title: "Find the nearest meetup",
          text: `Write to ${brand.email} with your city or time zone.`,
          points: [
            "Most meetups are online, because members live in many time zones",
            "A first-time speaker with an honest story is always welcome",
          ],
          outcome: "We send you the next date of the group nearest to you.",
          action: { label: "Ask about the next meetup", href: `mailto:${brand.email}?subject=Meetups` },
        },
        {
          id: "certification",
          title: "Prepare for an exam",
          text: `Write to ${brand.email} and say which exam you have in mind and when you hope to take it.`,
          points: [
            "Members work through labs and review each other's solutions",
            "The certificate comes from its issuer, where you book the exam and pay its fee",
          ],
          outcome: "You join a small group that prepares for the same exam.",
          action: { label: "Join a study group", href: `mailto:${brand.email}?subject=Certification%20program` },
        },
      ],
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
