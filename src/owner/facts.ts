/** Facts about the company, from the specification or invented, that the owner has to confirm. */
import { outcomes } from "../outcomes.ts";
import { brand } from "../site.ts";
import { type OwnerEntry, said } from "./entry.ts";

const measures: OwnerEntry[] = [
  ["/", outcomes.bill],
  ["/services/cloud-solutions", outcomes.cost],
  ["/services/devops", outcomes.deployments],
  ["/services/cicd-pipeline", outcomes.pipeline],
  ["/services/infrastructure-as-code", outcomes.provisioning],
  ["/services/it-analytics-monitoring", outcomes.incidents],
  ["/services/devops", outcomes.productivity],
  ["/services/cloud-solutions", outcomes.uptime],
].map((row) => {
  const [route, { figure, measured }] = row as [string, { figure: string; measured: string }];
  return said(`outcome "${figure}", and how it was measured`, measured, route, "src/outcomes.ts", "outcomeMeasures");
});

const stories: OwnerEntry[] = [
  ["architecture for 11 services", "Eleven services had grown up in one AWS account"],
  ["cost optimization, with its range of 40% to 50%", "40% to 50%"],
  ["monitoring and alerting", "Three tools sent hundreds of alerts a week"],
  ["CI/CD migration", "A single Jenkins controller ran every build"],
].map(([what = "", now = ""]) =>
  said(
    `case study, ${what}: every sentence and both pictures`,
    now,
    "/case-studies",
    "pages/case-studies.ts",
    "caseStories",
  ),
);

const certificate = (name: string) =>
  said(`who holds this certificate, until when`, name, "/about-us", "pages/about-us.ts certifications");

const week = (route: string, now: string) =>
  said(`schedule of the process on ${route}`, now, route, `pages${route}.ts process`, "schedules");

/** The facts. */
export const facts: OwnerEntry[] = [
  said("number of projects", "100+ projects", "/about-us", "pages/index.ts, pages/about-us.ts"),
  said(
    "retention, and how it is counted",
    "90% of our clients stay over the long term",
    "/",
    "pages/index.ts, pages/about-us.ts",
  ),
  said("years of experience, against the founding year", "4+", "/about-us", "pages/index.ts, pages/about-us.ts"),
  said(
    "founding year, and the span of the copyright line",
    `${brand.founded}`,
    "/about-us",
    "src/site.ts brand.founded",
  ),
  said("team size", `${brand.teamSize} people`, "/about-us", "src/site.ts brand.teamSize"),
  said("our own record", "zero security incidents", "/security", "pages/index.ts, pages/(legal)/security.md"),
  said(
    "ISO 27001 and SOC 2: by which controls, and that no certificate is claimed",
    "no claim to a certificate",
    "/security",
    "pages/index.ts, pages/(legal)/security.md",
  ),
  said(
    "the company's story",
    "Most of our early work was repair",
    "/about-us",
    "pages/about-us.ts story",
    "companyStory",
  ),
  certificate("Certified Kubernetes Application Developer"),
  certificate("AWS Certified SysOps Administrator - Associate"),
  certificate("AWS Certified Solutions Architect - Associate"),
  certificate("AWS Certified Developer - Associate"),
  certificate("HashiCorp Certified: Terraform Associate"),
  ...stories,
  ...measures,
  said(
    "figures of the masterclass, and what they are averages of",
    "average cost reduction",
    "/blog",
    "pages/blog/index.ts masterclass",
  ),
  said(
    "what the community's figures count",
    "people in the Slack workspace",
    "/community",
    "pages/community.ts impact",
    "communityDetails",
  ),
  said(
    "number of articles in the knowledge base, and its categories",
    "500+ articles",
    "/knowledge-base",
    "pages/knowledge-base.ts",
  ),
  week("/services/cicd-pipeline", "Week 8"),
  week("/services/cloud-solutions", "Weeks 11-12"),
  week("/services/container-orchestration", "Week 9"),
  week("/services/devops", "Weeks 7-12"),
  week("/services/devsecops-integration", "Week 9"),
  week("/services/infrastructure-as-code", "Week 8"),
  week("/services/it-analytics-monitoring", "Week 5"),
  week("/services/microservices-architecture", "Week 10"),
];
