/** The eight services side by side: when each fits, what one gets, and how long it usually takes. */
import { claim } from "../../src/claims.ts";
import type { Section } from "../../src/page.ts";

export default {
  kind: "hours",
  id: "services-compared",
  title: "The eight services compared",
  text: claim("schedules", "When each fits, what you get, and a typical length.", "When each fits, and what you get."),
  items: [
    {
      name: "Cloud Solutions",
      value: `You move to the cloud, or the bill and the accounts have grown out of hand. You get an account structure, migrated workloads and costs by team.${claim("schedules", " Typically 12 weeks.", "")}`,
    },
    {
      name: "DevOps as a Service",
      value: `Your team lacks the people for releases, on-call and the platform. You get senior engineers by the month.${claim("schedules", " Typically a first quarter, then monthly.", "")}`,
    },
    {
      name: "Infrastructure as Code",
      value: `Environments are made by hand. You get them from reviewed code, with drift found daily.${claim("schedules", " Typically 8 weeks.", "")}`,
    },
    {
      name: "CI/CD Pipeline",
      value: `Releases are slow or risky. You get short builds, gradual rollouts and a quick way back.${claim("schedules", " Typically 8 weeks.", "")}`,
    },
    {
      name: "Container Orchestration",
      value: `You run Kubernetes or OpenShift, or plan to. You get sized clusters, safe upgrades and runbooks.${claim("schedules", " Typically 9 weeks.", "")}`,
    },
    {
      name: "Microservices Architecture",
      value: `Teams block each other in one code base. You get boundaries, a first extracted service, or advice against it.${claim("schedules", " Typically 10 weeks.", "")}`,
    },
    {
      name: "IT Analytics & Monitoring",
      value: `Outages are noticed late, or alerts are ignored. You get objectives, fewer alerts and telemetry at a planned cost.${claim("schedules", " Typically 5 weeks.", "")}`,
    },
    {
      name: "DevSecOps Integration",
      value: `Customers or auditors ask for evidence. You get scans, signatures and records from the pipeline.${claim("schedules", " Typically 9 weeks.", "")}`,
    },
  ],
} satisfies Section;
