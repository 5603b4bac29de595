/** The service page for IT analytics and monitoring: objectives, telemetry and incident response. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "IT Analytics & Monitoring Services",
    description: `SLOs with burn-rate alerts, OpenTelemetry and telemetry cost under control: a ${outcomes.uptime.figure} objective and a ${outcomes.incidents.figure}.`,
    keywords: [
      "IT analytics",
      "monitoring and alerting",
      "observability consulting",
      "OpenTelemetry",
      "service level objectives",
      "burn-rate alerts",
      "Prometheus and Grafana",
      "incident response",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "burn-rate",
      label: "IT Analytics & Monitoring",
      title: "Fewer alerts, each worth waking up for",
      text: "Hear of an outage before your customers do, and stop waking engineers for nothing. We collect telemetry once through OpenTelemetry, agree on objectives with the business, and alert when those are at risk.",
      chips: [outcomes.incidents.figure, outcomes.uptime.figure],
      actions: [
        { label: "Get Started", href: "/estimate?services=IT%20Analytics%20%26%20Monitoring" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      title: "Collect, decide, act",
      text: "Collection of signals, rules for alerts, and analysis for capacity and cost.",
      look: "framed",
      items: [
        {
          icon: "speedometer2",
          title: "Observability platform",
          text: "Collection and storage built as one system with a planned cost.",
          points: [
            "OpenTelemetry Collectors as agents and as gateway",
            "Logs and metrics linked to traces by trace ID",
            "Retention tiers by the value of the data",
            "A watchdog outside that notices silence",
          ],
        },
        {
          icon: "bell",
          title: "SLOs and alerting",
          text: "Objectives set on what users notice, and a page only when the error budget is burning fast enough to need a person now.",
          points: [
            "Indicators measured at the edge or in the client",
            "Burn-rate alerts over paired windows",
            "Grouping and routing by owner",
            "A runbook link inside every page",
          ],
        },
        {
          icon: "graph-up-arrow",
          title: "IT analytics",
          text: "Operational data turned into decisions about capacity and cost, with definitions that finance and engineering share.",
          points: [
            "Capacity forecasts from seasonal baselines",
            "Cost per service, per team and per request",
            "DORA metrics from the tools you already run",
            "Incident causes as a trend across quarters",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      figure: "monitoring-burn",
      label: "Solutions",
      title: "From raw signals to a short outage",
      items: [
        {
          title: "Service level objectives and burn-rate alerts",
          text: "A 99.9% objective over 30 days leaves 43 minutes for failure. We agree on that number with the people who pay for it, and page by how fast it is spent.",
          points: [
            "Indicators defined as good events over valid events, exclusions in writing",
            "Page at a burn rate of 14.4 over both 1 hour and 5 minutes or 6 over both 6 hours and 30 minutes, ticket at 1 over both 3 days and 6 hours",
            "An error budget policy that says which work stops when the budget is gone",
            "Alert rules kept as code, unit tested with promtool, changed by pull request",
            "A weekly review in which each page is kept, tuned or deleted",
          ],
          outcome: "A page names what users see and the first step to take.",
        },
        {
          title: "OpenTelemetry and cardinality under control",
          text: "Metric costs grow with label values: one user ID as a label makes a new time series for each user. The Collector therefore decides what becomes a metric and what stays in traces.",
          points: [
            "Semantic conventions on every signal, so that a new version can be told from the old one",
            "Series limits per service, with the widest label sets reported to their owners",
            "Tail sampling that keeps errors and slow traces, and a small share of the rest",
            "Structured logs that carry trace_id, personal data removed before storage",
            "Recording rules for busy dashboards, downsampling for long-term data",
          ],
          outcome: "Telemetry spend follows a plan, and queries stay fast during an incident.",
        },
        {
          title: "From alert to cause",
          text: "Much of an outage is spent on finding the owner and the latest change, so the alert opens a screen with both.",
          sheet: {
            title: "Example: an alert with its runbook",
            lines: [
              "alert: CheckoutBurnsBudget",
              "expr: burn_rate_1h > 14.4",
              "labels:",
              "  severity: page",
              "annotations:",
              "  runbook: checkout-errors.md",
            ],
          },
          points: [
            "A catalog entry for each service: owner, tier, dependencies, escalation path",
            "Deployments and feature flags drawn on every graph",
            "Exemplars that lead from a latency spike to one trace behind it",
            "Synthetic checks of login, checkout and other journeys from several regions",
            "Blameless reviews whose actions carry an owner and a date",
          ],
          outcome: "Whoever is paged starts from the likely cause, and the monthly report explains each outage.",
          action: { label: "View Case Studies", href: "/case-studies" },
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Tools we work with",
      text: "Instrumentation uses OpenTelemetry, so the backend can change without changing your code.",
      groups: [
        {
          title: "Collection and tracing",
          items: ["OpenTelemetry", "Fluent Bit", "Vector", "Grafana Tempo", "Jaeger", "Grafana Pyroscope"],
        },
        {
          title: "Metrics and dashboards",
          items: ["Prometheus", "Thanos", "Grafana Mimir", "VictoriaMetrics", "Grafana"],
        },
        {
          title: "Logs and search",
          items: ["Grafana Loki", "Elasticsearch", "OpenSearch", "ClickHouse", "Amazon Athena"],
        },
        {
          title: "Platforms and response",
          items: ["Datadog", "New Relic", "Amazon CloudWatch", "Azure Monitor", "Alertmanager", "PagerDuty"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What on-call, finance and customers notice",
      items: [
        {
          title: outcomes.incidents.figure,
          text: `${outcomes.incidents.sentence} The alert arrives with its owner and the last change, so nobody has to ask around for them.`,
        },
        {
          title: outcomes.uptime.figure,
          text: `${outcomes.uptime.sentence} Slow burns become tickets days before they exhaust the budget.`,
        },
        {
          title: "A telemetry bill without surprises",
          text: "Each team sees what its own series and spans cost, and has a limit it agreed to before the invoice arrives.",
        },
        {
          title: "Fewer night calls",
          text: "High CPU and other causes move to dashboards. Only what users notice pages somebody.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: claim("schedules", "Five weeks to alerts you trust", "From signal review to alerts you trust"),
      steps: [
        {
          title: "Signal review",
          text: "We sort the pages of your last quarter into acted on, ignored and missed. Three incidents are followed from first symptom to fix.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Objectives workshop",
          text: "Product and support choose the journeys that matter. Engineering adds an indicator for each, and everybody a target they will defend.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Instrumentation",
          text: "Collectors roll out and services gain traces. Sampling and cardinality limits go in from the start.",
          when: claim("schedules", "Week 3", undefined),
        },
        {
          title: "Silent running",
          text: "New alerts fire into a channel beside the old ones for a week. We compare the two daily and correct what was late or loud.",
          when: claim("schedules", "Week 4", undefined),
        },
        {
          title: "Switch and rehearsal",
          text: "The old alerts are retired. Your team works through a staged outage with the runbooks, and the weekly review gets its owner.",
          when: claim("schedules", "Week 5", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Start with your noisiest alert",
      text: `Bring it to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "Get Started", href: "/estimate?services=IT%20Analytics%20%26%20Monitoring" },
      ],
    },
  ],
} satisfies Page;
