/** The page of the form for an estimate (the spec's sections 2, 3, 9). */
import { contactInformation, type FormFacts, levels, person } from "./form.ts";

export const estimate: FormFacts = {
  route: "/estimate",
  h1: "Get Project Estimate",
  says: ["within 2 business days"],
  lists: { "form h2": [contactInformation, "Project Details"] },
  fields: [
    ...person,
    "projectType",
    "services",
    "currentInfrastructure",
    "teamSize",
    "timeline",
    "budget",
    "urgency",
    "description",
  ],
  values: {
    projectType: [
      "cloud_migration",
      "devops_implementation",
      "infrastructure_automation",
      "security_audit",
      "performance_optimization",
      "disaster_recovery",
      "multi_cloud_setup",
      "consulting_only",
    ],
    services: [
      "Cloud Solutions",
      "DevOps as a Service",
      "Infrastructure as Code",
      "CI/CD Pipeline",
      "Container Orchestration",
      "Microservices Architecture",
      "IT Analytics & Monitoring",
      "DevSecOps Integration",
    ],
    currentInfrastructure: ["on_premises", "hybrid", "aws", "azure", "gcp", "multi_cloud", "other"],
    teamSize: ["1-10", "10-50", "50-200", "200-1000", "1000+"],
    timeline: ["1-3_months", "3-6_months", "6-12_months", "12+_months", "flexible"],
    budget: ["under_25k", "25k-50k", "50k-100k", "100k-250k", "250k-500k", "500k+", "discuss"],
    urgency: levels,
  },
  chosen: { urgency: "medium" },
};
