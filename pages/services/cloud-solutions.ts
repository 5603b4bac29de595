/** The service page for Cloud Solutions: landing zones, migration, and uptime and cost engineering. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";
import solutions from "./parts/cloud-solutions.ts";

export default {
  meta: {
    title: "Cloud Solutions: AWS, Azure, Google Cloud",
    description: `Landing zones, rehearsed migrations and cost control on AWS, Azure and Google Cloud, designed for ${outcomes.uptime.figure} and a bill that you can explain.`,
    keywords: [
      "cloud solutions",
      "cloud migration",
      "landing zone",
      "account vending",
      "AWS consulting",
      "Azure consulting",
      "Google Cloud consulting",
      "cloud cost optimization",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "regions",
      label: "Cloud Solutions",
      title: "A cloud that finance and auditors can read",
      text: "Know what each product costs, have the evidence ready before an audit, and move without a lost weekend. We build the account structure on AWS, Azure or Google Cloud, migrate in rehearsed waves, and reduce the bill.",
      chips: [outcomes.cost.figure, outcomes.uptime.figure, "6 months of post-project support"],
      actions: [
        { label: "Get Started", href: "/estimate?services=Cloud%20Solutions" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      look: "framed",
      title: "Three places to begin",
      text: "For a first cloud account, a data center with an end date, or a bill that grows faster than the business.",
      items: [
        {
          icon: "layers",
          title: "Landing zones",
          text: "A structure of accounts in which a new team gets its own from a pull request, with network, logging and budget in place.",
          points: [
            "Vending of accounts, subscriptions or projects",
            "Guardrails as policy: SCPs on AWS, Azure Policy, organization policies on Google Cloud",
            "Single sign-on with credentials that expire",
            "Audit logs that nobody can rewrite, in an account of their own",
          ],
        },
        {
          icon: "truck",
          title: "Migration in waves",
          text: "Applications that depend on each other move together. They are replicated while they run, and each switch is rehearsed.",
          points: [
            "Dependency maps drawn from network flows",
            "One decision per application, with its reason",
            "Continuous replication until the cutover",
            "Conditions for going back, agreed beforehand",
          ],
        },
        {
          icon: "graph-down-arrow",
          title: "Cost and reliability",
          text: "Each team sees what it spends. Capacity is sized from measurements, and recovery targets are proved by tests.",
          points: [
            "Cost allocation by product and owner",
            "Rightsizing first, commitments second",
            "Recovery objectives per workload",
            "Restore tests on a schedule",
          ],
        },
      ],
    },
    solutions,
    {
      kind: "technologies",
      label: "Technologies",
      title: "Platforms and tools",
      text: "Native services first; third-party tools where they save more than they cost.",
      groups: [
        {
          title: "Foundations",
          items: [
            "AWS Organizations",
            "AWS Control Tower",
            "Azure landing zones",
            "Azure Policy",
            "Google Cloud Organization Policy",
          ],
        },
        {
          title: "Network and identity",
          items: [
            "AWS Transit Gateway",
            "AWS Direct Connect",
            "Azure Virtual WAN",
            "Azure ExpressRoute",
            "Google Cloud Interconnect",
            "AWS IAM Identity Center",
            "Microsoft Entra ID",
          ],
        },
        {
          title: "Migration",
          items: [
            "AWS Application Migration Service",
            "AWS DMS",
            "AWS DataSync",
            "Azure Migrate",
            "Google Database Migration Service",
          ],
        },
        {
          title: "Cost and resilience",
          items: [
            "AWS Compute Optimizer",
            "Azure Advisor",
            "OpenCost",
            "Karpenter",
            "AWS Backup",
            "Route 53 health checks",
          ],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What changes for you",
      items: [
        {
          title: outcomes.cost.figure,
          text: `${outcomes.cost.sentence}${claim("outcomeMeasures", " Sizes, schedules and commitments make most of it.", "")}`,
        },
        {
          title: outcomes.uptime.figure,
          text: `${outcomes.uptime.sentence} In 30 days, 99.9% leaves about 43 minutes for failure; failover is tested against that.`,
        },
        {
          title: "Evidence without a project",
          text: "Guardrails and access reviews are mapped to the controls of ISO 27001 and SOC 2, so evidence for an audit is a query.",
        },
        {
          title: "Yours from the first day",
          text: "Accounts and repositories are in your name throughout, and 6 months of post-project support follow.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "From first invoice to last cutover",
      text: claim(
        "schedules",
        "A typical schedule for a mid-sized estate. More applications mean more waves; the foundation takes the same time.",
        "More applications mean more waves; the foundation stays the same.",
      ),
      steps: [
        {
          title: "Assess",
          text: "Bills and flow logs come first, then the people who own what they show. Every workload is ranked by effort and risk.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Design",
          text: "The account structure is written down and priced. Your team reviews it together with the address plan and the recovery targets.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Build the landing zone",
          text: "Everything is applied from code. One low-risk application then goes through it to prove that the code is complete.",
          when: claim("schedules", "Weeks 3-4", undefined),
        },
        {
          title: "Migrate",
          text: "Waves follow in order of dependency. Each is rehearsed, cut over and watched under load before the next one starts.",
          when: claim("schedules", "Weeks 5-10", undefined),
        },
        {
          title: "Tune and hand over",
          text: "Sizes and commitments are set from real usage. Your engineers run the last failover exercise themselves.",
          when: claim("schedules", "Weeks 11-12", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Start with your last invoice",
      text: `Bring it to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Assessment", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
