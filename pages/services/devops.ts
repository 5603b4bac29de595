/** The service page for DevOps as a Service: an embedded team for delivery, reliability and the developer platform. */
import { clocks } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "DevOps as a Service",
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
      text: "Senior engineers join your planning and take over the delivery and reliability backlog. What they leave behind is a platform that your own people can run.",
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
      text: "One backlog with three kinds of work in it. Every two weeks the measurements decide the mix.",
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
          text: "Product owners agree on the objectives. Alerts follow what users feel, and we share the on-call rotation until yours stands alone.",
          points: ["Objectives per user journey", "Burn-rate alerts", "Blameless reviews with owned actions"],
        },
        {
          icon: "signpost-split",
          title: "Developer platform",
          text: "A new service starts from one template that brings its pipeline and its dashboards along, so nobody copies last year's repository.",
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
      text: "The practices come first. They fit into the tools you already own, and a new tool is added when it removes a wait.",
      items: [
        {
          title: "Flow that is measured",
          text: "Ask five people why releases are slow and you get five answers. Timestamps from Git and the deploy log give one.",
          points: [
            "The four DORA keys, for each service: how often it deploys, how long a change takes to get there, how often that fails, how long recovery takes",
            "One real change followed by hand from ticket to production, with waiting time split from working time",
            "Limits on work in progress and batch size before any new tool is bought",
            "Trends per team only; the numbers never rank individuals",
          ],
          outcome:
            "The longest wait has a name and a length, on a dashboard fed by your own Git and deployment events.",
        },
        {
          title: "Error budgets that end the argument",
          text: "A 99.9% objective leaves about 43 minutes of failure in 30 days. How many are left decides whether the team ships or repairs.",
          points: [
            "Indicators taken at the load balancer or in the client, where the user stands",
            "Pages at a burn rate of 14.4 over one hour or 6 over six hours, a ticket at 1 over three days",
            "A signed policy: once the budget is spent, reliability work goes first until it recovers",
            "Toil recorded and held below half of the team's time",
            "Quarterly game days against the runbooks, including the restore",
          ],
          outcome:
            "People are paged for user pain alone, and the next priority is read off a chart that both sides accepted.",
        },
        {
          title: "A platform run as a product",
          text: "An internal platform that engineers work around is a cost. Ours has release notes, a roadmap with users behind it, and somebody who answers questions.",
          points: [
            "A Backstage catalog with software templates, or plain template repositories where a portal would be too much",
            "Environments and databases requested in Git and built from reviewed modules",
            "Secrets issued by Vault or the cloud's own store, rotated without a redeploy where the client allows it",
            "Adoption reviewed every quarter; what nobody uses is removed",
          ],
          outcome: "Engineers stop waiting for infrastructure, and stop building it a second time.",
          action: { label: "Download the DevOps Transformation Guide", href: "/documentation#transformation-guide" },
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
      title: "After two quarters",
      items: [
        {
          title: outcomes.deployments.figure,
          text: `Measured as ${outcomes.deployments.measured}. It comes from removing waits: the queue in front of a pipeline is usually longer than the pipeline.`,
        },
        {
          title: outcomes.productivity.figure,
          text: `Measured as ${outcomes.productivity.measured}. Feature teams get back the hours that went into broken environments and access requests.`,
        },
        {
          title: "Quieter nights",
          text: "An alert that asks for no action is deleted. Each one that remains links to its runbook and to the objective it protects.",
        },
        {
          title: "Knowledge that stays",
          text: "Work counts as done when it has been paired on and written down. A change of staff on either side then costs days.",
        },
        {
          title: "One accountable team",
          text: "Whoever builds it also deploys and restores it. No incident waits in a ticket queue between two vendors.",
        },
        {
          title: "A partner by choice",
          text: "90% long-term retention, although every engagement is planned so that you could carry on without us.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "The first quarter",
      text: "Measured at both ends, so that the difference can be stated as a number.",
      steps: [
        {
          title: "Baseline",
          text: "The DORA keys are calculated from Git and your monitoring. We shadow one release and one on-call shift.",
          when: "Week 1",
        },
        {
          title: "Agree",
          text: "Product and engineering leads set the objectives with us. The error budget policy and a ranked backlog follow from them.",
          when: "Week 2",
        },
        {
          title: "Remove the longest wait",
          text: "The top constraint is taken out in production, in pairs with your engineers, and measured against the baseline.",
          when: "Weeks 3-6",
        },
        {
          title: "Operate together",
          text: "On-call is shared, the first two teams start from the templates, and a game day tests the runbooks.",
          when: "Weeks 7-12",
        },
        {
          title: "Review or hand over",
          text: "A written review compares figures with the baseline. You continue with us or take over, with 6 months of post-project support.",
          when: "Week 13",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Where does a change wait longest?",
      text: "Half an hour with one of our engineers is free and is usually enough for a first guess at the constraint, and for a way to measure it.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
