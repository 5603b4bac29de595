/** The home page: what we do, why to trust it, and the way to a consultation. */
import type { Page } from "../src/page.ts";
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
          text: "Landing zones, migrations and cost reviews on AWS, Azure and Google Cloud, with accounts and networks laid out before workloads move.",
          link: { label: "Learn More", href: "/services/cloud-solutions" },
        },
        {
          icon: "arrow-repeat",
          title: "DevOps as a Service",
          text: "A team that takes on your releases, environments and on-call alongside your developers, month by month and in your repositories.",
          link: { label: "Learn More", href: "/services/devops" },
        },
        {
          icon: "file-earmark-code",
          title: "Infrastructure as Code",
          text: "Terraform modules, remote state and policy checks, so every change to production is a reviewed pull request and not a console click.",
          link: { label: "Learn More", href: "/services/infrastructure-as-code" },
        },
        {
          icon: "signpost-split",
          title: "CI/CD Pipeline",
          text: "Builds that finish while the change is still in mind, tests that gate the merge, and deployments that roll back with one command.",
          link: { label: "Learn More", href: "/services/cicd-pipeline" },
        },
        {
          icon: "boxes",
          title: "Container Orchestration",
          text: "Kubernetes and OpenShift clusters with sane requests and limits, Helm charts under version control and upgrades that are rehearsed.",
          link: { label: "Learn More", href: "/services/container-orchestration" },
        },
        {
          icon: "diagram-3",
          title: "Microservices Architecture",
          text: "Service boundaries that follow the data, contracts between teams, and a step-by-step path out of a monolith that keeps shipping.",
          link: { label: "Learn More", href: "/services/microservices-architecture" },
        },
        {
          icon: "graph-up",
          title: "IT Analytics & Monitoring",
          text: "Metrics, logs and traces tied to service level objectives, and alerts that wake somebody only when users are affected.",
          link: { label: "Learn More", href: "/services/it-analytics-monitoring" },
        },
        {
          icon: "shield-lock",
          title: "DevSecOps Integration",
          text: "Dependency, image and infrastructure scanning inside the pipeline, short-lived credentials, and audit evidence gathered as you ship.",
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
          text: "Migrations, platforms, pipelines and monitoring. Whatever your stack does on a bad day, we have probably met it before.",
        },
        {
          icon: "calendar-check",
          title: "4+ years of experience",
          text: `Founded in ${brand.founded} to do this one kind of work. We run what we recommend, and we say so when a simpler tool is enough.`,
        },
        {
          icon: "shield-check",
          title: "Zero security incidents",
          text: "Least-privilege roles, multi-factor sign-in and no shared keys. Our access to your accounts is logged and ends with the work.",
        },
        {
          icon: "life-preserver",
          title: "6 months of post-project support",
          text: "Handover is not goodbye. For six months the engineers who built your platform answer questions and fix what we got wrong.",
        },
        {
          icon: "stopwatch",
          title: "Response within 4 hours",
          text: "We answer within 4 hours on business days, and the reply comes from an engineer who can act on what you wrote.",
        },
        {
          icon: "patch-check",
          title: "ISO 27001 and SOC 2",
          text: "We work to ISO 27001 and SOC 2, so access reviews, change records and incident notes are written as the work is done.",
        },
      ],
    },
    {
      kind: "stats",
      id: "outcomes",
      title: "What changes for our clients",
      text: "Fewer idle resources, shorter release queues, quieter nights. Where you start decides how far you move, so we look at that first.",
      items: [
        { value: "4x", label: "lower infrastructure cost" },
        { value: "70%", label: "faster deployments" },
        { value: "99.9%", label: "uptime" },
        { value: "60%", label: "productivity gain" },
      ],
    },
    {
      kind: "text",
      id: "about",
      title: "Engineers who stay for the second deploy",
      paragraphs: [
        `${brand.name} is a remote team of senior DevOps, cloud and security engineers. We work in your repositories, your ticket system and your review process, because a platform built somewhere else rarely survives the move home.`,
        "You get Terraform instead of screenshots, runbooks instead of folklore, and decisions written down with the reasons beside them. 90% of our clients are still with us over the long term, and none of them has to be: everything we build is theirs.",
      ],
      action: { label: "About Us", href: "/about-us" },
    },
    {
      kind: "call-to-action",
      title: "Bring us the system that keeps you up",
      text: "Thirty minutes, free, with an engineer. You leave with a view of what to fix first, whether or not we are the ones to fix it.",
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} satisfies Page;
