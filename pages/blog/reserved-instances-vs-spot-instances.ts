/** The article on reservations and spot capacity; its body is the Markdown beside it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "Reserved vs Spot Instances on AWS",
    description:
      "When a reservation breaks even, what spot interruptions really cost, and how one Auto Scaling group mixes both and drains in 2 minutes.",
    keywords: [
      "reserved instances",
      "spot instances",
      "Savings Plans",
      "break-even utilization",
      "mixed instances policy",
      "spot interruption notice",
    ],
  },
  article: {
    title: "Reserved vs Spot Instances: Choosing the Right Discount",
    excerpt: "Where a reservation breaks even, what spot interruptions cost, and one group that uses both.",
    author: `${brand.name} Engineering`,
    date: "2024-01-12",
    updated: {
      date: "2026-11-22",
      note: "AWS states 72% as the ceiling of EC2 reservations, Savings Plans can be returned within limits, discounted reservations can no longer be resold, and the group now uses the allocation strategy that AWS recommends. Sources are at the end.",
    },
    readTime: "6 min",
    category: "Cost Optimization",
    tags: ["EC2", "Spot", "Reserved Instances", "Terraform"],
    featured: false,
    icon: "hourglass-split",
    related: [
      { label: "EC2 Right-Sizing: Matching Instances to Real Demand", href: "/blog/ec2-right-sizing" },
      { label: "10 Strategies to Reduce AWS Costs by 50%", href: "/blog/aws-cost-reduction-strategies" },
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
      title: "A second pair of eyes before you sign",
      text: "A three-year term is hard to undo. From the hourly usage behind it we can say which part is a floor and which a peak, and what belongs on spot.",
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
