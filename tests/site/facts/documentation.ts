/** The documentation page (the spec's sections 2 and 3). */
import type { Link } from "../dist.ts";
import type { PageFacts } from "../fact.ts";

/** The types that a document can have. */
export const docTypes: string[] = [
  "Guide",
  "Checklist",
  "Playbook",
  "Best Practices",
  "Tutorial",
  "Templates",
  "Framework",
  "Procedures",
];

/** Each group with its documents: type, read time, title, anchor. */
export const docGroups: [title: string, id: string, docs: [type: string, time: string, title: string, id: string][]][] =
  [
    [
      "Getting Started",
      "getting-started",
      [
        ["Guide", "8 min", "A delivery baseline in one week", "delivery-baseline"],
        ["Checklist", "6 min", "AWS landing zone checklist", "landing-zone-checklist"],
        ["Templates", "7 min", "Terraform repository templates", "terraform-templates"],
      ],
    ],
    [
      "Cloud Migration",
      "cloud-migration",
      [
        ["Playbook", "9 min", "Migration wave playbook", "migration-waves"],
        ["Framework", "6 min", "Workload placement framework", "workload-placement"],
        ["Procedures", "8 min", "Database cutover procedures", "database-cutover"],
      ],
    ],
    [
      "CI/CD & Automation",
      "ci-cd-automation",
      [
        ["Tutorial", "10 min", "From commit to production: a first pipeline", "first-pipeline"],
        ["Best Practices", "7 min", "Pipeline security best practices", "pipeline-security"],
        ["Checklist", "5 min", "Release and rollback checklist", "release-checklist"],
      ],
    ],
    [
      "Monitoring & Security",
      "monitoring-security",
      [
        ["Templates", "8 min", "SLO and alert templates", "slo-templates"],
        ["Playbook", "9 min", "Incident response playbook", "incident-response"],
        ["Procedures", "7 min", "Credential rotation procedures", "credential-rotation"],
      ],
    ],
  ];

const quickLinks: Link[] = [
  ["API Documentation", "#api-documentation"],
  ["Troubleshooting Guide", "#troubleshooting-guide"],
  ["FAQs", "#faqs"],
  ["Video Tutorials", "#video-tutorials"],
];

export const documentationPage: PageFacts = {
  route: "/documentation",
  h1: "Documentation and resources",
  says: ["savings of up to 50%"],
  linkLists: {
    ".hero a": [["Get Expert Help", "/consultation"]],
    "#quick-access a": docGroups.map(([title, id]) => [title, `#${id}`]),
    "#quick-links a": quickLinks,
    ".section-docs a": docGroups.flatMap(([, , docs]) =>
      docs.map(([, , , id]): Link => ["Read More", `#${id}-outline`]),
    ),
    "#featured-downloads a": [
      ["Open the DevOps Transformation Guide", "#transformation-guide-contents"],
      ["Open the Cloud Cost Optimization Toolkit", "#cost-toolkit-contents"],
    ],
  },
  links: [
    ["Join Slack Community", "#slack"],
    ["Read Our Blog", "/blog"],
  ],
  lists: {
    ".section-docs h2": docGroups.map(([title]) => title),
    ".doc h3": docGroups.flatMap(([, , docs]) => docs.map(([, , title]) => title)),
    ".doc .facts": docGroups.flatMap(([, , docs]) => docs.map(([type, time]) => `${type} ${time}`)),
    "#featured-downloads h3": ["DevOps Transformation Guide", "Cloud Cost Optimization Toolkit"],
  },
  attributes: {
    ".section-docs": { name: "id", values: docGroups.map(([, id]) => id) },
    ".doc button": {
      name: "aria-label",
      values: docGroups.flatMap(([, , docs]) => docs.map(([, , title]) => `Bookmark: ${title}`)),
    },
  },
  counts: { 'input[type="search"][aria-label]': 1, form: 0, '.doc button[type="button"]': 12, ".doc > h3 + p": 12 },
};
