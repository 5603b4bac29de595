/** Consulting: the three engagement models, how one runs, and what the client keeps. */
import type { Page } from "../src/page.ts";
import { brand, clocks } from "../src/site.ts";

export default {
  meta: {
    title: "DevOps Consulting",
    description:
      "DevOps consulting in three models: strategic advisory, hands-on implementation and hybrid support. See how an engagement runs and what you keep.",
    keywords: [
      "DevOps consulting",
      "strategic advisory",
      "hands-on implementation",
      "hybrid support",
      "platform engineering",
      "cloud architecture review",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      label: "Consulting",
      title: "DevOps Consulting",
      text: "Advice from people who still carry a pager. Choose how deep we go: a second opinion, a team that builds, or both in turn.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
    {
      kind: "cards",
      id: "engagement-models",
      title: "Three engagement models",
      text: "They differ in who writes the code. You can begin with one and change when the work does.",
      look: "framed",
      items: [
        {
          icon: "compass",
          title: "Strategic advisory",
          label: "You build",
          text: "We review how the system is built and what it costs, then set out what to change and in which order. Your engineers do the building.",
          points: [
            "Architecture and pipeline review with written findings",
            "Roadmap ordered by risk and effort",
            "Regular sessions with your technical leads",
            "Second opinion on vendors, tools and hires",
          ],
        },
        {
          icon: "tools",
          title: "Hands-on implementation",
          label: "We build",
          text: "Our engineers join your repositories and deliver an agreed scope, such as a migration or a monitoring stack.",
          points: [
            "Scope and acceptance criteria agreed before code",
            "Everything as code, reviewed by your team",
            "Cutover plan with a tested way back",
            "Handover sessions and 6 months of post-project support",
          ],
        },
        {
          icon: "people",
          title: "Hybrid support",
          label: "We build together",
          text: "We pair with your engineers on the hard parts and stay reachable for the rest, until the team runs the platform without us.",
          points: [
            "Pairing on design, code and incident reviews",
            "Shared backlog with named owners on both sides",
            "Cover for gaps in skills or on-call",
            "Hours that shrink as your team takes over",
          ],
        },
      ],
    },
    {
      kind: "process",
      figure: "engagement-path",
      id: "process",
      title: "What an engagement looks like",
      text: "The order stays the same in all three models. The length depends on what we find in the second step.",
      steps: [
        {
          title: "First call",
          text: "A free 30-minute consultation with an engineer. You describe the system and the pain; we say whether we can help and which model fits.",
          when: "30 minutes",
        },
        {
          title: "Assessment",
          text: "With read-only access we go through accounts and bills, read the alerts, and talk to the people who live with them every day.",
          when: "Before you commit",
        },
        {
          title: "Plan",
          text: "A short document says what we found and in which order to change it, with the cost of each step and the metric it should move. You decide what goes ahead.",
          when: "Agreed in writing",
        },
        {
          title: "Delivery",
          text: "Small changes go through your own review process. There is a demo every week, and production is touched only in windows that you have approved.",
          when: "Weekly demos",
        },
        {
          title: "Handover",
          text: "The people who will need the runbooks try them out. Our access is removed, and post-project support begins.",
          when: "6 months of support",
        },
      ],
    },
    {
      kind: "benefits",
      id: "deliverables",
      title: "What you keep",
      text: "Deliverables live in your repositories and accounts from the first day, so there is nothing to extract at the end.",
      items: [
        {
          title: "Findings report",
          text: "Each risk with its evidence, and the smallest change that removes it.",
        },
        {
          title: "Prioritized roadmap",
          text: "Work items in order, sized and ready to go into your tracker.",
        },
        {
          title: "Infrastructure code",
          text: "Everything we wrote, with its tests and a readable history.",
        },
        {
          title: "Decision records",
          text: "One page per choice, which also says what would make us choose otherwise.",
        },
        {
          title: "Runbooks",
          text: "From deploying to failing over: each step written down, and rehearsed once.",
        },
        {
          title: "Dashboards and alerts",
          text: "Objectives for the paths that matter, and a baseline to compare with later.",
        },
      ],
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions we are asked first",
      items: [
        {
          question: "How do we know which model fits?",
          answer:
            "Look at who has time. If your engineers can build but lack a plan, take strategic advisory. If nobody is free, hands-on implementation. If you want the skill to stay in the house, hybrid support. If the first call shows that you need none of them, we will tell you.",
        },
        {
          question: "What access do you need?",
          answer:
            "For the assessment, read-only: a role in your cloud accounts, and a view of the repositories and the bill. Write access comes later, through your identity provider, tied to named engineers and limited to the scope. We never ask for root credentials or copies of production data.",
        },
        {
          question: "What does it cost?",
          answer: `That depends on scope and model, so there is no price list. The estimate form brings a written figure ${clocks.estimate.words}, and the first call is free.`,
        },
        {
          question: "Can you guarantee savings or uptime?",
          answer:
            "No. The figures on our service pages come from past projects, each with what was measured, and your system starts somewhere else. After the assessment we name the metric with its value today and the range we expect, and report on it until handover. When an estimate turns out wrong you hear it from us first.",
        },
        {
          question: "What happens when the work is done?",
          answer: `You own the code and run it. For 6 months the engineers at ${brand.name} who did the work answer questions and fix defects in it. After that you can take a support plan or carry on without us.`,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "The first half hour is free",
      text: `You choose a day in the form, and the time is confirmed ${clocks.consultation.words}. Nothing has to be prepared for it.`,
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
