/** The brand, its addresses and its navigation: said here and nowhere else. */

/** A link in the header or the footer. */
interface NavLink {
  label: string;
  href: string;
}

/** Who the site is. */
export const brand = {
  name: "Keelwork",
  legalName: "Keelwork",
  url: "https://keelwork.example",
  tagline: "DevOps Excellence. Cloud Mastery. IT Innovation.",
  description: "DevOps, cloud and security engineering for companies that run production systems.",
  email: "hello@keelwork.example",
  securityEmail: "security@keelwork.example",
  phone: { label: "+1 (555) 555-0142", href: "tel:+15555550142" },
  hotline: { label: "+1 (555) 555-0199", href: "tel:+15555550199" },
  region: "Global Remote Team",
  founded: 2020,
  teamSize: "10-50",
  professionalNetwork: "https://www.linkedin.com/company/keelwork",
};

/** The eight services, in the order the spec lists them. */
export const services: NavLink[] = [
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
export const header: { links: NavLink[]; actions: NavLink[] } = {
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
export const footer: { title: string; links: NavLink[] }[] = [
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

/** The footer's social links: one network, two placeholders (the spec's section 2). */
export const social: (NavLink & { icon: "linkedin" | "github" | "twitter-x" })[] = [
  { label: `${brand.name} on LinkedIn`, href: brand.professionalNetwork, icon: "linkedin" },
  { label: "GitHub (coming soon)", href: "#", icon: "github" },
  { label: "X (coming soon)", href: "#", icon: "twitter-x" },
];

/** Where forms post to: a build-time setting; without it, the receiver that `npm start` and `npm run dev` run. */
export const endpoint: string = import.meta.env?.VITE_LEADS_ENDPOINT || "http://localhost:8787/";

/** The document's own word on the endpoint, which a server may change: the name of its `meta` tag. */
export const endpointName = "leads-endpoint";
