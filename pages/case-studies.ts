/** Case studies: four projects, each with its challenge, what was done and what came of it. */
import { claim } from "../src/claims.ts";
import { clocks } from "../src/clocks.ts";
import { migration } from "../src/outcomes.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Case Studies: Four AWS and CI/CD Projects",
    description: `Four ${brand.name} projects: an AWS architecture for 11 services, AWS cost optimization, monitoring and alerting, and a CI/CD migration to GitHub Actions.`,
    keywords: [
      "DevOps case studies",
      "AWS architecture",
      "AWS cost optimization",
      "monitoring and alerting",
      "CI/CD migration",
      "Jenkins to GitHub Actions",
      "Terraform",
    ],
    schema: "CollectionPage",
  },
  sections: [
    {
      kind: "hero",
      drawing: "traces",
      label: "Case studies",
      title: claim("caseStories", "Four projects, told from the inside", "Four projects in brief"),
      text: claim(
        "caseStories",
        "What was wrong, what we did and what came of it. Clients are not named, because it is for them to talk about their systems.",
        "What was asked, what was delivered and how long it took. Clients are not named.",
      ),
      chips: ["AWS architecture", "Cost optimization", "Monitoring and alerting", "CI/CD migration"],
      actions: [{ label: "Free Consultation", href: "/consultation" }],
    },
    {
      kind: "case-studies",
      items: [
        {
          id: "aws-architecture",
          figures: claim("caseStories", ["architecture-before", "architecture-after"], []),
          title: "AWS architecture for 11 services",
          industry: claim("caseStories", "Logistics software", "AWS architecture"),
          challenge: claim(
            "caseStories",
            "Eleven services had grown up in one AWS account, on instances configured by hand in public subnets. Staging shared a database server with production. Releases went out over SSH, and nobody could say what a rebuild after a lost zone would take.",
            "Eleven services were to run on AWS.",
          ),
          solution: claim(
            "caseStories",
            "We gave production and staging accounts of their own, with a third for shared tooling, and described all of it in Terraform. The services moved one at a time to ECS on Fargate behind an Application Load Balancer, in private subnets across three availability zones, with Amazon RDS in Multi-AZ and credentials in Secrets Manager. Weighted Route 53 records shifted traffic step by step, so each move could be taken back.",
            "One AWS architecture for all of them.",
          ),
          scores: claim(
            "caseStories",
            [
              {
                value: "11 of 11",
                words: "services in private subnets across three availability zones",
                before: "all in public subnets",
              },
              {
                value: "3",
                words: "accounts; staging and production share no network and no database",
                before: "1 account for both",
              },
            ],
            [],
          ),
          results: claim(
            "caseStories",
            [
              "Every infrastructure change is a pull request with a reviewed plan",
              "A database failover was rehearsed with the client's team before handover",
            ],
            ["Delivered in 2 months"],
          ),
          technologies: claim(
            "caseStories",
            [
              "AWS Organizations",
              "Amazon ECS",
              "AWS Fargate",
              "Amazon RDS",
              "AWS Secrets Manager",
              "Terraform",
              "CloudWatch",
            ],
            ["AWS"],
          ),
          timeline: "2 months",
        },
        {
          id: "aws-cost-optimization",
          figures: claim("caseStories", ["cost-before", "cost-after"], []),
          title: claim("caseStories", "AWS cost optimization for an analytics platform", "AWS cost optimization"),
          industry: claim("caseStories", "Business analytics (SaaS)", "Cost optimization"),
          challenge: claim(
            "caseStories",
            "The AWS bill rose faster than the number of customers, and finance could not tell which product caused it. Instances had been sized for a launch long past, snapshots were never deleted, and traffic to S3 left through NAT gateways that charge for every gigabyte.",
            "The AWS bill was to fall.",
          ),
          solution: claim(
            "caseStories",
            "First came tags and budgets, so that every line of the bill had an owner. Then the waste went, from unattached volumes to whole environments. S3 got lifecycle rules and a gateway endpoint, and gp2 volumes became gp3. We right-sized on a month of CPU and memory data and moved batch jobs to Spot Instances. Savings Plans came last, bought for the smaller baseline that was left.",
            "Cost optimization on AWS.",
          ),
          scores: claim(
            "caseStories",
            [
              {
                value: "40% to 50%",
                words: "lower monthly bill: the month before the work against the third month after it",
              },
            ],
            [],
          ),
          measured: claim("caseStories", { before: 1, after: 3 }, undefined),
          results: claim(
            "caseStories",
            [
              "Spend is reported per product and per team, with an owner for every budget",
              "Test environments stop by themselves outside working hours",
              "S3 traffic from private subnets no longer passes the NAT gateways",
              "Commitments cover the steady load only, and are reviewed every quarter",
            ],
            ["Delivered in 2 months"],
          ),
          technologies: claim(
            "caseStories",
            [
              "AWS Cost Explorer",
              "AWS Budgets",
              "AWS Compute Optimizer",
              "Savings Plans",
              "EC2 Spot Instances",
              "Amazon S3",
              "Terraform",
            ],
            ["AWS"],
          ),
          timeline: "2 months",
        },
        {
          id: "monitoring-and-alerting",
          figures: claim("caseStories", ["alerts-before", "alerts-after"], []),
          title: claim("caseStories", "Monitoring and alerting that on-call can trust", "Monitoring and alerting"),
          industry: claim("caseStories", "Online booking", "Monitoring and alerting"),
          challenge: claim(
            "caseStories",
            "Customers reported outages before the monitoring did. Three tools sent hundreds of alerts a week, most of them about high CPU on healthy machines, so the engineers on call muted them. Logs were lost with their hosts.",
            "Outages were to be noticed early.",
          ),
          solution: claim(
            "caseStories",
            "We agreed on service level objectives for search, booking and payment, and rebuilt alerting on how fast each error budget burns. Prometheus collects metrics, Loki the logs, and OpenTelemetry sends traces to Tempo, all of it read in Grafana. Alerts about causes became dashboard panels; each one that still pages links to a runbook. The team ran two game days to try it out.",
            "Monitoring and alerting.",
          ),
          scores: claim(
            "caseStories",
            [
              {
                value: "Under 10",
                words: "pages a week, each for something that users notice",
                before: "hundreds of alerts a week",
              },
              {
                value: "3 of 3",
                words: "critical journeys with an objective, and every page links to its runbook",
              },
            ],
            [],
          ),
          results: claim(
            "caseStories",
            [
              "A request can be followed from metric to trace to log in one place",
              "Incident reviews start from recorded data",
            ],
            ["Delivered in 1 month"],
          ),
          technologies: claim(
            "caseStories",
            ["Prometheus", "Alertmanager", "Grafana", "Loki", "Tempo", "OpenTelemetry", "PagerDuty", "Kubernetes"],
            ["Monitoring", "Alerting"],
          ),
          timeline: "1 month",
        },
        {
          id: "cicd-migration",
          figures: claim("caseStories", ["migration-before", "migration-after"], []),
          title: "CI/CD migration from Jenkins to GitHub Actions",
          industry: claim("caseStories", "E-commerce", "CI/CD migration"),
          challenge: claim(
            "caseStories",
            "A single Jenkins controller ran every build, with plugins that could not be updated safely. Jobs had been edited in the browser, and cloud keys had been in its credential store for years. A full disk stopped all releases for a day.",
            "Twelve pipelines were to move from Jenkins to GitHub Actions.",
          ),
          solution: claim(
            "caseStories",
            "We listed each job, its triggers and its secrets, dropped what was dead, and rewrote the rest as reusable workflows in one repository. Runners start on demand in Kubernetes, dependency caches are keyed by lockfile, image layers are cached in the registry, and deployments assume an AWS role through OpenID Connect, so no key is stored. Old and new pipelines ran side by side until their results matched, then Jenkins was switched off.",
            "A CI/CD migration of all twelve.",
          ),
          scores: migration,
          results: [],
          technologies: claim(
            "caseStories",
            [
              "GitHub Actions",
              "Jenkins",
              "Actions Runner Controller",
              "Kubernetes",
              "Docker BuildKit",
              "OpenID Connect",
              "AWS IAM",
            ],
            ["GitHub Actions", "Jenkins"],
          ),
          timeline: "1 month",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Plan a change of your own",
      text: `Describe the system you have and the one you want. ${clocks.transformation.sentence}`,
      actions: [
        { label: "Start Your Transformation", href: "/transformation" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
