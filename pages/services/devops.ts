/** The service page for DevOps as a Service: an embedded team for delivery, reliability and the developer platform. */
import { claim } from "../../src/claims.ts";
import { call, clocks } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "DevOps as a Service: A Senior Team Monthly",
    description:
      "A senior DevOps team beside yours: delivery measured by DORA metrics, error budgets that set priorities, shared on-call and a planned handover.",
    keywords: [
      "DevOps as a service",
      "managed DevOps team",
      "DORA metrics",
      "site reliability engineering",
      "error budgets",
      "platform engineering",
      "internal developer platform",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "loop",
      label: "DevOps as a Service",
      title: "The platform team for work your roadmap keeps postponing",
      text: `Your product team ships features; our senior engineers, hired by the month, take over releases, reliability and the platform. You see the effect in measured delivery times${claim("engagementTerms", ", and can end the engagement with the notice that the agreement names", "")}.`,
      chips: [outcomes.deployments.figure, outcomes.productivity.figure, `Response ${clocks.response.words}`],
      actions: [
        { label: "Get Started", href: "/estimate?services=DevOps%20as%20a%20Service" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      look: "framed",
      title: "What the team takes on",
      text: "One backlog with three kinds of work, ordered every two weeks from the measurements.",
      items: [
        {
          icon: "speedometer2",
          title: "Delivery",
          text: "We time the path from commit to production and remove the longest wait first, which is often an approval or a test stage that teams share.",
          points: ["DORA baseline from your own Git history", "Small batches on trunk", "Test environments on demand"],
        },
        {
          icon: "activity",
          title: "Reliability",
          text: "Product owners agree on the objectives, alerts follow what users notice, and we share the on-call rotation until your team runs it.",
          points: ["Objectives per user journey", "Burn-rate alerts", "Blameless reviews with owned actions"],
        },
        {
          icon: "signpost-split",
          title: "Developer platform",
          text: "A new service starts from a template with its pipeline and dashboards included.",
          points: [
            "Service templates and scorecards",
            "Self-service databases and secrets",
            "Documentation beside the code",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      figure: "devops-parts",
      label: "Solutions",
      title: "How the team works",
      text: "We begin with the tools you already have, and add one when it removes a delay.",
      items: [
        {
          title: "Flow that is measured",
          text: "Timestamps from Git and the deployment log show where a change waits, so the discussion starts from data.",
          sheet: {
            title: "Example: where one change waited",
            lines: [
              "change  #2118, 86 lines",
              "coding      3 h",
              "review     19 h",
              "test env   41 h  < longest",
              "deploy      1 h",
              "next step: an env per branch",
            ],
          },
          points: [
            "Four DORA metrics for each service: how often it deploys, how long a change takes to get there, how often that fails, how long recovery takes",
            "One real change followed by hand from ticket to production, with waiting time split from working time",
            "Limits on work in progress and batch size before any new tool is bought",
            "Trends per team only; the numbers never rank individuals",
          ],
          outcome:
            "The longest wait has a name and a length, on a dashboard fed by your own Git and deployment events.",
        },
        {
          title: "Error budgets that set priorities",
          text: "A 99.9% objective leaves about 43 minutes of failure in 30 days. What is left decides whether the team ships features or repairs.",
          points: [
            "Indicators taken at the load balancer or in the client",
            "Pages at a burn rate of 14.4 over one hour or 6 over six hours, a ticket at 1 over three days",
            "A signed policy: once the budget is spent, reliability work goes first until it recovers",
            "Toil recorded and held below half of the team's time",
            "Quarterly game days against the runbooks, including the restore",
          ],
          outcome:
            "People are paged when users are affected, and the next priority follows from a chart that both sides accept.",
        },
        {
          title: "A platform run as a product",
          text: "The internal platform has release notes, a roadmap driven by its users, and somebody who answers questions.",
          points: [
            "A Backstage catalog with software templates, or plain template repositories where a portal would be too much",
            "Environments and databases requested in Git and built from reviewed modules",
            "Secrets issued by Vault or the cloud's own store, rotated without a redeploy where the client allows it",
            "Adoption reviewed every quarter; what nobody uses is removed",
          ],
          outcome: "Engineers no longer wait for infrastructure or build their own.",
          action: {
            label: "Download the DevOps Transformation Guide",
            href: "/documentation#transformation-guide-contents",
          },
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "What we operate daily",
      groups: [
        {
          title: "Delivery",
          items: ["GitHub Actions", "GitLab CI/CD", "Azure DevOps", "Argo CD", "Flux", "OpenFeature"],
        },
        {
          title: "Platform",
          items: ["Kubernetes", "Terraform", "Crossplane", "Backstage", "HashiCorp Vault", "External Secrets Operator"],
        },
        {
          title: "Reliability",
          items: ["Prometheus", "Grafana", "OpenTelemetry", "Sloth", "Chaos Mesh", "k6", "PagerDuty"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: claim("outcomeMeasures", "After two quarters", "What changes for your teams"),
      items: [
        {
          title: outcomes.deployments.figure,
          text: `${outcomes.deployments.sentence}${claim("outcomeMeasures", " Most of it comes from removing waits.", "")}`,
        },
        {
          title: outcomes.productivity.figure,
          text: `${outcomes.productivity.sentence} Feature teams get back the hours that went into broken environments and access requests.`,
        },
        {
          title: "Quieter nights",
          text: "Alerts that ask for no action are deleted. The others link to their runbook.",
        },
        {
          title: "Knowledge that stays",
          text: "Work is done in pairs and written down, so a change of staff costs days, not months.",
        },
        {
          title: "One accountable team",
          text: "Whoever builds it also deploys and restores it, without a handover between vendors.",
        },
        {
          title: "A partner by choice",
          text: "90% long-term retention, and every engagement is planned so that you could continue without us.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: claim("schedules", "The first quarter", "From baseline to handover"),
      text: "Measured at the beginning and at the end.",
      steps: [
        {
          title: "Baseline",
          text: "The DORA metrics are calculated from Git and your monitoring. We shadow one release and one on-call shift.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Agree",
          text: "Product and engineering leads set the objectives with us. The error budget policy and a ranked backlog follow from them.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Remove the longest wait",
          text: "The top constraint is taken out in production, in pairs with your engineers, and measured against the baseline.",
          when: claim("schedules", "Weeks 3-6", undefined),
        },
        {
          title: "Operate together",
          text: "On-call is shared, the first two teams start from the templates, and a game day tests the runbooks.",
          when: claim("schedules", "Weeks 7-12", undefined),
        },
        {
          title: "Review or hand over",
          text: "A written review compares figures with the baseline. You continue with us or take over, with 6 months of post-project support.",
          when: claim("schedules", "Week 13", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Find out where your releases wait",
      text: `Bring one slow release to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
