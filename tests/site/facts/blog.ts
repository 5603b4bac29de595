/** The blog's listing and its six articles (the spec's sections 2, 3 and 9). */
import { brand } from "../../../src/site.ts";
import type { Link } from "../dist.ts";
import type { PageFacts } from "../fact.ts";

/** One article as the listing and its own page show it. */
export interface ArticleFacts {
  route: string;
  /** The article's name in the spec; the title contains it, with its own capitalization. */
  about: string;
  title: string;
  category: string;
  minutes: number;
  date: string;
  /** Its claims. */
  says: string[];
  related: Link[];
}

/** The author. */
export const author = `${brand.name} Engineering`;

const ten: Link = ["10 Strategies to Reduce AWS Costs by 50%", "/blog/aws-cost-reduction-strategies"];
const spot: Link = [
  "Reserved vs Spot Instances: Choosing the Right Discount",
  "/blog/reserved-instances-vs-spot-instances",
];
const monitoring: Link = ["Automating AWS Cost Monitoring", "/blog/aws-cost-monitoring"];
const sizing: Link = ["EC2 Right-Sizing: Matching Instances to Real Demand", "/blog/ec2-right-sizing"];
const tags: Link = ["Cost Allocation Tags: A Schema Finance Can Trust", "/blog/aws-cost-allocation-tags"];
const clouds: Link = [
  "Multi-Cloud Cost Optimization: One Ledger for Three Clouds",
  "/blog/multi-cloud-cost-optimization",
];

/** The articles, newest first, as the listing shows them. */
export const articleFacts: ArticleFacts[] = [
  {
    route: ten[1],
    about: "10 strategies to reduce AWS costs by 50%",
    title: ten[0],
    category: "Cost Optimization",
    minutes: 8,
    date: "2024-01-15",
    says: ["50%", "up to 75%", "up to 90%"],
    related: [spot, monitoring, sizing, ["DevOps Consulting", "/consulting"]],
  },
  {
    route: spot[1],
    about: "Reserved vs Spot instances",
    title: spot[0],
    category: "Cost Optimization",
    minutes: 6,
    date: "2024-01-12",
    says: ["up to 75%", "up to 90%", "2-minute"],
    related: [sizing, ten, clouds],
  },
  {
    route: monitoring[1],
    about: "Automating AWS cost monitoring",
    title: monitoring[0],
    category: "Automation",
    minutes: 10,
    date: "2024-01-10",
    says: ["20% day-over-day"],
    related: [tags, sizing, ten],
  },
  {
    route: sizing[1],
    about: "EC2 right-sizing",
    title: sizing[0],
    category: "Cost Optimization",
    minutes: 7,
    date: "2024-01-08",
    says: [],
    related: [spot, monitoring],
  },
  {
    route: tags[1],
    about: "Cost allocation tags",
    title: tags[0],
    category: "Financial Management",
    minutes: 5,
    date: "2024-01-05",
    says: [],
    related: [monitoring, clouds],
  },
  {
    route: clouds[1],
    about: "Multi-cloud cost optimization",
    title: clouds[0],
    category: "Multi-Cloud",
    minutes: 9,
    date: "2024-01-03",
    says: [],
    related: [tags, ten, spot],
  },
];

/** The filter's buttons. */
export const categories: string[] = ["All", "Cost Optimization", "Automation", "Financial Management", "Multi-Cloud"];

const listing: PageFacts = {
  route: "/blog",
  h1: "DevOps Insights Blog",
  // The other pages say 45%: what this average is of stands beside it.
  says: ["average of three worked examples", "Our projects average 45%."],
  lists: {
    '[data-island="filter"] button': categories,
    "#masterclass h2": ["AWS Cost Optimization Masterclass"],
    ".posts .post-flag": ["Featured"],
    "form button": ["Subscribe"],
    "form label": ["Email"],
  },
  linksAmong: { ".posts a": articleFacts.map(({ title, route }) => [title, route]) },
  linkLists: {
    ".call-to-action a": [
      ["Get Free Consultation", "/consultation"],
      ["Get Estimate", "/estimate"],
    ],
  },
  pairs: {
    "#masterclass dl": [
      ["average cost reduction", "60%"],
      ["waste elimination", "90%"],
      ["monitoring", "24/7"],
      ["visibility", "100%"],
    ],
  },
  counts: { ".posts .post-featured": 1, 'form input[type="email"][required]': 1 },
};

const articlePage = ({ route, title, category, minutes, says, related }: ArticleFacts): PageFacts => ({
  route,
  h1: title,
  says: [...says, author, `${minutes} min read`],
  lists: { ".article-head .category": [category] },
  linkLists: { ".article-head a": [["Back to Blog", "/blog"]], 'nav[aria-labelledby="related"] a': related },
});

export const blogPages: PageFacts[] = [listing, ...articleFacts.map(articlePage)];
