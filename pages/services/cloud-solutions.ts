/** The service page for Cloud Solutions: landing zones, migration, and uptime and cost engineering. */
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "Cloud Solutions for AWS, Azure and Google Cloud",
    description:
      "Landing zones, rehearsed migrations and cost control on AWS, Azure and Google Cloud, engineered for 99.9% uptime and a bill that you can explain.",
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
      label: "Cloud Solutions",
      title: "A cloud that finance and auditors can read",
      text: "We build the landing zone, move workloads into it in rehearsed waves and keep working on the bill afterwards, on AWS, Azure and Google Cloud.",
      chips: ["45% average cost reduction", "99.9% uptime", "6 months of post-project support"],
      actions: [
        { label: "Get Started", href: "/estimate?services=Cloud%20Solutions" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      look: "framed",
      title: "Three places to begin",
      text: "An organization with no accounts yet, a data center with an end date, or an invoice that grows faster than traffic.",
      items: [
        {
          icon: "layers",
          title: "Landing zones",
          text: "Multi-account foundations in which a new team gets a networked, logged and guarded account from a pull request instead of a ticket.",
          points: [
            "Account, subscription and project vending",
            "Guardrails in service control policies, Azure Policy and organization policies",
            "Single sign-on with short-lived credentials",
            "Write-once audit logs in an account of their own",
          ],
        },
        {
          icon: "truck",
          title: "Migration in waves",
          text: "Applications grouped by what they really talk to, replicated while they run, and cut over in a window that has already been rehearsed.",
          points: [
            "Dependency maps drawn from network flows",
            "One decision per application, with its reason",
            "Continuous replication of servers and databases",
            "Rollback criteria agreed before the cutover",
          ],
        },
        {
          icon: "graph-down-arrow",
          title: "Cost and reliability",
          text: "Spend assigned to the teams that cause it, capacity sized from measurements, and recovery targets that a test has confirmed.",
          points: [
            "Cost allocation by product and owner",
            "Rightsizing first, commitments second",
            "Recovery objectives per workload",
            "Scheduled restore and failover tests",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      title: "What the work consists of",
      items: [
        {
          title: "A foundation laid before the first workload",
          text: "Most cloud trouble starts in one shared account where production, experiments and backups hold the same keys. We separate them first, and write the separation as code.",
          points: [
            "Vending through Account Factory for Terraform, Azure subscription vending or a Google Cloud project factory: baseline, budget, network and owner tags in one reviewed change",
            "Hub-and-spoke routing over Transit Gateway, Azure Virtual WAN or Network Connectivity Center, with ranges issued by IPAM so that none overlap",
            "Preventive guardrails for regions, public storage and root credentials; detective ones wherever a person has to judge",
            "Audit trails shipped to a log-archive account under object lock, with the retention period your compliance team signed off",
          ],
          outcome:
            "A new account arrives from one approved pull request, with the controls an auditor asks about already switched on.",
        },
        {
          title: "Cutovers that have happened before",
          text: "The night itself should hold no first times. Every wave runs end to end in a test network, against a clock, before a production date is announced.",
          points: [
            "Discovery from flow logs and agents, since the diagram on the wiki is rarely the network",
            "The seven Rs decided per application: rehost, relocate, replatform, refactor, repurchase, retain or retire",
            "Block-level replication for servers and change data capture for databases, so only the last delta crosses during the window",
            "DNS TTLs lowered to 60 seconds, at least one old TTL ahead of the switch",
            "Go, hold and roll-back conditions with a named decision maker",
          ],
          outcome:
            "Each wave ends with the old environment switched off and its contract line closed, not with two bills.",
        },
        {
          title: "Uptime and spend, designed together",
          text: "Redundancy is the largest optional item on a cloud bill. We set the recovery targets with the business first, then remove everything that serves none of them.",
          points: [
            "RTO and RPO per workload, matched to backup and restore, pilot light, warm standby or active-active",
            "At least 14 days of CPU, memory and I/O data before anything is resized, and resizing before any Savings Plan, reservation or committed-use discount",
            "Gateway endpoints in place of NAT data charges, lifecycle rules on object storage, gp3 instead of gp2 volumes",
            "Billing exports in the FOCUS format, with anomaly alerts that reach the team behind the spend",
          ],
          outcome: "45% average cost reduction, and none of it borrowed from the redundancy behind 99.9% uptime.",
          action: { label: "Download the Cloud Cost Optimization Toolkit", href: "/documentation#cost-toolkit" },
        },
      ],
    },
    {
      kind: "technologies",
      title: "Platforms and tools",
      text: "Native services first. A third-party tool has to earn its license and its place in the incident path.",
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
      title: "What changes for you",
      items: [
        {
          title: "45% average cost reduction",
          text: "Most of it leaves the architecture alone: sizes, commitments, storage classes, and test environments that stop at night.",
        },
        {
          title: "99.9% uptime",
          text: "That allows about 43 minutes of downtime in a 30-day month. Failover is designed to fit inside it, and exercised until it does.",
        },
        {
          title: "Evidence without a project",
          text: "Guardrails, access reviews and logs are mapped to ISO 27001 and SOC 2 controls, so an auditor's question becomes a query.",
        },
        {
          title: "Yours from the first day",
          text: "Accounts, repositories and runbooks are in your name throughout. 6 months of post-project support follow, for the questions that come later.",
        },
      ],
    },
    {
      kind: "process",
      title: "From first invoice to last cutover",
      text: "A typical schedule for a mid-sized estate. More applications mean more waves, not a longer foundation phase.",
      steps: [
        {
          title: "Assess",
          text: "We read bills, flow logs and access policies, talk to the owners, and rank every workload by effort and risk.",
          when: "Week 1",
        },
        {
          title: "Design",
          text: "Account structure, address plan, identity model and recovery targets are written down, priced and reviewed with your team.",
          when: "Week 2",
        },
        {
          title: "Build the landing zone",
          text: "Guardrails, networking, logging and vending are applied from code, then proven with one low-risk application.",
          when: "Weeks 3-4",
        },
        {
          title: "Migrate",
          text: "Waves follow in order of dependency, each one rehearsed, cut over, watched under load and closed.",
          when: "Weeks 5-10",
        },
        {
          title: "Tune and hand over",
          text: "Sizes and commitments are set from real usage, failover is tested, and your engineers run the last exercise themselves.",
          when: "Weeks 11-12",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Bring your last three invoices",
      text: "In a free 30-minute consultation we read them with you and name the first lines we would question, whether or not you hire us.",
      actions: [
        { label: "Schedule Assessment", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
