/**
 * The eight service pages: one layout, each with its figures, and labels whose targets we chose (the spec's section 2).
 */
import type { Link } from "../dist.ts";
import type { PageFacts } from "../fact.ts";
import { services } from "../routes.ts";

/** The targets of the spec's labels. */
const consultation: Link = ["Get Free Consultation", "/consultation"];
const schedule: Link = ["Schedule Consultation", "/consultation"];
const assessment: Link = ["Schedule Assessment", "/consultation"];
const cases: Link = ["View Case Studies", "/case-studies"];
const guide: Link = ["Download the DevOps Transformation Guide", "/documentation#transformation-guide-contents"];

/** A link into the estimate form, with the service chosen. */
const estimate = (text: string, service: string): Link => [
  text,
  `/estimate?services=${encodeURIComponent(service).replaceAll("'", "%27")}`,
];

/** What differs from page to page. */
const own: { [label: string]: Partial<PageFacts> & { h1: string; closing: Link[] } } = {
  "Cloud Solutions": {
    h1: "A cloud that finance and auditors can read",
    says: ["45% average cost reduction", "99.9% uptime"],
    links: [["Download the Cloud Cost Optimization Toolkit", "/documentation#cost-toolkit-contents"]],
    closing: [assessment, cases],
  },
  "DevOps as a Service": {
    h1: "The platform team for work your roadmap keeps postponing",
    says: ["70% faster deployments", "60% productivity gain"],
    links: [["Download the DevOps Transformation Guide", "/documentation#transformation-guide-contents"]],
    closing: [schedule, cases],
  },
  "Infrastructure as Code": {
    h1: "Every environment comes from a reviewed commit",
    says: ["75% average provisioning time reduction"],
    closing: [assessment, estimate("Get Started", "Infrastructure as Code")],
  },
  "CI/CD Pipeline": {
    h1: "Releases small enough to be boring",
    says: ["80% deployment time reduction"],
    links: [cases],
    closing: [estimate("Build Your Pipeline", "CI/CD Pipeline"), schedule],
  },
  "Container Orchestration": {
    h1: "Clusters that survive a drained node and a bad release",
    says: ["Kubernetes, Docker, OpenShift and Helm"],
    lists: {
      ".chips li": ["Kubernetes", "Docker", "OpenShift", "Helm"],
      ".section-technologies h3": ["Kubernetes", "Docker and images", "OpenShift", "Helm and delivery"],
    },
    links: [guide],
    closing: [schedule, cases],
  },
  "Microservices Architecture": {
    h1: "Split the monolith where it pays, and only there",
    says: ["70% faster deployments"],
    links: [guide],
    closing: [schedule, cases],
  },
  "IT Analytics & Monitoring": {
    h1: "Fewer alerts, each worth waking up for",
    says: ["60% reduction in incident response time", "99.9% uptime"],
    links: [cases],
    closing: [schedule, estimate("Get Started", "IT Analytics & Monitoring")],
  },
  "DevSecOps Integration": {
    h1: "Security checks that developers leave switched on",
    says: ["SBOM", "ISO 27001", "SOC 2"],
    closing: [assessment, cases],
  },
};

export const servicePages: PageFacts[] = services.map(({ label, route }) => {
  const { closing, linkLists, counts, ...facts } = own[label] ?? { h1: "", closing: [] };
  return {
    ...facts,
    route,
    linkLists: {
      ".hero a": [estimate("Get Started", label), consultation],
      ".call-to-action a": closing,
    },
    counts: { ".section-cards li h3": 3, ".section-solutions article": label === "Container Orchestration" ? 4 : 3 },
  };
});

/** The sections of every service page, in order. */
export const serviceShape: string[] = [
  "hero",
  "section-cards",
  "section-solutions",
  "section-technologies",
  "section-benefits",
  "section-process",
  "call-to-action",
];
