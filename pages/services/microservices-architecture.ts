/** The service page for microservices architecture: boundaries, migration and the data between services. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "Microservices Architecture Services",
    description:
      "Microservices with boundaries that hold: strangler fig migration, outbox events, contract tests and tracing. We also say when a monolith is enough.",
    keywords: [
      "microservices architecture",
      "monolith migration",
      "strangler fig pattern",
      "outbox pattern",
      "event-driven architecture",
      "domain-driven design",
      "service mesh",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "services",
      label: "Microservices Architecture",
      title: "Split the monolith where it pays, and only there",
      text: "Let teams release on their own without rewriting what works. We find the boundaries in your domain, move one slice at a time behind a facade, and say so if a modular monolith is enough.",
      chips: [outcomes.deployments.figure, "Strangler fig migration", "Transactional outbox", "Contract tests"],
      actions: [
        { label: "Get Started", href: "/estimate?services=Microservices%20Architecture" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      title: "Where we come in",
      text: "Before the first split, in the middle of one, or with too many services.",
      look: "framed",
      items: [
        {
          icon: "bounding-box",
          title: "Boundary design",
          text: "Service boundaries follow business capabilities and the scope of transactions. The history of what changes together shows where they lie.",
          points: [
            "Event storming with the people who run the business",
            "A context map with one owner for each model",
            "Change coupling read from version control",
            "A written list of what stays together, and why",
          ],
        },
        {
          icon: "signpost-split",
          title: "Monolith migration",
          text: "A strangler fig migration puts a facade in front and moves one capability at a time. You can go back until the old code is removed.",
          points: [
            "Routing facade with a switch for each route",
            "Shadow traffic compared before cutover",
            "Change data capture while two stores coexist",
            "Deletion of old code as a planned step",
          ],
        },
        {
          icon: "layers",
          title: "Service platform",
          text: "A shared template, gateway and tracing, so that each further service costs less.",
          points: [
            "Template with health checks, metrics and traces",
            "Gateway for authentication and quotas",
            "Schema registry with compatibility rules",
            "One independent pipeline per service",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      figure: "microservices-parts",
      label: "Solutions",
      title: "Three problems every split has to solve",
      text: "Moving the code, keeping the data consistent, and handling calls that now cross a network.",
      items: [
        {
          title: "Strangler fig migration, slice by slice",
          text: "A rewrite has to catch up with a system that keeps changing. We put a facade in front of the monolith and extract one capability at a time, beginning with one that changes often and shares little data.",
          points: [
            "First slice chosen by change frequency, data coupling and business risk",
            "An anti-corruption layer between the models, so that legacy names and quirks stay behind it",
            "Reads mirrored to the new service and compared before it answers anyone",
            "Cutover by weight and by route, reversible with one configuration change",
            "Old tables made read only, then dropped; an extraction without deletion counts as unfinished",
          ],
          outcome: "Features keep shipping throughout, and the monolith shrinks with each release.",
          action: {
            label: "Download the DevOps Transformation Guide",
            href: "/documentation#transformation-guide-contents",
          },
        },
        {
          title: "Data and events without two-phase commit",
          text: "A service that writes to its database and then publishes a message will one day do only one of the two. We close that gap in the design.",
          sheet: {
            title: "Example: a decision record",
            lines: [
              "# 14: an outbox for orders",
              "Status: accepted",
              "Why: an event was lost when",
              "     the broker was away",
              "Cost: readers lag by seconds",
              "Reopen if: lag exceeds 1 min",
            ],
          },
          points: [
            "Outbox pattern: state and event committed in one local transaction, relayed by Debezium or a poller",
            "Idempotent consumers with a deduplication key, because at-least-once delivery sometimes means twice",
            "Sagas with named compensations and timeouts for work that crosses services",
            "Avro or Protobuf schemas, with compatibility checked in the pipeline",
            "Ordering promised per key only, and dead-letter queues that have an owner",
          ],
          outcome:
            "An order is recorded and announced, or neither, and a failed consumer can be replayed from the log.",
        },
        {
          title: "Failure contained, behavior visible",
          text: "Ten dependencies in series, each available 99.9% of the time, leave about 99.0%. We shorten the chain first, then protect each call that remains.",
          points: [
            "Deadlines passed down the chain, so that no service works on an answer nobody waits for",
            "Retries with jitter and a budget, on idempotent calls, in one layer of the chain",
            "Circuit breakers and load shedding sized from load tests",
            "Consumer-driven contract tests, which retire the shared staging environment as a release gate",
            "W3C trace context through HTTP and messages, with tail sampling that keeps errors",
          ],
          outcome: "One slow service degrades one feature, and the trace names it.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Tools for services and what lies between them",
      groups: [
        {
          title: "Services",
          items: ["Spring Boot", "Quarkus", "ASP.NET Core", "Go", "NestJS", "FastAPI"],
        },
        {
          title: "APIs and traffic",
          items: ["gRPC", "OpenAPI", "GraphQL", "Envoy", "Istio", "Linkerd", "Kong"],
        },
        {
          title: "Events and state",
          items: ["Apache Kafka", "RabbitMQ", "NATS", "Debezium", "Temporal", "PostgreSQL", "Redis"],
        },
        {
          title: "Delivery and insight",
          items: ["Kubernetes", "Argo CD", "Pact", "Backstage", "OpenTelemetry", "Jaeger"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What changes for your teams",
      text: "Services cost effort to operate. We measure before and after whether these returns justify it.",
      items: [
        {
          title: outcomes.deployments.figure,
          text: `${outcomes.deployments.sentence} A service with its own pipeline is released by itself.`,
        },
        {
          title: "Scaling where the load is",
          text: "Search can run on thirty replicas while billing runs on two, and each of them uses the store that suits its queries.",
        },
        {
          title: "Smaller blast radius",
          text: "Bulkheads and asynchronous boundaries keep a fault in recommendations from reaching the checkout.",
        },
        {
          title: "Ownership that fits a team",
          text: "One team owns a service: its code, its schema and its alerts.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "How a first extraction runs",
      text: "We stop after step two if the numbers favor a modular monolith.",
      steps: [
        {
          title: "Domain mapping",
          text: "Event storming, a read of two years of commits, and a trace of the ten busiest requests through code and tables.",
          when: claim("schedules", "Weeks 1-2", undefined),
        },
        {
          title: "Boundaries and verdict",
          text: "You receive a context map with a ranked list of candidates, and one recommendation: split, modularize or leave alone.",
          when: claim("schedules", "Week 3", undefined),
        },
        {
          title: "Facade and template",
          text: "The routing facade goes in front of the monolith. The service template with its pipeline is ready beside it.",
          when: claim("schedules", "Weeks 4-5", undefined),
        },
        {
          title: "First slice in production",
          text: "The new service takes shadow traffic, then a small share, then all of it, while an outbox keeps both sides informed.",
          when: claim("schedules", "Weeks 6-9", undefined),
        },
        {
          title: "Deletion and handover",
          text: "Old code and tables are removed and the path becomes a playbook. Your team leads the second slice with us alongside.",
          when: claim("schedules", "Week 10", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Start with one module",
      text: `Bring the one that slows you down to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
