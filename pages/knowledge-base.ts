/** The knowledge base: five categories, popular articles, and where to turn when they do not answer. */
import type { Page } from "../src/page.ts";

export default {
  meta: {
    title: "Knowledge Base",
    description:
      "Short articles for engineers who run cloud systems: getting started, technical guides, security and compliance, best practices, troubleshooting.",
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
      label: "Knowledge base",
      title: "Answers for the people on call",
      text: "Each article takes one question that came up in a real system and answers it with the command, the setting and the reason.",
      search: { label: "Search the knowledge base", placeholder: "Try: CrashLoopBackOff, state lock" },
    },
    {
      kind: "knowledge-base",
      categories: [
        {
          title: "Getting Started",
          count: 24,
          icon: "signpost-split",
          text: "First accounts, first pipeline, first cluster: the decisions that are cheap today and expensive in a year.",
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
          text: "Step by step through one task, with the versions it was written for and the output you should see.",
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
          text: "Access, secrets and evidence, written so that an engineer can apply it and an auditor can follow it.",
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
          text: "What we would do again, what we would not, and the conditions under which the answer changes.",
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
          text: "From the error message to the cause: what to look at first, what it rules out and what mends it.",
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
        text: "Five to open first when you do not know which category your question belongs to.",
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
      title: "Not the answer you needed?",
      text: "Our support plans start with free email support. For a question about your own architecture, talk to an engineer for 30 minutes at no charge.",
      actions: [
        { label: "Contact Support", href: "/support" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
