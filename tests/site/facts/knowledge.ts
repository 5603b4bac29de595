/**
 * The knowledge base (the spec's sections 2 and 9): its links are derived from the titles, and lead to not-found on
 * purpose.
 */
import type { Link } from "../dist.ts";
import type { PageFacts } from "../fact.ts";

/** Each category with its count and its four articles. */
export const categories: [title: string, count: number, articles: string[]][] = [
  [
    "Getting Started",
    24,
    [
      "How to Set Up Your First AWS Organization",
      "Writing a Dockerfile That Builds in Under a Minute",
      "Choosing Between ECS and EKS",
      "What to Automate First in a Small Team",
    ],
  ],
  [
    "Technical Guides",
    45,
    [
      "Splitting a Large Terraform State",
      "Blue Green Deployments on ECS",
      "Autoscaling Kubernetes Workers with Karpenter",
      "Tracing Requests with OpenTelemetry",
    ],
  ],
  [
    "Security & Compliance",
    18,
    [
      "Replacing Access Keys with OIDC in CI",
      "Collecting SOC 2 Evidence from AWS Config",
      "Least Privilege IAM Policies from CloudTrail",
      "Signing and Verifying Container Images",
    ],
  ],
  [
    "Best Practices",
    32,
    [
      "Setting Error Budgets That Teams Respect",
      "Database Migrations Without Downtime",
      "Naming and Tagging Cloud Resources",
      "Writing Runbooks People Open at Night",
    ],
  ],
  [
    "Troubleshooting",
    28,
    [
      "Pods Stuck in CrashLoopBackOff",
      "Terraform State Lock Not Released",
      "Intermittent 502 Errors Behind a Load Balancer",
      "Why a Docker Build Cache Misses",
    ],
  ],
];

/** The five popular articles. */
export const popular: string[] = [
  "Reading a Kubernetes OOMKilled Event",
  "Rolling Back a Failed Helm Release",
  "Finding What Drives a NAT Gateway Bill",
  "Rotating Database Credentials Without Downtime",
  "Cutting CI Build Time with Layer Caching",
];

/** Expected slugs, written by hand: lowercased, spaces to hyphens, other characters removed. */
export const slugs: { [title: string]: string } = {
  "How to Set Up Your First AWS Organization": "how-to-set-up-your-first-aws-organization",
  "Security & Compliance": "security--compliance",
  "Collecting SOC 2 Evidence from AWS Config": "collecting-soc-2-evidence-from-aws-config",
  "Intermittent 502 Errors Behind a Load Balancer": "intermittent-502-errors-behind-a-load-balancer",
};

/** The rule, a character at a time. */
export const slugOf = (title: string): string =>
  [...title.toLowerCase()].map((letter) => (letter === " " ? "-" : /[a-z0-9-]/.test(letter) ? letter : "")).join("");

const articleLink = (title: string): Link => [title, `/knowledge-base/${slugOf(title)}`];

/** Every link of the page without a route. */
export const unanswered: string[] = [
  ...[...categories.flatMap(([, , articles]) => articles), ...popular].map((title) => articleLink(title)[1]),
  ...categories.map(([title]) => `/knowledge-base/category/${slugOf(title)}`),
];

export const knowledgePage: PageFacts = {
  route: "/knowledge-base",
  h1: "Answers for the people on call",
  lists: {
    ".knowledge h3": [...categories.map(([title, count]) => `${title} (${count})`), "Popular articles"],
  },
  linkLists: {
    ".knowledge li a": [...categories.flatMap(([, , articles]) => articles), ...popular].map(articleLink),
    ".knowledge .tile-link a": categories.map(([title]) => [
      "View all articles",
      `/knowledge-base/category/${slugOf(title)}`,
    ]),
  },
  counts: {
    'input[type="search"][aria-label]': 1,
    form: 0,
    ".knowledge section": 6,
    ".knowledge section:last-child li": 5,
  },
};
