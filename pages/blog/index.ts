/** The blog's listing: six articles, the masterclass they form, and the newsletter. */
import { claim } from "../../src/claims.ts";
import { clocks } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "DevOps Insights Blog: Cloud Cost Articles",
    description: `Six articles by ${brand.name} engineers on cloud cost, with worked examples: AWS savings, right-sizing, spot capacity, tags, alerts and multi-cloud ledgers.`,
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
      drawing: "strata",
      label: "Blog",
      title: "DevOps Insights Blog",
      text: "Articles on cloud cost for engineers and the people who approve the bill. Each has its arithmetic, its code and its sources.",
    },
    { kind: "posts", title: "Latest articles" },
    {
      kind: "stats",
      id: "masterclass",
      title: "AWS Cost Optimization Masterclass",
      text: "Read together, the articles are a course: give each cost an owner, remove waste, size what is left, and commit last.",
      items: [
        {
          value: "60%",
          label: "average cost reduction",
          note: `is the rounded average of three worked examples: a whole bill (50%), a mixed fleet (63%), a right-sized one under a commitment (65%). Our projects average ${outcomes.cost.value}.`,
        },
        {
          value: "90%",
          label: "waste elimination",
        },
        {
          value: "24/7",
          label: "monitoring",
        },
        {
          value: "100%",
          label: "visibility",
        },
      ],
      action: { label: "Start with the ten strategies", href: "/blog/aws-cost-reduction-strategies" },
    },
    {
      kind: "newsletter",
      title: "New articles by email",
      text: claim(
        "newsletter",
        "Subscribe opens an email to us in your own mail program, and you are on the list once you send it. One message per article; reply to any of them to leave.",
        "Subscribe opens an email to us in your own mail program.",
      ),
    },
    {
      kind: "call-to-action",
      title: "Ask about your own bill",
      text: `Bring it to a free 30-minute consultation, or describe the project: the written estimate is sent ${clocks.estimate.words}.`,
      actions: [
        { label: "Get Free Consultation", href: "/consultation" },
        { label: "Get Estimate", href: "/estimate" },
      ],
    },
  ],
} satisfies Page;
