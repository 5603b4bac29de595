/** The service page for DevOps as a Service: an embedded team for delivery, reliability and the developer platform. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

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
      label: "DevOps as a Service",
      title: "The platform team for work your roadmap keeps postponing",
      text: "Senior engineers join your planning, take over the delivery and reliability backlog, and leave a platform that your own people can run.",
      chips: ["70% faster deployments", "60% productivity gain", "Response within 4 hours on business days"],
      actions: [
        { label: "Get Started", href: "/estimate?services=DevOps%20as%20a%20Service" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      look: "framed",
      title: "What the team takes on",
      text: "One backlog, three kinds of work. The mix shifts every two weeks with what the measurements show.",
      items: [
        {
          icon: "speedometer2",
          title: "Delivery",
          text: "We time the path from commit to production and remove the longest wait first: an approval, a shared test stage, an unreliable suite.",
          points: ["DORA baseline from your own Git history", "Small batches on trunk", "Test environments on demand"],
        },
        {
          icon: "activity",
          title: "Reliability",
          text: "Objectives agreed with product owners, alerts that fire on what users feel, and an on-call rota we share until yours stands alone.",
          points: [
            "Objectives per user journey",
            "Burn-rate alerts instead of CPU thresholds",
            "Blameless reviews with owned actions",
          ],
        },
        {
          icon: "signpost-split",
          title: "Developer platform",
          text: "Golden paths for new services: one template brings pipeline, dashboards, alerts and access, so nobody copies last year's repository.",
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
      title: "How the team works",
      text: "The practices come first. They fit into the tools you already own, and a new one is added only when it removes a wait.",
      items: [
        {
          title: "Flow that is measured, not felt",
          text: "Ask five people why releases are slow and you get five answers. Timestamps from Git, the build system and the deploy log give one.",
          points: [
            "The four DORA keys: deployment frequency, lead time for changes, change failure rate and failed deployment recovery time",
            "One real change followed by hand from ticket to production, with waiting time split from working time",
            "Limits on work in progress and on batch size before any new tool is bought",
            "Trends per team only; the numbers never rank individuals",
          ],
          outcome: "70% faster deployments, visible on a dashboard fed by your own Git and deployment events.",
        },
        {
          title: "Error budgets that end the argument",
          text: "A 99.9% objective leaves about 43 minutes of failure in 30 days. Whether to ship or to repair then depends on how many are left, not on who speaks last.",
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
          text: "An internal platform that engineers work around is a cost. Ours has users, a roadmap, release notes and an owner who answers questions.",
          points: [
            "A Backstage catalog with software templates, or plain template repositories where a portal would be too much",
            "Environments, queues and databases requested in Git and built from reviewed modules",
            "Secrets issued by Vault or the cloud's own store, rotated without a redeploy where the client allows it",
            "Adoption and developer feedback reviewed every quarter; what nobody uses is removed",
          ],
          outcome: "60% productivity gain, because engineers stop waiting for infrastructure and stop rebuilding it.",
          action: { label: "Download the DevOps Transformation Guide", href: "/documentation#transformation-guide" },
        },
      ],
    },
    {
      kind: "technologies",
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
      title: "After two quarters",
      items: [
        {
          title: "70% faster deployments",
          text: "Fewer handovers and smaller changes. The pipeline seldom turns out to be the slow part; the queue in front of it does.",
        },
        {
          title: "60% productivity gain",
          text: "Feature teams get back the hours that went into broken environments, access requests and hand-made releases.",
        },
        {
          title: "Quieter nights",
          text: "Alerts without an action are deleted. The rest carry a runbook link, a dashboard and the objective they protect.",
        },
        {
          title: "Knowledge that stays",
          text: "Pairing, decision records and runbooks are part of done, so a change of staff on either side costs days and not months.",
        },
        {
          title: "One accountable team",
          text: "Build, deploy, observe and restore sit with the same engineers. An incident has no ticket queue between two vendors.",
        },
        {
          title: "A partner by choice",
          text: "90% long-term retention, although every engagement is planned so that you could carry on without us.",
        },
      ],
    },
    {
      kind: "process",
      title: "The first quarter",
      text: "Measured at both ends, so that the difference can be stated as a number.",
      steps: [
        {
          title: "Baseline",
          text: "We connect to Git, builds and monitoring, calculate the DORA keys, and shadow one release and one on-call shift.",
          when: "Week 1",
        },
        {
          title: "Agree",
          text: "Objectives, error budget policy and a ranked backlog are set together with product and engineering leads.",
          when: "Week 2",
        },
        {
          title: "Remove the longest wait",
          text: "The top constraint is taken out in production, in pairs with your engineers, and measured against the baseline.",
          when: "Weeks 3-6",
        },
        {
          title: "Operate together",
          text: "On-call is shared, golden paths open to the first two teams, and the first game day tests the runbooks.",
          when: "Weeks 7-12",
        },
        {
          title: "Review or hand over",
          text: "A written review compares figures with the baseline. Continue, narrow the scope, or take over with 6 months of post-project support.",
          when: "Week 13",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Where does a change wait longest?",
      text: `Describe your last release to a ${brand.name} engineer in a free 30-minute consultation. You leave with a first guess at the constraint and a way to measure it.`,
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
