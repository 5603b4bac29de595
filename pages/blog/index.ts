/** The blog's listing: six articles, the masterclass they form, and the newsletter. */
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

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
      text: "Read together, the articles are a course: tag the spend, watch it daily, size to demand, then commit to the floor. These are the marks it aims at.",
      items: [
        { value: "60%", label: "average cost reduction" },
        { value: "90%", label: "waste elimination" },
        { value: "24/7", label: "monitoring" },
        { value: "100%", label: "visibility" },
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
      title: "Have a question the articles leave open?",
      text: "Ask it in a free 30-minute consultation with an engineer, or describe the project and receive an estimate within 2 business days.",
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
