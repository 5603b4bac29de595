/** The article on a daily cost alert; its body is the Markdown beside it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Automating AWS Cost Monitoring",
    description:
      "Build a daily AWS cost alert with Lambda, Cost Explorer and Terraform: a 20% day-over-day rule, weekday checks and a one-page runbook.",
    keywords: [
      "AWS cost monitoring",
      "Cost Explorer API",
      "cost anomaly alert",
      "AWS Lambda",
      "AWS Budgets",
      "Cost and Usage Report",
      "Athena",
    ],
  },
  article: {
    title: "Automating AWS Cost Monitoring",
    excerpt: "A Lambda function that alerts on a 20% day-over-day cost increase, and what to do then.",
    author: `${brand.name} Engineering`,
    date: "2024-01-10",
    updated: {
      date: "2026-11-22",
      note: "The function runs as written. Cost Anomaly Detection has compared rolling windows of 24 hours since November 2025, and CUR 2.0 keeps tags in one map column. Sources are at the end.",
    },
    readTime: "10 min",
    category: "Automation",
    tags: ["Lambda", "Cost Explorer", "Alerting", "Athena"],
    featured: false,
    icon: "bell",
    related: [
      { label: "Cost Allocation Tags: A Schema Finance Can Trust", href: "/blog/aws-cost-allocation-tags" },
      { label: "EC2 Right-Sizing: Matching Instances to Real Demand", href: "/blog/ec2-right-sizing" },
      { label: "10 Strategies to Reduce AWS Costs by 50%", href: "/blog/aws-cost-reduction-strategies" },
    ],
  },
  sections: [
    { kind: "article" },
    {
      kind: "call-to-action",
      title: "The leak that you hear about in two days",
      text: "We set up the alert and replay a month of your history to choose its threshold. Who answers when it fires is agreed with your teams beforehand.",
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
