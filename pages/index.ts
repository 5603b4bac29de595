/** The home page: what we do, why to trust it, and the way to a consultation. */
import { claim } from "../src/claims.ts";
import { call, clocks } from "../src/clocks.ts";
import { migration, outcomes } from "../src/outcomes.ts";
import type { Page } from "../src/page.ts";
import { proof } from "../src/proof.ts";
import { brand } from "../src/site.ts";

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
      drawing: "hull",
      title: brand.tagline,
      text: "We design, automate and run the infrastructure under your product, and hand it over as code that your own engineers can change. You get fewer outages, faster releases and a bill you can explain.",
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
      kind: "scorecard",
      label: "Case study",
      title: "Twelve pipelines moved in one month",
      text: claim(
        "caseStories",
        "A shop's releases depended on one Jenkins controller. Its pipelines moved to GitHub Actions in batches; old and new ran side by side until their results matched.",
        "A CI/CD migration from Jenkins to GitHub Actions, measured before and after.",
      ),
      results: migration,
      figure: "migration-after",
      action: { label: "Read the case", href: "/case-studies#cicd-migration" },
    },
    { kind: "proof", id: "clients", title: "What clients say", quotes: proof.quotes, marks: proof.clients },
    {
      kind: "cards",
      id: "services",
      title: "Eight services, one engineering team",
      text: "Take one on its own or several together. The engineers who plan the work also do it.",
      look: "framed",
      items: [
        {
          icon: "cloud",
          title: "Cloud Solutions",
          text: "Accounts and networks on AWS, Azure or Google Cloud, migrations in rehearsed waves, and a bill split by team.",
          link: { label: "Learn More", href: "/services/cloud-solutions" },
        },
        {
          icon: "arrow-repeat",
          title: "DevOps as a Service",
          text: "Senior engineers who work on releases, on-call and the platform beside your developers, month by month.",
          link: { label: "Learn More", href: "/services/devops" },
        },
        {
          icon: "file-earmark-code",
          title: "Infrastructure as Code",
          text: "Terraform modules with remote state, so that every change to production is a reviewed pull request.",
          link: { label: "Learn More", href: "/services/infrastructure-as-code" },
        },
        {
          icon: "signpost-split",
          title: "CI/CD Pipeline",
          text: "Short builds, signed artifacts and gradual rollouts. A bad deployment is rolled back with one command.",
          link: { label: "Learn More", href: "/services/cicd-pipeline" },
        },
        {
          icon: "boxes",
          title: "Container Orchestration",
          text: "Kubernetes and OpenShift clusters sized from measured use, with upgrades rehearsed before they are due.",
          link: { label: "Learn More", href: "/services/container-orchestration" },
        },
        {
          icon: "diagram-3",
          title: "Microservices Architecture",
          text: "Service boundaries that follow the data, and a step-by-step path out of a monolith that keeps shipping.",
          link: { label: "Learn More", href: "/services/microservices-architecture" },
        },
        {
          icon: "graph-up",
          title: "IT Analytics & Monitoring",
          text: "Metrics, logs and traces tied to service level objectives, and alerts that fire when users are affected.",
          link: { label: "Learn More", href: "/services/it-analytics-monitoring" },
        },
        {
          icon: "shield-lock",
          title: "DevSecOps Integration",
          text: "Scans inside the pipeline, short-lived credentials, and audit evidence collected with every release.",
          link: { label: "Learn More", href: "/services/devsecops-integration" },
        },
      ],
      action: { label: "Request Custom Solution", href: "/custom-solution" },
    },
    {
      kind: "cards",
      id: "why-choose-us",
      title: `Why choose ${brand.name}`,
      text: "What you can hold us to, before the contract and after the handover.",
      look: "plain",
      items: [
        {
          icon: "rocket-takeoff",
          title: "100+ projects delivered",
          text: "From single pipelines to whole platforms. Four of the projects are described under Case Studies.",
        },
        {
          icon: "calendar-check",
          title: "4+ years of experience",
          text: `Founded in ${brand.founded} for DevOps and cloud engineering. We recommend what we have run ourselves, and say so when a simpler tool is enough.`,
        },
        {
          icon: "shield-check",
          title: "Zero security incidents",
          text: claim(
            "clientPractices",
            "Our own record, kept with least-privilege roles and without shared keys. Access to your accounts is logged and ends with the work.",
            "Our own record to date. It is no guarantee for the future.",
          ),
        },
        {
          icon: "life-preserver",
          title: "6 months of post-project support",
          text: "For six months after the handover, the engineers who built your platform answer questions and fix what we got wrong.",
        },
        {
          icon: "stopwatch",
          title: `Response within ${clocks.response.time} on business days`,
          text: `A person reads every inquiry and responds ${clocks.response.words} to say who will answer, and when.`,
        },
        {
          icon: "patch-check",
          title: "ISO 27001 and SOC 2",
          text: claim(
            "clientPractices",
            "We organize our controls by ISO 27001 and SOC 2: access is reviewed, and changes are recorded as they are made.",
            "We organize our controls by ISO 27001 and SOC 2. The Security page says what that claims and what it does not.",
          ),
        },
      ],
    },
    {
      kind: "stats",
      id: "outcomes",
      title: "What changes for our clients",
      text: "Figures from past projects. Your system starts somewhere else, so an assessment comes before any target.",
      items: [
        {
          value: outcomes.bill.value,
          label: outcomes.bill.label,
          note: claim(
            "outcomeMeasures",
            `is ${outcomes.bill.measured}. The average is ${outcomes.cost.value}.`,
            undefined,
          ),
        },
        {
          value: outcomes.deployments.value,
          label: outcomes.deployments.label,
          note: claim("outcomeMeasures", `is ${outcomes.deployments.measured}.`, undefined),
        },
        {
          value: outcomes.uptime.value,
          label: outcomes.uptime.label,
          note: claim("outcomeMeasures", `is the objective we design for: ${outcomes.uptime.measured}.`, undefined),
        },
        {
          value: outcomes.productivity.value,
          label: outcomes.productivity.label,
          note: claim("outcomeMeasures", `is ${outcomes.productivity.measured}.`, undefined),
        },
      ],
    },
    {
      kind: "text",
      id: "about",
      label: "About",
      title: "A remote team of senior engineers",
      paragraphs: [
        `${brand.name} works in your repositories and follows your review process from the first day, so there is nothing to move over at the end.`,
        "Infrastructure becomes Terraform, what one person knew becomes a runbook, and each decision is written down with its reasons. 90% of our clients stay over the long term; everything we build is theirs either way.",
      ],
      action: { label: "About Us", href: "/about-us" },
    },
    {
      kind: "call-to-action",
      title: "Half an hour with an engineer, free",
      text: `A ${call.name} with an engineer who would do the work. ${call.summary}`,
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} satisfies Page;
