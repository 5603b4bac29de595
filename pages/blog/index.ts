/** The blog's listing: six articles, the masterclass they form, and the newsletter. */
import type { Page } from "../../src/page.ts";
import { brand, clocks } from "../../src/site.ts";

export default {
  meta: {
    title: "DevOps Insights Blog",
    description: `Six worked articles by ${brand.name} engineers on cloud cost: AWS savings, right-sizing, spot capacity, tagging, alerts and multi-cloud ledgers.`,
    keywords: [
      "DevOps blog",
      "AWS cost optimization",
      "FinOps",
      "cloud cost monitoring",
      "EC2 right-sizing",
      "multi-cloud",
    ],
    schema: "Blog",
  },
  sections: [
    {
      kind: "hero",
      label: "Blog",
      title: "DevOps Insights Blog",
      text: "What we learned while cutting cloud bills and keeping the systems up. Every article shows its arithmetic and the code it talks about, so that you can check both.",
    },
    { kind: "posts", title: "Latest articles" },
    {
      kind: "stats",
      id: "masterclass",
      title: "AWS Cost Optimization Masterclass",
      text: "Read together, the articles are a course that begins with tags and ends with commitments. Its figures can be checked in their worked examples.",
      items: [
        {
          value: "60%",
          label: "average cost reduction",
          note: "is the average of the three worked examples: a whole bill (50%), a mixed fleet (63%), a right-sized one under a Savings Plan (65%).",
        },
        {
          value: "90%",
          label: "waste elimination",
          note: "of what a leak costs until the invoice: found after two and a half days it cost $600, after three weeks $5,250.",
        },
        {
          value: "24/7",
          label: "monitoring",
          note: "because the daily check and the anomaly monitor run every day of the year.",
        },
        {
          value: "100%",
          label: "visibility",
          note: "of the bill in one ledger, where a line without an owner is shown as unallocated.",
        },
      ],
      action: { label: "Start with the ten strategies", href: "/blog/aws-cost-reduction-strategies" },
    },
    {
      kind: "newsletter",
      title: "New articles by email",
      text: "Subscribe opens an email to us in your own mail program, and you are on the list once you send it. One message per article; answer any of them to leave.",
    },
    {
      kind: "call-to-action",
      title: "A question the articles leave open",
      text: `An engineer takes it up in a free 30-minute consultation. If it has grown into a project, the written estimate is sent ${clocks.estimate.words}.`,
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
