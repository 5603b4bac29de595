/** The article on one cost ledger for three clouds; its body is the Markdown beside it. */
import { clocks } from "../../src/clocks.ts";
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Multi-Cloud Cost Optimization in One Ledger",
    description:
      "One BigQuery ledger for AWS, Azure and Google Cloud bills, commitments side by side, egress arithmetic and a 90-day plan with exit criteria.",
    keywords: [
      "multi-cloud cost optimization",
      "FOCUS specification",
      "BigQuery billing export",
      "Azure cost export",
      "cloud egress cost",
      "unit economics",
    ],
  },
  article: {
    title: "Multi-Cloud Cost Optimization: One Ledger for Three Clouds",
    excerpt: "A BigQuery view puts three bills into one table, down to what a single order costs.",
    author: `${brand.name} Engineering`,
    date: "2024-01-03",
    updated: {
      date: "2026-11-22",
      note: "FOCUS left its preview in June 2024 and the large providers export it; its provider columns have since been split. Google widened its flexible commitments, and AWS takes Savings Plans back within limits. Sources are at the end.",
    },
    readTime: "9 min",
    category: "Multi-Cloud",
    tags: ["AWS", "Azure", "Google Cloud", "FinOps"],
    featured: false,
    icon: "clouds",
    related: [
      { label: "Cost Allocation Tags: A Schema Finance Can Trust", href: "/blog/aws-cost-allocation-tags" },
      { label: "10 Strategies to Reduce AWS Costs by 50%", href: "/blog/aws-cost-reduction-strategies" },
      {
        label: "Reserved vs Spot Instances: Choosing the Right Discount",
        href: "/blog/reserved-instances-vs-spot-instances",
      },
    ],
  },
  sections: [
    { kind: "article" },
    {
      kind: "call-to-action",
      title: "Three bills, one answer",
      text: `Which clouds you pay for and where their exports are: that is enough for an estimate of the ledger, up to the first placement review. It is sent ${clocks.estimate.words}.`,
      actions: [
        { label: "Get Estimate", href: "/estimate" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
