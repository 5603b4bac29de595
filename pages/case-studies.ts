/** Case studies: four projects, each with its challenge, what was done and what came of it. */
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Case Studies",
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
      label: "Case studies",
      title: "Four projects, told from the inside",
      text: "What was wrong, what we changed and what the client had afterwards. Names are left out; clients' systems are theirs to talk about.",
      chips: ["AWS architecture", "Cost optimization", "Monitoring and alerting", "CI/CD migration"],
      actions: [{ label: "Free Consultation", href: "/consultation" }],
    },
    {
      kind: "case-studies",
      items: [
        {
          id: "aws-architecture",
          title: "AWS architecture for 11 services",
          industry: "Logistics software",
          challenge:
            "Eleven services had grown up in one AWS account, on instances configured by hand in public subnets. Staging and production shared a database server, releases went out over SSH, and nobody could say what a rebuild after a lost zone would take.",
          solution:
            "We split the estate into accounts for production, staging and shared tooling, and described all of it in Terraform. The services moved one at a time to ECS on Fargate behind an Application Load Balancer, in private subnets across three availability zones, with Amazon RDS in Multi-AZ and credentials in Secrets Manager. Weighted Route 53 records shifted traffic step by step, so each move could be taken back.",
          results: [
            "All 11 services run in private subnets across three availability zones",
            "Staging and production no longer share an account, a network or a database",
            "Infrastructure changes go through pull requests with a reviewed plan",
            "A database failover was rehearsed with the client's team before handover",
          ],
          technologies: [
            "AWS Organizations",
            "Amazon ECS",
            "AWS Fargate",
            "Amazon RDS",
            "AWS Secrets Manager",
            "Terraform",
            "CloudWatch",
          ],
          timeline: "2 months",
        },
        {
          id: "aws-cost-optimization",
          title: "AWS cost optimization for an analytics platform",
          industry: "Business analytics (SaaS)",
          challenge:
            "The AWS bill rose faster than the number of customers, and finance could not tell which product caused it. Instances had been sized for a launch long past, snapshots were never deleted, and traffic to S3 left through NAT gateways that charge for every gigabyte.",
          solution:
            "First came tags and budgets, so that every line of the bill had an owner. Then waste: unattached volumes, forgotten environments and old snapshots went, S3 got lifecycle rules and a gateway endpoint, and gp2 volumes became gp3. We right-sized on a month of CPU and memory data and moved batch jobs to Spot Instances. Savings Plans came last, bought for the smaller baseline that was left.",
          results: [
            "Spend is reported per product and per team, with an owner for every budget",
            "Test environments stop outside working hours without anyone remembering to do it",
            "S3 traffic from private subnets no longer passes the NAT gateways",
            "Commitments cover the steady load only, and are reviewed every quarter",
          ],
          technologies: [
            "AWS Cost Explorer",
            "AWS Budgets",
            "AWS Compute Optimizer",
            "Savings Plans",
            "EC2 Spot Instances",
            "Amazon S3",
            "Terraform",
          ],
          timeline: "2 months",
        },
        {
          id: "monitoring-and-alerting",
          title: "Monitoring and alerting that on-call can trust",
          industry: "Online booking",
          challenge:
            "Customers reported outages before the monitoring did. Three tools sent hundreds of alerts a week, most of them about CPU on machines that were coping, and the engineers on call had learned to mute them. Logs lived on the hosts and vanished with them.",
          solution:
            "We agreed on service level objectives for search, booking and payment, and rebuilt alerting on how fast each error budget burns. Prometheus collects metrics, Loki the logs, and OpenTelemetry sends traces to Tempo, all of it read in Grafana. Alerts about causes became dashboard panels; each one that still pages links to a runbook. The team ran two game days to try it out.",
          results: [
            "Pages are sent for symptoms that users notice, no longer for busy CPUs",
            "Every page names a service, an owner and a runbook",
            "Logs, metrics and traces of one request can be followed in one place",
            "Incident reviews now start from recorded data in place of memory",
          ],
          technologies: [
            "Prometheus",
            "Alertmanager",
            "Grafana",
            "Loki",
            "Tempo",
            "OpenTelemetry",
            "PagerDuty",
            "Kubernetes",
          ],
          timeline: "1 month",
        },
        {
          id: "cicd-migration",
          title: "CI/CD migration from Jenkins to GitHub Actions",
          industry: "E-commerce",
          challenge:
            "A single Jenkins controller ran every build, held together by plugins that nobody dared to update. Jobs had been edited in the browser, cloud keys had sat in its credential store for years, and a full disk or a restart stopped all releases for the day.",
          solution:
            "We listed each job, its triggers and its secrets, dropped what was dead, and rewrote the rest as reusable workflows in one repository. Runners start on demand in Kubernetes, dependency caches are keyed by lockfile, image layers are cached in the registry, and deployments assume an AWS role through OpenID Connect instead of stored keys. Old and new pipelines ran side by side until their results matched, then Jenkins was switched off.",
          results: [
            "12 pipelines migrated",
            "50% build time reduction",
            "99.5% pipeline reliability",
            "70% less maintenance effort",
          ],
          technologies: [
            "GitHub Actions",
            "Jenkins",
            "Actions Runner Controller",
            "Kubernetes",
            "Docker BuildKit",
            "OpenID Connect",
            "AWS IAM",
          ],
          timeline: "1 month",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Yours could be the fifth",
      text: "Describe the system you have and the one you want. We answer a transformation request within 24 hours.",
      actions: [
        { label: "Start Your Transformation", href: "/transformation" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
