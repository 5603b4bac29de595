/** Consulting: the three engagement models, how one runs, and what the client keeps. */
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

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
          text: "We review architecture, delivery and cost, then set out what to change, in which order and why. Your engineers do the building.",
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
          text: "Our engineers join your repositories and deliver an agreed scope: a migration, a platform, a pipeline or a monitoring stack.",
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
          text: "With read-only access we go through accounts, code, pipelines, alerts and bills, and talk to the people who use them every day.",
          when: "Before you commit",
        },
        {
          title: "Plan",
          text: "A short document: what we found, what to change, in which order, what each step costs and which metric should move. You decide what goes ahead.",
          when: "Agreed in writing",
        },
        {
          title: "Delivery",
          text: "Small changes through your own review process, a demo every week, and production touched only in windows that you have approved.",
          when: "Weekly demos",
        },
        {
          title: "Handover",
          text: "Runbooks are tried out by the people who will need them, our access is removed, and post-project support begins.",
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
          text: "Each risk with its evidence, its likely effect and the smallest change that removes it.",
        },
        {
          title: "Prioritized roadmap",
          text: "Work items sized and ordered, with dependencies marked, ready to go into your tracker.",
        },
        {
          title: "Infrastructure code",
          text: "Terraform modules, Helm charts and pipeline definitions, with tests and a readable history.",
        },
        {
          title: "Decision records",
          text: "One page per choice: the options, the reasons and what would make us choose otherwise.",
        },
        {
          title: "Runbooks",
          text: "Deploy, roll back, restore, rotate, fail over: each step written down and rehearsed once.",
        },
        {
          title: "Dashboards and alerts",
          text: "Service level objectives for the paths that matter, and a baseline to compare with later.",
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
            "Read-only for the assessment: a role in your cloud accounts, the repositories, the monitoring and the bill. Write access comes later, through your identity provider, tied to named engineers and limited to the scope. We do not ask for root credentials or copies of production data.",
        },
        {
          question: "What does it cost?",
          answer:
            "That depends on scope and model, so we publish no price list. Fill in the estimate form and you have a figure within 2 business days. The first call is free.",
        },
        {
          question: "Can you guarantee savings or uptime?",
          answer:
            "No, not before we have seen the system. After the assessment we name the metric, its value today and the range we expect, and we report on it until handover. When an estimate turns out wrong you hear it from us first.",
        },
        {
          question: "What happens when the work is done?",
          answer: `You own the code and run it. For 6 months the engineers at ${brand.name} who did the work answer questions and fix defects in it. After that you can take a support plan or carry on without us.`,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Start with half an hour",
      text: "Tell us what you run and what worries you about it. We confirm consultations within 4 hours.",
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
