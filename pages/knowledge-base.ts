/** The knowledge base: five categories, popular articles, and where to turn when they do not answer. */
import { claim } from "../src/claims.ts";
import type { Page } from "../src/page.ts";

export default {
  meta: {
    title: "Knowledge Base: DevOps How-To Articles",
    description:
      "What our knowledge base of 500+ articles covers: five categories, from first accounts to troubleshooting, with 25 titles listed as a preview.",
    keywords: [
      "DevOps knowledge base",
      "Kubernetes troubleshooting",
      "Terraform guides",
      "cloud security",
      "CI/CD best practices",
      "AWS how-to",
    ],
    schema: "CollectionPage",
  },
  sections: [
    {
      kind: "hero",
      drawing: "answers",
      label: "Knowledge base",
      title: "Answers for the people on call",
      text: claim(
        "knowledgeByEmail",
        "A preview of our 500+ articles: five categories with 147 of them, of which 25 titles are listed. The texts are not on this site yet; support sends any of them by email.",
        "A preview of our 500+ articles: five categories with 147 of them, of which 25 titles are listed. The texts are not on this site yet.",
      ),
      search: { label: "Search the knowledge base", placeholder: "Search opens with the articles" },
    },
    {
      kind: "knowledge-base",
      categories: [
        {
          title: "Getting Started",
          count: 24,
          icon: "signpost-split",
          text: "First accounts, first clusters, and decisions that are expensive to change later.",
          articles: [
            "How to Set Up Your First AWS Organization",
            "Writing a Dockerfile That Builds in Under a Minute",
            "Choosing Between ECS and EKS",
            "What to Automate First in a Small Team",
          ],
        },
        {
          title: "Technical Guides",
          count: 45,
          icon: "journal-code",
          text: "One task each, step by step, for one version.",
          articles: [
            "Splitting a Large Terraform State",
            "Blue Green Deployments on ECS",
            "Autoscaling Kubernetes Workers with Karpenter",
            "Tracing Requests with OpenTelemetry",
          ],
        },
        {
          title: "Security & Compliance",
          count: 18,
          icon: "shield-lock",
          text: "Access control and audit evidence, for engineers and auditors.",
          articles: [
            "Replacing Access Keys with OIDC in CI",
            "Collecting SOC 2 Evidence from AWS Config",
            "Least Privilege IAM Policies from CloudTrail",
            "Signing and Verifying Container Images",
          ],
        },
        {
          title: "Best Practices",
          count: 32,
          icon: "patch-check",
          text: "What we recommend, and when the recommendation changes.",
          articles: [
            "Setting Error Budgets That Teams Respect",
            "Database Migrations Without Downtime",
            "Naming and Tagging Cloud Resources",
            "Writing Runbooks People Open at Night",
          ],
        },
        {
          title: "Troubleshooting",
          count: 28,
          icon: "bug",
          text: "From the error message to its cause: what to look at first, and what that rules out.",
          articles: [
            "Pods Stuck in CrashLoopBackOff",
            "Terraform State Lock Not Released",
            "Intermittent 502 Errors Behind a Load Balancer",
            "Why a Docker Build Cache Misses",
          ],
        },
      ],
      popular: {
        title: "Popular articles",
        text: "Five titles that our engineers refer to often.",
        articles: [
          "Reading a Kubernetes OOMKilled Event",
          "Rolling Back a Failed Helm Release",
          "Finding What Drives a NAT Gateway Bill",
          "Rotating Database Credentials Without Downtime",
          "Cutting CI Build Time with Layer Caching",
        ],
      },
    },
    {
      kind: "call-to-action",
      title: "Ask about your own system",
      text: "Support plans start with free email support. Bring a question about your own architecture to a free 30-minute consultation.",
      actions: [
        { label: "Contact Support", href: "/support" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
