/** Consulting: the three engagement models, how one runs, and what the client keeps. */
import { claim } from "../src/claims.ts";
import { call, clocks } from "../src/clocks.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";
import { terms } from "../src/terms.ts";
import servicesCompared from "./parts/services-compared.ts";

export default {
  meta: {
    title: "DevOps Consulting: Advice and Implementation",
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
      drawing: "strands",
      label: "Consulting",
      title: "DevOps Consulting",
      text: "Choose how much we do: advice on what to change and in which order, a team that builds it, or engineers who build it together with yours.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
    {
      kind: "cards",
      id: "engagement-models",
      title: "Our three engagement models",
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
          text: "We pair with your engineers on the difficult parts and answer questions on the rest, until your team runs the platform without us.",
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
      text: "The order is the same in all three models. How long it takes depends on what the assessment finds.",
      steps: [
        {
          title: "First call",
          text: "A free 30-minute consultation. You describe the problem; we say whether we can help and which model fits.",
          when: "30 minutes",
        },
        {
          title: "Assessment",
          text: "With read-only access we review accounts, bills and alerts, and talk to the people who run them.",
          when: "Before any change",
        },
        {
          title: "Plan",
          text: "A short document says what we found, what to change in which order, what each step costs and which metric it should move. You decide what goes ahead.",
          when: "Agreed in writing",
        },
        {
          title: "Delivery",
          text: "Small changes go through your own review process. You see a demo every week, and production changes only in windows you approve.",
          when: "Weekly demos",
        },
        {
          title: "Handover",
          text: "Your team tries the runbooks, our access is removed, and 6 months of post-project support begin.",
          when: "6 months of support",
        },
      ],
    },
    {
      kind: "text",
      id: "free-call",
      title: "What happens in the free half hour",
      paragraphs: [
        `The call is with an engineer who would do the work, not with a salesperson. ${call.bring}`,
        `You describe the problem and what has been tried; the engineer asks, and says what they would look at first. ${call.summary} ${call.limits}`,
      ],
      action: { label: "Schedule Consultation", href: "/consultation" },
    },
    {
      kind: "benefits",
      id: "deliverables",
      title: "What you keep",
      text: "Everything is in your repositories and accounts from the first day.",
      items: [
        {
          title: "Findings report",
          text: "Each risk with its evidence and the smallest change that removes it. The sample report shows the form.",
        },
        {
          title: "Prioritized roadmap",
          text: "Work items in order, sized and ready for your tracker.",
        },
        {
          title: "Infrastructure code",
          text: "Everything we wrote, with its tests and a readable history.",
        },
        {
          title: "Decision records",
          text: "One page per choice, with the reasons and what would change it.",
        },
        {
          title: "Runbooks",
          text: "From deploying to failing over: every step written down and rehearsed once.",
        },
        {
          title: "Dashboards and alerts",
          text: "Objectives for the critical paths, and a baseline to compare with later.",
        },
      ],
    },
    servicesCompared,
    {
      kind: "questions",
      id: "questions",
      title: "Questions we are asked first",
      items: [
        {
          question: "How do we know which model fits?",
          answer:
            "If your engineers can build but lack a plan, take strategic advisory. If nobody is free, take hands-on implementation. If your team should learn to run it, take hybrid support. If the first call shows that you need none of them, we say so.",
        },
        {
          question: "What access do you need?",
          answer: `For the assessment, read-only: a role in your cloud accounts, and a view of the repositories and the bill. Write access comes later, ${claim("clientPractices", "through your identity provider, tied to named engineers and limited to the scope. We never ask for root credentials or copies of production data", "limited to the scope")}.`,
        },
        {
          question: "What does it cost?",
          answer: `${terms.prices} The first call and the estimate are free; the written estimate is sent ${clocks.estimate.words}. The documentation has a sample.`,
        },
        {
          question: "Can you guarantee savings or uptime?",
          answer:
            "No. The figures on our service pages come from past projects. After the assessment we name the metric, its value today and the range we expect, and report on it until handover.",
        },
        ...claim(
          "engagementTerms",
          [
            { question: "How do we end a monthly engagement?", answer: terms.exit },
            { question: "In which time zone do you work?", answer: terms.timeZones },
            {
              question: "Do you sign a data processing agreement, and who are your subprocessors?",
              answer: terms.dataProcessing,
            },
          ],
          [],
        ),
        {
          question: "What happens when the work is done?",
          answer: `You own the code and run it. For 6 months the engineers at ${brand.name} who did the work answer questions and fix defects in it. After that you can take a support plan or continue without us.`,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "The first half hour is free",
      text: `You choose a day in the form, and the time is confirmed ${clocks.consultation.words}. ${call.bring}`,
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
