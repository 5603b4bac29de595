/** The links of the header and the footer; src/site.ts re-exports them. */
import type { Link } from "./engine/words/form-words.ts";

/** The eight services, in the order of the spec. */
export const services: Link[] = [
  { label: "Cloud Solutions", href: "/services/cloud-solutions" },
  { label: "DevOps as a Service", href: "/services/devops" },
  { label: "Infrastructure as Code", href: "/services/infrastructure-as-code" },
  { label: "CI/CD Pipeline", href: "/services/cicd-pipeline" },
  { label: "Container Orchestration", href: "/services/container-orchestration" },
  { label: "Microservices Architecture", href: "/services/microservices-architecture" },
  { label: "IT Analytics & Monitoring", href: "/services/it-analytics-monitoring" },
  { label: "DevSecOps Integration", href: "/services/devsecops-integration" },
];

/** The header's plain links and its two buttons. */
export const header: { links: Link[]; actions: Link[] } = {
  links: [
    { label: "Consulting", href: "/consulting" },
    { label: "About Us", href: "/about-us" },
    { label: "Case Studies", href: "/case-studies" },
    { label: "Blog", href: "/blog" },
  ],
  actions: [
    { label: "Get Estimate", href: "/estimate" },
    { label: "Free Consultation", href: "/consultation" },
  ],
};

/** The footer's groups. */
export const footer: { title: string; links: Link[] }[] = [
  { title: "Services", links: services },
  {
    title: "Company",
    links: [
      { label: "About Us", href: "/about-us" },
      { label: "Case Studies", href: "/case-studies" },
      { label: "Blog", href: "/blog" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Documentation", href: "/documentation" },
      { label: "Knowledge Base", href: "/knowledge-base" },
      { label: "Support", href: "/support" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Terms of Service", href: "/terms-of-service" },
      { label: "Cookie Policy", href: "/cookie-policy" },
      { label: "Security", href: "/security" },
    ],
  },
];
