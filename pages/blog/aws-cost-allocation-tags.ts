/** The article on cost allocation tags; its body is the Markdown beside it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Cost Allocation Tags: A Schema Finance Can Trust",
    description:
      "Four AWS tag keys, three layers of enforcement, a query for untagged spend and a path from showback to chargeback that finance accepts.",
    keywords: [
      "cost allocation tags",
      "AWS tag policy",
      "service control policy",
      "Terraform default_tags",
      "Cost Categories",
      "showback",
      "chargeback",
    ],
  },
  article: {
    title: "Cost Allocation Tags: A Schema Finance Can Trust",
    excerpt: "Four keys, enforced in Terraform and by policy, and a query that finds untagged spend.",
    author: `${brand.name} Engineering`,
    date: "2024-01-05",
    updated: {
      date: "2026-11-22",
      note: "A tag policy can now name the keys that resources must carry, late keys can be backfilled for up to 12 months, and the Terraform provider tags volumes by default from version 5.39. Sources are at the end.",
    },
    readTime: "5 min",
    category: "Financial Management",
    tags: ["Tagging", "FinOps", "AWS Organizations"],
    featured: false,
    icon: "tags",
    related: [
      { label: "Automating AWS Cost Monitoring", href: "/blog/aws-cost-monitoring" },
      {
        label: "Multi-Cloud Cost Optimization: One Ledger for Three Clouds",
        href: "/blog/multi-cloud-cost-optimization",
      },
    ],
  },
  sections: [
    { kind: "article" },
    {
      kind: "call-to-action",
      title: "Every dollar can have an owner",
      text: "We write the schema with your finance team and enforce it where resources are created. The monthly report that shows what is still untagged stays with you.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
