/** The route table of the specification's section 2, in its order. */

/** The eight services, as the header, the footer and the estimate form name them. */
export const services: { label: string; route: string }[] = [
  { label: "Cloud Solutions", route: "/services/cloud-solutions" },
  { label: "DevOps as a Service", route: "/services/devops" },
  { label: "Infrastructure as Code", route: "/services/infrastructure-as-code" },
  { label: "CI/CD Pipeline", route: "/services/cicd-pipeline" },
  { label: "Container Orchestration", route: "/services/container-orchestration" },
  { label: "Microservices Architecture", route: "/services/microservices-architecture" },
  { label: "IT Analytics & Monitoring", route: "/services/it-analytics-monitoring" },
  { label: "DevSecOps Integration", route: "/services/devsecops-integration" },
];

/** The six articles, newest first. */
export const articles: string[] = [
  "/blog/aws-cost-reduction-strategies",
  "/blog/reserved-instances-vs-spot-instances",
  "/blog/aws-cost-monitoring",
  "/blog/ec2-right-sizing",
  "/blog/aws-cost-allocation-tags",
  "/blog/multi-cloud-cost-optimization",
];

/** The pages with a request form. */
export const forms: string[] = ["/estimate", "/consultation", "/contact", "/transformation", "/custom-solution"];

/** The legal and security texts. */
export const legal: string[] = ["/privacy-policy", "/terms-of-service", "/cookie-policy", "/security"];

/** Every route of the table. A project may have more pages and forms. */
export const routes: string[] = [
  "/",
  ...services.map(({ route }) => route),
  "/consulting",
  "/about-us",
  "/case-studies",
  "/blog",
  ...articles,
  ...forms,
  "/documentation",
  "/knowledge-base",
  "/community",
  "/support",
  ...legal,
];
