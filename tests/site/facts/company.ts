/** Consulting, about us and the case studies (the spec's sections 1 and 2). */
import { claim } from "../../../src/claims.ts";
import { brand } from "../../../src/site.ts";
import type { PageFacts } from "../fact.ts";

const amazon = "Amazon Web Services";

/** Each certification: name, issuer, skills line. */
const certifications: [name: string, issuer: string, skills: string][] = [
  [
    "Certified Kubernetes Application Developer",
    "Cloud Native Computing Foundation",
    "Workload design, configuration and secrets, probes, services and ingress, rollouts, debugging with kubectl",
  ],
  [
    "AWS Certified SysOps Administrator - Associate",
    amazon,
    "Monitoring and remediation, backup and restore, patching, networking, cost and performance tuning",
  ],
  [
    "AWS Certified Solutions Architect - Associate",
    amazon,
    "Resilient multi-zone design, secure networks and access, storage and database choice, cost-aware architecture",
  ],
  [
    "AWS Certified Developer - Associate",
    amazon,
    "Lambda, API Gateway and DynamoDB, IAM in application code, deployment automation, tracing and debugging",
  ],
  [
    "HashiCorp Certified: Terraform Associate",
    "HashiCorp",
    "Configuration language, modules, remote state and locking, workspaces, import, plan and apply workflow",
  ],
];

/** Each case study: title and timeline. Details beyond the specification may be left out. */
const studies: [title: string, timeline: string][] = [
  ["AWS architecture for 11 services", "2 months"],
  [claim("caseStories", "AWS cost optimization for an analytics platform", "AWS cost optimization"), "2 months"],
  [claim("caseStories", "Monitoring and alerting that on-call can trust", "Monitoring and alerting"), "1 month"],
  ["CI/CD migration from Jenkins to GitHub Actions", "1 month"],
];

export const companyPages: PageFacts[] = [
  {
    route: "/consulting",
    h1: "DevOps Consulting",
    lists: { "#engagement-models h3": ["Strategic advisory", "Hands-on implementation", "Hybrid support"] },
    counts: { "#engagement-models li h3": 3 },
  },
  {
    route: "/about-us",
    h1: "A small team for systems that must stay up",
    says: ["global remote team", "100+ projects", "Zero security incidents"],
    lists: {
      "#story h2": ["Our story"],
      "#mission-and-vision h3": ["Our mission", "Our vision"],
      "#values h2": ["Our values"],
      "#certifications h3": certifications.map(([name]) => name),
      "#certifications .certificate-issuer": certifications.map(([, issuer]) => issuer),
      "#certifications li p:last-child": certifications.map(([, , skills]) => skills),
    },
    pairs: {
      "#figures dl": [
        ["projects delivered", "100+"],
        ["long-term retention", "90%"],
        ["years of experience", "4+"],
        ["founded", String(brand.founded)],
        ["team size", brand.teamSize],
      ],
    },
    counts: { '#certifications li svg[role="img"][aria-label]': 5 },
  },
  {
    route: "/case-studies",
    h1: claim("caseStories", "Four projects, told from the inside", "Four projects in brief"),
    lists: {
      "article h2": studies.map(([title]) => title),
      ".case-study-time": studies.map(([, timeline]) => `Timeline: ${timeline}`),
      "article h3": studies.flatMap(() => ["Results", "Challenge", "Solution"]),
      "article .month-work": ["1", "2", "1", "2", "1", "1"],
    },
    pairs: {
      "#cicd-migration dl": [
        ["pipelines migrated", "12"],
        ["build time reduction", "50%"],
        ["pipeline reliability", "99.5%"],
        ["less maintenance effort", "70%"],
      ],
    },
    links: [["Start Your Transformation", "/transformation"]],
    counts: { article: 4, 'article [aria-label="Technologies"]': 4, "article .category": 4 },
  },
];
