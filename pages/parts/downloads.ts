/** What the downloads of the documentation contain: two guides and two samples of our work. */
import type { Section } from "../../src/page.ts";

export default [
  {
    kind: "text",
    id: "transformation-guide-contents",
    title: "DevOps Transformation Guide: contents",
    paragraphs: [
      "A transformation fails most often because everything starts at once. The guide takes one product team through the first two phases before a second team begins, so that what the platform lacks is found once.",
      "Each phase ends on a measurement from the delivery baseline. If the figure has not moved, the phase is not over, whatever the calendar says.",
    ],
    folded: "The four phases, and who does what",
    points: [
      "Phase 1, weeks 1 to 4, baseline: measure the four delivery figures, map one change from commit to production, choose the pilot team. Exit: the team agrees that the numbers are true.",
      "Phase 2, months 2 to 4, pilot: trunk-based development, one pipeline, infrastructure in code, deployment on a working day during office hours. Exit: median lead time below one day.",
      "Phase 3, months 5 to 8, platform: turn what the pilot built into templates, with a named platform team that treats other teams as its customers. Exit: a new service reaches production in under a day without a ticket.",
      "Phase 4, months 9 to 12, spread: two or three teams at a time, objectives and error budgets for each service, on-call shared by those who write the code. Exit: change failure rate no worse than in the pilot.",
      "Ownership: product teams own their service in production, the platform team owns the path to it, security owns the rules that the path enforces.",
      "Objections: for 'audit requires manual approval', show that a reviewed pull request with a recorded deployment separates duties and leaves better evidence than a signature.",
      "When to stop: if after phase 2 the lead time has not fallen, the limit is not the tooling. Look at batch size, at approvals and at who may decide.",
    ],
    download: {
      label: "Download the guide (PDF, 10 pages)",
      href: "/downloads/devops-transformation-guide.pdf",
    },
    cover: "DevOps Transformation Guide",
    action: { label: "Plan a transformation with us", href: "/transformation" },
  },
  {
    kind: "text",
    id: "cost-toolkit-contents",
    title: "Cloud Cost Optimization Toolkit: contents",
    paragraphs: [
      "Six tools, to be used in this order. Savings of up to 50% are what a bill yields that nobody has worked on for two years; an account that already has commitments and lifecycle rules will find less, often 10% to 20%.",
      "Percentages of successive steps do not add up, because each applies to what the one before left. The worksheets therefore carry dollars from line to line.",
    ],
    folded: "The six tools",
    points: [
      "Tag schema: four keys (cost-center, service, environment, owner), lowercase, activated as cost allocation tags on the first day. A backfill reaches back 12 months at most, and only for tags that the resources already carried.",
      "Waste list: unattached volumes, load balancers without requests, idle addresses, snapshots without an image or a backup plan. Take a final snapshot of whatever nobody recognizes before it goes.",
      "Schedule sheet: staging that is needed 60 of 168 hours a week saves 64% of its compute when it is off for the rest.",
      "Sizing sheet: vCPUs × p95 utilization ÷ 0.6 gives the vCPUs you need, and maximum memory ÷ 0.8 gives the GiB. The ratio of the two selects the instance family.",
      "Commitment sheet: break-even utilization is 1 minus the discount. Cover 70% to 80% of the lowest hour of a normal month, after all other steps.",
      "Alert rule: at least 20% day over day, and at least a minimum in dollars per day, applied per service. Check against the same weekday of the week before.",
    ],
    download: {
      label: "Download the toolkit (PDF, 11 pages)",
      href: "/downloads/cloud-cost-optimization-toolkit.pdf",
    },
    cover: "Cloud Cost Optimization Toolkit",
    action: { label: "Read the worked example", href: "/blog/aws-cost-reduction-strategies" },
  },
  {
    kind: "text",
    id: "sample-estimate",
    title: "Sample estimate",
    paragraphs: [
      "What a written estimate contains: scope, steps in order, effort and price range for each, what is left out and why. The client and the figures are invented.",
    ],
    download: { label: "Download the sample estimate (PDF, 3 pages)", href: "/downloads/sample-estimate.pdf" },
    cover: "Sample Estimate",
    action: { label: "Get an estimate", href: "/estimate" },
  },
  {
    kind: "text",
    id: "sample-report",
    title: "Sample assessment report",
    paragraphs: [
      "What an assessment ends with: each risk with its evidence, the smallest change that removes it, and the order. The client and the figures are invented.",
    ],
    download: { label: "Download the sample report (PDF, 3 pages)", href: "/downloads/sample-report.pdf" },
    cover: "Sample Assessment Report",
    action: { label: "Ask for an assessment", href: "/consultation" },
  },
] satisfies Section[];
