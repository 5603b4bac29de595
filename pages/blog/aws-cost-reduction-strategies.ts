/** The article on ten AWS savings; its body is the Markdown beside it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "10 Strategies to Reduce AWS Costs by 50%",
    description:
      "A worked example takes a $40,000 AWS bill to $20,000 in ten steps, with commands, arithmetic and the order in which to do them.",
    keywords: [
      "reduce AWS costs",
      "AWS cost optimization",
      "EC2 right-sizing",
      "gp3 migration",
      "S3 lifecycle",
      "NAT gateway cost",
      "Savings Plans",
    ],
  },
  article: {
    title: "10 Strategies to Reduce AWS Costs by 50%",
    excerpt: "A fictional $40,000 bill falls to $20,000 in ten steps, each with its command and arithmetic.",
    author: `${brand.name} Engineering`,
    date: "2024-01-15",
    updated: {
      date: "2026-11-22",
      note: "AWS now states 72% as the ceiling of EC2 reservations, databases have Savings Plans of their own, and S3 lifecycle rules skip objects under 128 KB by default. The text says so where it matters, with sources at its end.",
    },
    readTime: "8 min",
    category: "Cost Optimization",
    tags: ["AWS", "Savings", "Right-sizing", "Graviton"],
    featured: true,
    icon: "piggy-bank",
    related: [
      {
        label: "Reserved vs Spot Instances: Choosing the Right Discount",
        href: "/blog/reserved-instances-vs-spot-instances",
      },
      { label: "Automating AWS Cost Monitoring", href: "/blog/aws-cost-monitoring" },
      { label: "EC2 Right-Sizing: Matching Instances to Real Demand", href: "/blog/ec2-right-sizing" },
      { label: "DevOps Consulting", href: "/consulting" },
    ],
  },
  sections: [
    { kind: "article" },
    {
      kind: "call-to-action",
      title: "Which of the ten applies to your bill?",
      text: "A free 30-minute consultation goes through last month's invoice line by line. It ends with the steps that are worth your engineers' time.",
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
