/** The article on choosing instance sizes from measurements; its body is the Markdown beside it. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "EC2 Right-Sizing from Measured Demand",
    description:
      "How to measure EC2 demand with p95 CPU and maximum memory, choose family and size, and roll the change out with automatic rollback.",
    keywords: [
      "EC2 right-sizing",
      "CloudWatch p95",
      "AWS Compute Optimizer",
      "instance refresh",
      "Graviton",
      "Kubernetes requests",
    ],
  },
  article: {
    title: "EC2 Right-Sizing: Matching Instances to Real Demand",
    excerpt: "A month of CPU and memory data, and a fleet of six instances that costs half as much.",
    author: `${brand.name} Engineering`,
    date: "2024-01-08",
    updated: {
      date: "2026-11-22",
      note: "The check after losing a zone now covers memory and network besides CPU, Compute Optimizer also looks at 32 days, and EC2 has newer families than those of the example. Sources are at the end.",
    },
    readTime: "7 min",
    category: "Cost Optimization",
    tags: ["EC2", "CloudWatch", "Right-sizing"],
    featured: false,
    icon: "rulers",
    related: [
      {
        label: "Reserved vs Spot Instances: Choosing the Right Discount",
        href: "/blog/reserved-instances-vs-spot-instances",
      },
      { label: "Automating AWS Cost Monitoring", href: "/blog/aws-cost-monitoring" },
    ],
  },
  sections: [
    { kind: "article" },
    {
      kind: "call-to-action",
      title: "Not sure which instances are oversized?",
      text: "An estimate needs two facts: the size of the fleet, and how long its metrics go back. It prices the work up to the last resize, with a way back at each step.",
      actions: [
        { label: "Get Estimate", href: "/estimate" },
        { label: "Schedule Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
