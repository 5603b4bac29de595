/** The home page: what we do, why to trust it, and the way to a consultation. */
import { outcomes } from "../src/outcomes.ts";
import type { Page } from "../src/page.ts";
import { brand, clocks } from "../src/site.ts";

export default {
  meta: {
    title: "DevOps, cloud and security engineering",
    description: `${brand.name} builds and runs cloud platforms, delivery pipelines and monitoring for companies with production systems. Start with a free 30-minute consultation.`,
    keywords: [
      "DevOps consultancy",
      "cloud engineering",
      "infrastructure as code",
      "CI/CD pipelines",
      "Kubernetes",
      "DevSecOps",
      "cloud cost optimization",
    ],
    schema: "WebSite",
  },
  sections: [
    {
      kind: "hero",
      title: brand.tagline,
      text: "We design, automate and run the infrastructure under your product, then hand it over in code that your own engineers can read, change and own.",
      chips: [
        "Free 30-minute consultation",
        "90% long-term retention",
        "6 months of post-project support",
        "Global remote team",
      ],
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
    {
      kind: "cards",
      id: "services",
      title: "Eight services, one engineering team",
      text: "Take one on its own or several together. The engineers who plan the work are the ones who do it.",
      look: "framed",
      items: [
        {
          icon: "cloud",
          title: "Cloud Solutions",
          text: "On AWS, Azure or Google Cloud we lay out accounts and networks first. Workloads then move in waves that have been rehearsed.",
          link: { label: "Learn More", href: "/services/cloud-solutions" },
        },
        {
          icon: "arrow-repeat",
          title: "DevOps as a Service",
          text: "A team that takes on releases and on-call beside your developers. It works month by month, in your repositories.",
          link: { label: "Learn More", href: "/services/devops" },
        },
        {
          icon: "file-earmark-code",
          title: "Infrastructure as Code",
          text: "Terraform modules with remote state. Every change to production becomes a pull request that somebody has read.",
          link: { label: "Learn More", href: "/services/infrastructure-as-code" },
        },
        {
          icon: "signpost-split",
          title: "CI/CD Pipeline",
          text: "Builds finish while the change is still in mind. A deployment that goes wrong is rolled back with one command.",
          link: { label: "Learn More", href: "/services/cicd-pipeline" },
        },
        {
          icon: "boxes",
          title: "Container Orchestration",
          text: "Kubernetes and OpenShift clusters whose requests match real use, and whose upgrades are rehearsed before they are due.",
          link: { label: "Learn More", href: "/services/container-orchestration" },
        },
        {
          icon: "diagram-3",
          title: "Microservices Architecture",
          text: "Service boundaries that follow the data, and a step-by-step path out of a monolith that keeps shipping all the while.",
          link: { label: "Learn More", href: "/services/microservices-architecture" },
        },
        {
          icon: "graph-up",
          title: "IT Analytics & Monitoring",
          text: "Telemetry tied to service level objectives. An alert wakes somebody when users are affected, and at no other time.",
          link: { label: "Learn More", href: "/services/it-analytics-monitoring" },
        },
        {
          icon: "shield-lock",
          title: "DevSecOps Integration",
          text: "Scans inside the pipeline, credentials that expire by themselves, and audit evidence that is gathered as you ship.",
          link: { label: "Learn More", href: "/services/devsecops-integration" },
        },
      ],
      action: { label: "Request Custom Solution", href: "/custom-solution" },
    },
    {
      kind: "cards",
      id: "why-choose-us",
      title: `Why choose ${brand.name}`,
      text: "Six things you can hold us to, before the contract and after the handover.",
      look: "plain",
      items: [
        {
          icon: "rocket-takeoff",
          title: "100+ projects delivered",
          text: "Whatever your stack does on a bad day, we have probably met it before. Four of the projects are told in full.",
        },
        {
          icon: "calendar-check",
          title: "4+ years of experience",
          text: `Founded in ${brand.founded} to do this one kind of work. We run what we recommend, and we say so when a simpler tool is enough.`,
        },
        {
          icon: "shield-check",
          title: "Zero security incidents",
          text: "Our own record, kept with least-privilege roles and without shared keys. Access to your accounts is logged and ends with the work.",
        },
        {
          icon: "life-preserver",
          title: "6 months of post-project support",
          text: "For six months after the handover, the engineers who built your platform answer questions and fix what we got wrong.",
        },
        {
          icon: "stopwatch",
          title: `Response within ${clocks.response.time}`,
          text: `A person reads every inquiry and responds ${clocks.response.words}, with the name of the engineer who answers and a time for it.`,
        },
        {
          icon: "patch-check",
          title: "ISO 27001 and SOC 2",
          text: "The frameworks ISO 27001 and SOC 2 shape our controls: access is reviewed and changes are recorded while the work is done.",
        },
      ],
    },
    {
      kind: "stats",
      id: "outcomes",
      title: "What changes for our clients",
      text: "Figures from past projects, each with what was measured. Where you start decides how far you move, so an assessment comes before any target.",
      items: [
        { value: "4x", label: "lower infrastructure cost", note: `is ${outcomes.bill.measured}. The average is 45%.` },
        { value: "70%", label: "faster deployments", note: `is ${outcomes.deployments.measured}.` },
        { value: "99.9%", label: "uptime", note: `is the objective we design for: ${outcomes.uptime.measured}.` },
        { value: "60%", label: "productivity gain", note: `is ${outcomes.productivity.measured}.` },
      ],
    },
    {
      kind: "text",
      id: "about",
      label: "About",
      title: "Engineers who stay for the second deploy",
      paragraphs: [
        `${brand.name} is a remote team of senior engineers. We work in your repositories and follow your review process, because a platform built somewhere else rarely survives the move home.`,
        "What used to be a screenshot becomes Terraform, what one person knew becomes a runbook, and each decision is written down beside its reasons. 90% of our clients stay over the long term. None of them has to: everything we build is theirs.",
      ],
      action: { label: "About Us", href: "/about-us" },
    },
    {
      kind: "call-to-action",
      title: "Half an hour with an engineer, free",
      text: "The first call ends with a view of what to fix first in your system, whether or not we are the ones to fix it.",
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} satisfies Page;
