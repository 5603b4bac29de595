/** Documentation and resources: documents by group, two guides, reference sections, and where to ask further. */
import { clocks } from "../src/clocks.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";
import automation from "./parts/ci-cd-automation.ts";
import cloudMigration from "./parts/cloud-migration.ts";
import downloads from "./parts/downloads.ts";
import gettingStarted from "./parts/getting-started.ts";
import monitoring from "./parts/monitoring-security.ts";
import troubleshooting from "./parts/troubleshooting.ts";

export default {
  meta: {
    title: "Documentation and DevOps Resources",
    description:
      "Outlines of guides and playbooks for cloud migration, CI/CD, monitoring and security, with two templates, two guides and two samples of our work.",
    keywords: [
      "DevOps documentation",
      "cloud migration playbook",
      "CI/CD tutorial",
      "Terraform templates",
      "incident response playbook",
      "DevOps transformation guide",
      "cloud cost toolkit",
    ],
    schema: "CollectionPage",
  },
  sections: [
    {
      kind: "hero",
      drawing: "sheets",
      label: "Documentation",
      title: "Documentation and resources",
      text: "Twelve outlines of how to measure and change a running system, each in six steps, with two templates, two guides and two samples of our work.",
      search: { label: "Search the documentation", placeholder: "Search is not open yet" },
      actions: [{ label: "Get Expert Help", href: "/consultation" }],
    },
    {
      kind: "cards",
      id: "quick-access",
      title: "Quick access",
      items: [
        {
          icon: "signpost-split",
          title: "Start from a baseline",
          text: "Measure delivery in a week, check the accounts, and lay out the Terraform repository.",
          link: { label: "Getting Started", href: "#getting-started" },
        },
        {
          icon: "truck",
          title: "Move a workload",
          text: "Waves from observed traffic, placement of workloads, and a rehearsed database cutover.",
          link: { label: "Cloud Migration", href: "#cloud-migration" },
        },
        {
          icon: "arrow-repeat",
          title: "Ship every day",
          text: "A first pipeline that builds once, with the controls that keep it safe and a checklist for going back.",
          link: { label: "CI/CD & Automation", href: "#ci-cd-automation" },
        },
        {
          icon: "activity",
          title: "Keep it running",
          text: "Alerts tied to what users notice, and a playbook for the first fifteen minutes of an incident.",
          link: { label: "Monitoring & Security", href: "#monitoring-security" },
        },
      ],
    },
    {
      kind: "cards",
      id: "quick-links",
      title: "Quick links",
      look: "plain",
      items: [
        {
          icon: "code-slash",
          title: "Interfaces",
          text: "Links that open a form already filled in, and how we describe the interfaces that we hand over in projects.",
          link: { label: "API Documentation", href: "#api-documentation" },
        },
        {
          icon: "wrench-adjustable",
          title: "Something is broken",
          text: "Four common failures, with the first commands to run and what each result rules out.",
          link: { label: "Troubleshooting Guide", href: "#troubleshooting-guide" },
        },
        {
          icon: "question-circle",
          title: "A short answer",
          text: "Cost, versions, and how soon a question is answered.",
          link: { label: "FAQs", href: "#faqs" },
        },
        {
          icon: "play-btn",
          title: "Learn by watching",
          text: "There are no videos yet. Which written tutorials cover the same ground, and what an engineer can show you live.",
          link: { label: "Video Tutorials", href: "#video-tutorials" },
        },
      ],
    },
    {
      kind: "docs",
      groups: [gettingStarted, cloudMigration, automation, monitoring],
    },
    {
      kind: "cards",
      id: "featured-downloads",
      title: "Featured downloads",
      text: "Four papers to download without a form. The contents of the two longer ones are listed below.",
      look: "wide",
      items: [
        {
          id: "transformation-guide",
          icon: "map",
          label: "Guide",
          title: "DevOps Transformation Guide",
          text: "A plan for the first year of changing how a company ships software, for the person who has to answer for it, with the objections to expect.",
          link: { label: "Open the DevOps Transformation Guide", href: "#transformation-guide-contents" },
        },
        {
          id: "cost-toolkit",
          icon: "calculator",
          label: "Toolkit",
          title: "Cloud Cost Optimization Toolkit",
          text: "Worksheets and rules for cutting a cloud bill in the right order, for savings of up to 50% on an account nobody has tended.",
          link: { label: "Open the Cloud Cost Optimization Toolkit", href: "#cost-toolkit-contents" },
        },
      ],
    },
    ...downloads,
    {
      kind: "text",
      id: "api-documentation",
      title: "API Documentation",
      paragraphs: [
        `${brand.name} sells engineering and has no API: there is no key to apply for and no account to create. What this site offers to other systems is links. A link to a request form can fill in its fields, and the values are the ones the form itself offers.`,
        "For example, /estimate?urgency=high opens the estimate with the urgency chosen. Repeat a name to choose several values of a list. Names and values that the form does not know are ignored. Nothing is sent until a person presses the button.",
        "In projects, documentation of interfaces is part of what we hand over. It lives in the repository of the code that it describes, and the pipeline fails when the two disagree.",
      ],
      folded: "What we hand over for each kind of interface",
      points: [
        "HTTP services: an OpenAPI 3.1 document with an example for each response, errors included, validated in CI.",
        "Events: an AsyncAPI document or a schema registry with a stated compatibility rule, so that a consumer knows which change can break it.",
        "Terraform modules: inputs and outputs, generated from the code with terraform-docs.",
        "Every interface: an owner, and a date before which a deprecated version is not removed.",
      ],
    },
    troubleshooting,
    {
      kind: "questions",
      id: "faqs",
      title: "FAQs",
      items: [
        {
          question: "Do I have to register or pay for anything here?",
          answer:
            "No. There are no accounts on this site, and everything here is open to read without giving an email address.",
        },
        {
          question: "How do I find a word on this page?",
          answer:
            "Everything is on this one page, so your browser's own search finds it: Ctrl+F, or Command+F on a Mac. Each document has its own address, which you can bookmark or send to a colleague.",
        },
        {
          question: "What does the read time of a document count?",
          answer:
            "Reading its outline and checking one system of your own against it. The work itself takes longer: no cutover is done in eight minutes.",
        },
        {
          question: "Which versions do the documents assume?",
          answer:
            "Terraform 1.5 or later, a Kubernetes release that still receives patches, and AWS CLI version 2. Where a step needs something newer, the step says so. The ideas carry over to Azure and Google Cloud; the command names do not.",
        },
        {
          question: "May I use the checklists and samples in my company?",
          answer:
            "Yes, in your own systems and internal documents. Test them first: they are written for many readers and cannot know your setup. The Terms of Service say it in full.",
        },
        {
          question: "I found a mistake, or I am stuck. Whom do I ask?",
          answer: `Write to ${brand.email} with the name of the document and the step. That is a question to free support: an engineer answers it ${clocks.community.words}.`,
        },
      ],
    },
    {
      kind: "text",
      id: "video-tutorials",
      title: "Video Tutorials",
      paragraphs: [
        "There are no recordings yet. The tutorials are written, so that commands can be copied.",
        "If you would rather see it done, a free 30-minute consultation can be a walkthrough. Tell us in the request which document you want to see applied and to what kind of system, and an engineer shares a screen and works through it with you.",
      ],
      points: [
        "Pipelines: the written tutorial 'From commit to production' goes from the first image to an automatic rollback.",
        "Cost: the ten strategies on our blog give commands, and what each strategy saves in an example.",
        "Incidents: the playbook's first fifteen minutes make a good exercise for a team, with one person playing the fault.",
      ],
      action: { label: "Ask for a walkthrough", href: "/consultation" },
    },
    {
      kind: "text",
      id: "slack",
      title: "Our Slack community",
      paragraphs: [
        "The Slack community is for engineers who run systems: questions about a stuck rollout, or notes after an incident. It is a place for peers, so nothing confidential belongs in it, and support has channels of its own.",
      ],
      action: { label: "How to join", href: "/community#slack" },
    },
    {
      kind: "call-to-action",
      title: "Read on, or ask",
      text: "The blog goes deeper into cloud cost, with code. In Slack you can ask other engineers.",
      actions: [
        { label: "Join Slack Community", href: "#slack" },
        { label: "Read Our Blog", href: "/blog" },
        { label: "Visit the Community", href: "/community" },
      ],
    },
  ],
} satisfies Page;
