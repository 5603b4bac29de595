/** The service page for IT analytics and monitoring: objectives, telemetry and incident response. */
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "IT Analytics & Monitoring Services",
    description:
      "SLOs with burn-rate alerts, OpenTelemetry and telemetry cost under control: 99.9% uptime and a 60% reduction in incident response time.",
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
      label: "IT Analytics & Monitoring",
      title: "Fewer alerts, each one worth waking up for",
      text: "Metrics, logs and traces collected once through OpenTelemetry, objectives that your business has agreed to, and pages sent when the error budget burns, whatever the CPU graph does.",
      chips: ["60% reduction in incident response time", "99.9% uptime"],
      actions: [
        { label: "Get Started", href: "/estimate?services=IT%20Analytics%20%26%20Monitoring" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      title: "Collect, decide, act",
      text: "A pipeline for the signals, rules for who is woken, and analysis for everything that can wait until morning.",
      look: "framed",
      items: [
        {
          icon: "speedometer2",
          title: "Observability platform",
          text: "Collection, storage and dashboards built as one system, with its retention, its cost and its own failure modes planned.",
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
            "Grouping, inhibition and routing by owner",
            "A runbook link inside every page",
          ],
        },
        {
          icon: "graph-up-arrow",
          title: "IT analytics",
          text: "Operational data turned into decisions about capacity, cost and reliability, with definitions finance and engineering share.",
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
      title: "From raw signals to a short outage",
      items: [
        {
          title: "Service level objectives and burn-rate alerts",
          text: "A 99.9% objective over 30 days leaves 43 minutes for failure. We agree on that number with the people who pay for it, then page on the speed at which it is being spent.",
          points: [
            "Indicators defined as good events over valid events, exclusions in writing",
            "Page at a burn rate of 14.4 over 1 hour and 5 minutes, ticket at 1 over 3 days and 6 hours",
            "An error budget policy that says which work stops when the budget is gone",
            "Alert rules kept as code, unit tested with promtool, changed by pull request",
            "A weekly review in which each page is kept, tuned or deleted",
          ],
          outcome: "60% reduction in incident response time: a page names what users see and the first step to take.",
        },
        {
          title: "OpenTelemetry and cardinality under control",
          text: "Metric bills grow with label values more than with servers. One user ID used as a label makes a new time series for each user, so we decide at the Collector what is a metric, what is a log field and what lives only in traces.",
          points: [
            "Semantic conventions for service, environment and version on every signal",
            "Series limits per service, with the widest label sets reported to their owners",
            "Tail sampling that keeps errors and slow traces, and a small share of the rest",
            "Structured logs that carry trace_id, personal data removed before storage",
            "Recording rules for busy dashboards, downsampling for long-term data",
          ],
          outcome: "Telemetry spend follows a plan, and queries still answer in the middle of an incident.",
        },
        {
          title: "From alert to cause",
          text: "Detection is often the short part of an outage. The long part goes to finding the owner, the latest change and the right dashboard, so we put all three on the screen the alert opens.",
          points: [
            "A catalog entry for each service: owner, tier, dependencies, escalation path",
            "Deployments, feature flags and configuration changes drawn on every graph",
            "Exemplars that lead from a latency spike to one trace behind it",
            "Synthetic checks of login, checkout and other journeys from several regions",
            "Blameless reviews whose actions carry an owner and a date",
          ],
          outcome: "99.9% uptime, measured from the user's side and explained month by month.",
          action: { label: "View Case Studies", href: "/case-studies" },
        },
      ],
    },
    {
      kind: "technologies",
      title: "Open standards first, vendors by choice",
      text: "Instrumentation goes through OpenTelemetry, so the backend can change without touching your code.",
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
      title: "What on-call, finance and customers notice",
      items: [
        {
          title: "60% reduction in incident response time",
          text: "The alert, the owner, the last change and the matching trace arrive together, and nobody has to ask around for them.",
        },
        {
          title: "99.9% uptime",
          text: "Slow burns are caught as tickets days before they exhaust the budget, and fast ones page while there is still budget left.",
        },
        {
          title: "A telemetry bill without surprises",
          text: "Each team sees what its series, logs and spans cost, and has a limit it agreed to before the invoice arrives.",
        },
        {
          title: "Nights that stay quiet",
          text: "Causes such as high CPU move to dashboards. Symptoms that users feel are what reaches the phone.",
        },
      ],
    },
    {
      kind: "process",
      title: "Five weeks to alerts you trust",
      steps: [
        {
          title: "Signal review",
          text: "We sort the pages of your last quarter into acted on, ignored and missed, and follow three incidents from first symptom to fix.",
          when: "Week 1",
        },
        {
          title: "Objectives workshop",
          text: "Product, engineering and support choose the journeys that matter, an indicator for each and a target they will defend.",
          when: "Week 2",
        },
        {
          title: "Instrumentation",
          text: "Collectors roll out, services gain traces and consistent attributes, and sampling and cardinality limits go in from the start.",
          when: "Week 3",
        },
        {
          title: "Silent running",
          text: "New alerts fire into a channel beside the old ones for a week. We compare the two daily and correct what was late or loud.",
          when: "Week 4",
        },
        {
          title: "Switch and rehearsal",
          text: "The old alerts are retired, your team works through a staged outage using the runbooks, and the weekly review gets its owner.",
          when: "Week 5",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Send us your noisiest alert",
      text: "In a free 30-minute consultation we take it apart with you: what it measures, whom it wakes and what should replace it.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "Get Started", href: "/estimate?services=IT%20Analytics%20%26%20Monitoring" },
      ],
    },
  ],
} satisfies Page;
