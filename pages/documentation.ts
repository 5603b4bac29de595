/** Documentation and resources: documents by group, two guides, reference sections, and where to ask further. */
import { clocks } from "../src/clocks.ts";
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "Documentation and DevOps Resources",
    description:
      "Outlines of guides and playbooks for cloud migration, CI/CD, monitoring and security, with two templates, two guides and two samples of our work.",
    keywords: [
      "DevOps documentation",
      "cloud migration playbook",
      "CI/CD tutorial",
      "Terraform templates",
      "incident response playbook",
      "DevOps transformation guide",
      "cloud cost toolkit",
    ],
    schema: "CollectionPage",
  },
  sections: [
    {
      kind: "hero",
      drawing: "sheets",
      label: "Documentation",
      title: "Documentation and resources",
      text: "Twelve outlines of how to measure and change a running system, each in six steps, with two templates, two guides and two samples of our work.",
      search: { label: "Search the documentation", placeholder: "Search is not open yet" },
      actions: [{ label: "Get Expert Help", href: "/consultation" }],
    },
    {
      kind: "cards",
      id: "quick-access",
      title: "Quick access",
      items: [
        {
          icon: "signpost-split",
          title: "Start from a baseline",
          text: "Measure delivery for a week, check the accounts, and lay out the Terraform repository.",
          link: { label: "Getting Started", href: "#getting-started" },
        },
        {
          icon: "truck",
          title: "Move a workload",
          text: "Waves from observed traffic, placement of workloads, and a rehearsed database cutover.",
          link: { label: "Cloud Migration", href: "#cloud-migration" },
        },
        {
          icon: "arrow-repeat",
          title: "Ship every day",
          text: "A first pipeline that builds once, with the controls that keep it safe and a checklist for going back.",
          link: { label: "CI/CD & Automation", href: "#ci-cd-automation" },
        },
        {
          icon: "activity",
          title: "Keep it running",
          text: "Alerts tied to what users notice, and a playbook for the first fifteen minutes of an incident.",
          link: { label: "Monitoring & Security", href: "#monitoring-security" },
        },
      ],
    },
    {
      kind: "cards",
      id: "quick-links",
      title: "Quick links",
      look: "plain",
      items: [
        {
          icon: "code-slash",
          title: "Interfaces",
          text: "Links that open a form already filled in, and how we describe the interfaces that we hand over in projects.",
          link: { label: "API Documentation", href: "#api-documentation" },
        },
        {
          icon: "wrench-adjustable",
          title: "Something is broken",
          text: "Four common failures, with the first commands to run and what each result rules out.",
          link: { label: "Troubleshooting Guide", href: "#troubleshooting-guide" },
        },
        {
          icon: "question-circle",
          title: "A short answer",
          text: "Cost, versions, and how soon a question is answered.",
          link: { label: "FAQs", href: "#faqs" },
        },
        {
          icon: "play-btn",
          title: "Learn by watching",
          text: "There are no videos yet. Which written tutorials cover the same ground, and what an engineer can show you live.",
          link: { label: "Video Tutorials", href: "#video-tutorials" },
        },
      ],
    },
    {
      kind: "docs",
      groups: [
        {
          id: "getting-started",
          title: "Getting Started",
          text: "Measure first, and lay foundations that last.",
          icon: "rocket-takeoff",
          items: [
            {
              id: "delivery-baseline",
              title: "A delivery baseline in one week",
              description:
                "Four numbers per service, taken from systems you already have. The waits behind them are ranked by cost.",
              type: "Guide",
              readTime: "8 min",
              outline: [
                "List every deployable service with its owner and the way a change to it reaches production. A spreadsheet is enough.",
                "From the last 90 days of the CI system and the incident log, compute deployment frequency, lead time from first commit to production, change failure rate and time to restore for each service.",
                "Report medians and the 90th percentile: in an average, one release that waited six weeks for a signature distorts the other forty.",
                "Walk one real change from commit to production with the engineer who made it, and note every wait longer than 15 minutes.",
                "Rank the waits by hours lost per month. The top entry is often a manual approval or a test environment that several teams share.",
                "Run the same queries again after 30 days, so that an improvement is a difference between two numbers.",
              ],
            },
            {
              id: "landing-zone-checklist",
              title: "AWS landing zone checklist",
              description: "What to check while it is still easy to change: before the first workload arrives.",
              type: "Checklist",
              readTime: "6 min",
              outline: [
                "Separate accounts exist for management (no workloads in it), log archive, security tooling, shared networking, and each workload in each environment.",
                "Every root user has MFA and no access keys. Its address reaches a group mailbox.",
                "People sign in through IAM Identity Center with sessions of eight hours or less. The only IAM users are break-glass users, and an alarm fires when one is used.",
                "An organization trail of CloudTrail covers all regions and writes to a bucket in the log archive account, with log file validation and Object Lock on.",
                "Service control policies deny leaving the organization, stopping CloudTrail, GuardDuty or Config, and using regions you do not operate in. The region rule exempts global services such as IAM, Route 53, CloudFront and Support.",
                "Address ranges come from one plan. Overlapping VPCs cannot be peered, and untangling them later means renumbering.",
              ],
            },
            {
              id: "terraform-templates",
              title: "Terraform repository templates",
              description:
                "A directory layout whose state is locked, with a pipeline that applies exactly the plan it showed. A file to start from is included.",
              type: "Templates",
              readTime: "7 min",
              outline: [
                "Keep reusable code in modules/ and one state per stack in live/account/region/stack. A small state plans quickly and limits what a mistake can reach.",
                "Store state in a versioned, encrypted S3 bucket that blocks public access. From Terraform 1.11 use_lockfile = true locks in S3 itself; earlier versions lock in a DynamoDB table.",
                "Pin required_version, give providers a ~> constraint, commit .terraform.lock.hcl, and call modules by tag: a branch moves under you.",
                "On a pull request run terraform fmt -check, validate, a linter and plan -out. After review apply exactly that saved file. Saved plans can contain secrets, so restrict access and let them expire.",
                "Let CI assume roles through OIDC: a read-only role for plan, and an apply role whose trust policy names the protected branch in the sub claim.",
                "Rename with moved blocks and adopt existing resources with import blocks (Terraform 1.5 and later), so that changes of state are reviewed like code.",
              ],
              template: {
                file: "live/prod/eu-west-1/network/terraform.tf",
                code: `terraform {
  required_version = "~> 1.11"

  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }

  backend "s3" {
    bucket       = "example-terraform-state"
    key          = "prod/eu-west-1/network.tfstate"
    region       = "eu-west-1"
    encrypt      = true
    use_lockfile = true
  }
}

provider "aws" {
  region              = "eu-west-1"
  allowed_account_ids = ["111122223333"]

  default_tags {
    tags = {
      cost-center = "cc-2040"
      service     = "network"
      environment = "prod"
      owner       = "team-platform"
    }
  }
}

module "network" {
  source = "git::https://git.example.com/infra/modules.git//network?ref=v3.2.0"

  cidr_block = "10.20.0.0/16"
  zones      = ["eu-west-1a", "eu-west-1b", "eu-west-1c"]
}`,
              },
            },
          ],
        },
        {
          id: "cloud-migration",
          title: "Cloud Migration",
          text: "Move in waves that are small enough to undo.",
          icon: "cloud-upload",
          items: [
            {
              id: "migration-waves",
              title: "Migration wave playbook",
              description:
                "From an inventory of observed traffic to waves that have an owner and a written point of return.",
              type: "Playbook",
              readTime: "9 min",
              outline: [
                "Collect what each application holds, who owns it and what it talks to. Take dependencies from at least two weeks of flow logs that include a month end.",
                "Decide per application: retire, retain, rehost, relocate, repurchase, replatform or refactor. Settle first what can be retired, because it need not be moved.",
                "Put applications that call each other synchronously into the same wave. Fifty sequential queries over a link with 20 ms round trip add a full second to a request.",
                "Choose a first wave with low risk that still touches every part of the platform, from DNS to backup.",
                "Lower DNS TTLs to 60 seconds well before cutover. The lead time must exceed the old TTL, or resolvers keep the old answer through the change.",
                "Write down the point of return for each wave: the last moment at which writes can go back to the source. Name who decides, and say how data written since is carried over.",
              ],
            },
            {
              id: "workload-placement",
              title: "Workload placement framework",
              description: "Five questions that choose where a workload runs, answered on a single page.",
              type: "Framework",
              readTime: "6 min",
              outline: [
                "Five questions for each workload. What state does it hold? How does its traffic vary? How near must it be to its data? What do its licenses allow? And what can the team operate at night?",
                "Steady stateless services go to a container platform. Short, irregular work goes to functions, within their limits: an AWS Lambda invocation ends after 15 minutes.",
                "Work that can restart goes to spot capacity. Software bound to a kernel, a license dongle or a vendor image stays on virtual machines.",
                "Use a managed database unless you need an extension or a superuser right that it does not offer. Check this before the migration, with the real schema.",
                "Price the whole month: the instance is one line among load balancers, traffic between zones, log ingestion and backups.",
                "Record the choice on one page with a review date, and reopen it when measured p95 usage is more than 50% away from the assumption.",
              ],
            },
            {
              id: "database-cutover",
              title: "Database cutover procedures",
              description:
                "Replicate, rehearse, compare, switch. The order of steps for moving a database that cannot lose a write.",
              type: "Procedures",
              readTime: "8 min",
              outline: [
                "Replicate a full load and then changes, with the engine's own replication or AWS DMS. Check first that each table has a primary key; without one, updates and deletes replicate slowly or not at all.",
                "On PostgreSQL, wal_level = logical needs a restart, and an unread replication slot keeps WAL until the disk is full. Alarm on the slot's lag from the first day.",
                "List what replication leaves behind. PostgreSQL up to version 18 carries neither schema changes nor sequence values: set sequences on the target above the highest value of the source before writes open.",
                "Rehearse twice on a full-size copy and time each step. Ask for a maintenance window of that total and half as much again.",
                "At cutover, stop writes at the source and wait until lag is zero. Compare row counts and checksums of the tables that matter most and advance the sequences. Then switch the connection string; writes open once the smoke tests pass.",
                "Until writes open, going back means restoring the old connection string. Afterward it needs reverse replication, so decide beforehand whether to build it. Keep the source read-only for at least seven days.",
              ],
            },
          ],
        },
        {
          id: "ci-cd-automation",
          title: "CI/CD & Automation",
          text: "One artifact on one path, with a rollback that has been tried.",
          icon: "gear-wide-connected",
          items: [
            {
              id: "first-pipeline",
              title: "From commit to production: a first pipeline",
              description:
                "Build one image per commit and test in order of cost. The cluster itself refuses a release that does not come up.",
              type: "Tutorial",
              readTime: "10 min",
              outline: [
                "Build one container image per commit. Its digest is what moves through staging to production; nothing is rebuilt for an environment.",
                "Order stages by cost: lint and unit tests in under five minutes, then the image, integration tests against a real database in a container, the scan, staging, smoke tests, production.",
                "Key dependency caches on the hash of the lock file, so that a changed dependency cannot be served from an old cache.",
                "Authenticate to the cloud by OIDC and restrict the trust policy to repository and environment. The pipeline then stores no access key that could leak.",
                "On Kubernetes use a readiness probe and maxUnavailable: 0, wait with kubectl rollout status --timeout=5m, and run kubectl rollout undo when it fails. The default progress deadline is 600 seconds.",
                "Change schemas by expanding, then contracting: add the column, write both, backfill, read the new one, stop writing the old one, and only then drop it. The code can be rolled back at each step before the drop. After it, the old version cannot run.",
              ],
            },
            {
              id: "pipeline-security",
              title: "Pipeline security best practices",
              description:
                "A pipeline can write to production, so it deserves the care of a production system. Six controls, in order of effect.",
              type: "Best Practices",
              readTime: "7 min",
              outline: [
                "Pin third-party actions to a full commit hash and base images to a digest. A tag can be moved to other content after your review.",
                "Give workflows for pull requests from forks no secrets and a read-only token. Never check out a fork's code in a job that holds secrets, which is the usual mistake with pull_request_target.",
                "Use ephemeral runners, one job each, and keep self-hosted runners away from public repositories.",
                "Produce a software bill of materials (SPDX or CycloneDX) at build time, sign the image digest, and verify the signature at admission to the cluster.",
                "Fail the build on critical findings for which a fix exists, and give the others a ticket with a date. A gate that fails on everything is soon switched off.",
                "Require review by a named owner for changes to pipeline files, and do not let the author of a change approve its deployment to production.",
              ],
            },
            {
              id: "release-checklist",
              title: "Release and rollback checklist",
              description: "What must be true before a release begins, and what ends it early.",
              type: "Checklist",
              readTime: "5 min",
              outline: [
                "The digest to be released is the one that passed staging, and its migrations work with the version that is running now.",
                "The rollback command is in the ticket with its duration. It was tried in staging within the last month.",
                "Someone who can decide is present until the end, and the on-call engineer knows that the release is starting.",
                "A canary takes 5% of traffic until it has served enough requests to judge. At ten requests a minute, fifteen minutes prove nothing.",
                "One screen shows error rate and p95 latency beside one business figure, such as orders per minute. Each has a limit, agreed beforehand, that ends the release.",
                "Within 30 days, the feature flag and the old code path are removed, or the ticket says why they stay.",
              ],
            },
          ],
        },
        {
          id: "monitoring-security",
          title: "Monitoring & Security",
          text: "Page people for what users notice, and be ready when it is not a fault but an intruder.",
          icon: "shield-check",
          items: [
            {
              id: "slo-templates",
              title: "SLO and alert templates",
              description:
                "Service level objectives with burn-rate alerts that page for real outages and leave slow leaks for the morning.",
              type: "Templates",
              readTime: "8 min",
              outline: [
                "Define each indicator as good events divided by valid events, and measure it as near to the user as you can, usually at the load balancer.",
                "Turn the objective into minutes: 99.9% over 30 days leaves 43.2 minutes of full outage. If nobody would act on that figure, choose another objective.",
                "Page when the budget burns 14.4 times too fast over both 1 hour and 5 minutes (2% of the budget is gone), or 6 times too fast over both 6 hours and 30 minutes (5%).",
                "Open a ticket, without paging, at a burn rate of 1 over both 3 days and 6 hours (10%).",
                "Each alert states what users notice and the first command to run. It links to one dashboard and the runbook, and names the owning team; an alert that lacks one of these is not finished.",
                "Keep metric labels to values you could list on a page. User IDs and raw paths as labels multiply series until the monitoring itself needs an incident.",
              ],
              template: {
                file: "alerts/checkout.yaml",
                code: `groups:
  - name: checkout-slo # 99.9% of valid requests over 30 days
    rules:
      - record: checkout:errors:ratio_rate5m
        expr: |
          sum(rate(http_requests_total{service="checkout", code=~"5.."}[5m]))
            / sum(rate(http_requests_total{service="checkout"}[5m]))
      - record: checkout:errors:ratio_rate1h
        expr: |
          sum(rate(http_requests_total{service="checkout", code=~"5.."}[1h]))
            / sum(rate(http_requests_total{service="checkout"}[1h]))
      - alert: CheckoutBudgetBurnsFast
        expr: |
          checkout:errors:ratio_rate1h > 14.4 * 0.001
            and checkout:errors:ratio_rate5m > 14.4 * 0.001
        labels:
          severity: page
          team: payments
        annotations:
          summary: Customers cannot pay; 2% of the month's budget is gone in an hour
          runbook: https://runbooks.example.com/checkout-errors
          dashboard: https://grafana.example.com/d/checkout`,
              },
            },
            {
              id: "incident-response",
              title: "Incident response playbook",
              description:
                "Who does what in the first fifteen minutes, and what must not be done when the fault is an intruder.",
              type: "Playbook",
              readTime: "9 min",
              outline: [
                "Agree on severities by effect: SEV1 when users cannot do the main thing the product is for, SEV2 when part of them or a part of it is affected, SEV3 when nobody outside has noticed.",
                "Name three roles at once. The commander decides and does not type; an engineer operates; one person writes to everybody else.",
                "In the first fifteen minutes declare the incident and list what changed in the last 24 hours. If undoing the most recent change is safe, undo it, and look for the cause afterward.",
                "In a security incident preserve evidence first: snapshot the volumes, and do not reboot or terminate the instance, because memory is lost. A changed security group leaves connections that are already tracked open, so cut those with a network ACL on the subnet.",
                "Deactivating an access key does not end role sessions that were started with it. Revoke active sessions on each role involved, then rotate what those roles could read.",
                "Send an update every 30 minutes, even when there is nothing new. Hold a review within five business days, and track its actions with an owner and a date until they are closed.",
              ],
            },
            {
              id: "credential-rotation",
              title: "Credential rotation procedures",
              description: "Replace a credential without an outage, and react in the right order when one has leaked.",
              type: "Procedures",
              readTime: "7 min",
              outline: [
                "Make the list: each secret, what uses it, who owns it, when it last changed. Scan the whole Git history on all branches for secrets the list does not know.",
                "Remove before you rotate. OIDC for pipelines and workload identity for services replace stored keys with tokens that expire by themselves.",
                "Rotate with an overlap: create the second credential, deploy it, confirm that the first is no longer used, deactivate, wait through one full business cycle, delete. For AWS keys, aws iam get-access-key-last-used gives the confirmation.",
                "For databases alternate between two users, so that open connections survive while the other user's password changes.",
                "When a secret has leaked, revoke it before you replace it. The history is cleaned up last. A force push does not reach clones, forks or CI logs.",
                "Rehearse one rotation each quarter and measure the time from the decision to the last consumer on the new credential.",
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "featured-downloads",
      title: "Featured downloads",
      text: "Four papers to download without a form. The contents of the two longer ones are listed below.",
      look: "wide",
      items: [
        {
          id: "transformation-guide",
          icon: "map",
          label: "Guide",
          title: "DevOps Transformation Guide",
          text: "A plan for the first year of changing how a company ships software, for the person who has to answer for it, with the objections to expect.",
          link: { label: "Open the DevOps Transformation Guide", href: "#transformation-guide-contents" },
        },
        {
          id: "cost-toolkit",
          icon: "calculator",
          label: "Toolkit",
          title: "Cloud Cost Optimization Toolkit",
          text: "Worksheets and rules for cutting a cloud bill in the right order, for savings of up to 50% on an account nobody has tended.",
          link: { label: "Open the Cloud Cost Optimization Toolkit", href: "#cost-toolkit-contents" },
        },
      ],
    },
    {
      kind: "text",
      id: "transformation-guide-contents",
      title: "DevOps Transformation Guide: contents",
      paragraphs: [
        "A transformation fails most often because everything starts at once. The guide takes one product team through all four phases before a second team begins, so that what the platform lacks is found once.",
        "Each phase ends on a measurement from the delivery baseline. If the figure has not moved, the phase is not over, whatever the calendar says.",
      ],
      folded: "The four phases, and who does what",
      points: [
        "Phase 1, weeks 1 to 4, baseline: measure the four delivery figures, map one change from commit to production, choose the pilot team. Exit: the team agrees that the numbers are true.",
        "Phase 2, months 2 to 4, pilot: trunk-based development, one pipeline, infrastructure in code, deployment on a working day during office hours. Exit: median lead time below one day.",
        "Phase 3, months 5 to 8, platform: turn what the pilot built into templates, with a named platform team that treats other teams as its customers. Exit: a new service reaches production in under a day without a ticket.",
        "Phase 4, months 9 to 12, spread: two or three teams at a time, objectives and error budgets for each service, on-call shared by those who write the code. Exit: change failure rate no worse than in the pilot.",
        "Ownership: product teams own their service in production, the platform team owns the path to it, security owns the rules that the path enforces.",
        "Objections: for 'audit requires manual approval', show that a reviewed pull request with a recorded deployment separates duties and leaves better evidence than a signature.",
        "When to stop: if after phase 2 the lead time has not fallen, the limit is not the tooling. Look at batch size, at approvals and at who may decide.",
      ],
      download: {
        label: "Download the guide (PDF, 10 pages)",
        href: "/downloads/devops-transformation-guide.pdf",
      },
      cover: "DevOps Transformation Guide",
      action: { label: "Plan a transformation with us", href: "/transformation" },
    },
    {
      kind: "text",
      id: "cost-toolkit-contents",
      title: "Cloud Cost Optimization Toolkit: contents",
      paragraphs: [
        "Six tools, to be used in this order. Savings of up to 50% are what a bill yields that nobody has worked on for two years; an account that already has commitments and lifecycle rules will find less, often 10% to 20%.",
        "Percentages of successive steps do not add up, because each applies to what the one before left. The worksheets therefore carry dollars from line to line.",
      ],
      folded: "The six tools",
      points: [
        "Tag schema: four keys (cost-center, service, environment, owner), lowercase, activated as cost allocation tags on the first day. A backfill reaches back 12 months at most, and only for tags that the resources already carried.",
        "Waste list: unattached volumes, load balancers without requests, idle addresses, snapshots without an image. Take a final snapshot of whatever nobody recognizes before it goes.",
        "Schedule sheet: staging that is needed 60 of 168 hours a week saves 64% of its compute when it is off for the rest.",
        "Sizing sheet: vCPUs × p95 utilization ÷ 0.6 gives the vCPUs you need, and maximum memory ÷ 0.8 gives the GiB. The ratio of the two selects the instance family.",
        "Commitment sheet: break-even utilization is 1 minus the discount. Cover 70% to 80% of the lowest hour of a normal month, after all other steps.",
        "Alert rule: at least 20% day over day, and at least a minimum in dollars per day, applied per service. Check against the same weekday of the week before.",
      ],
      download: {
        label: "Download the toolkit (PDF, 11 pages)",
        href: "/downloads/cloud-cost-optimization-toolkit.pdf",
      },
      cover: "Cloud Cost Optimization Toolkit",
      action: { label: "Read the worked example", href: "/blog/aws-cost-reduction-strategies" },
    },
    {
      kind: "text",
      id: "sample-estimate",
      title: "Sample estimate",
      paragraphs: [
        "What a written estimate contains: scope, steps in order, effort and price range for each, what is left out and why. The client and the figures are invented.",
      ],
      download: { label: "Download the sample estimate (PDF, 3 pages)", href: "/downloads/sample-estimate.pdf" },
      cover: "Sample Estimate",
      action: { label: "Get an estimate", href: "/estimate" },
    },
    {
      kind: "text",
      id: "sample-report",
      title: "Sample assessment report",
      paragraphs: [
        "What an assessment ends with: each risk with its evidence, the smallest change that removes it, and the order. The client and the figures are invented.",
      ],
      download: { label: "Download the sample report (PDF, 3 pages)", href: "/downloads/sample-report.pdf" },
      cover: "Sample Assessment Report",
      action: { label: "Ask for an assessment", href: "/consultation" },
    },
    {
      kind: "text",
      id: "api-documentation",
      title: "API Documentation",
      paragraphs: [
        `${brand.name} sells engineering and has no API: there is no key to apply for and no account to create. What this site offers to other systems is links. A link to a request form can fill in its fields, and the values are the ones the form itself offers.`,
        "For example, /estimate?urgency=high opens the estimate with the urgency chosen. Repeat a name to choose several values of a list. Names and values that the form does not know are ignored. Nothing is sent until a person presses the button.",
        "In projects, documentation of interfaces is part of what we hand over. It lives in the repository of the code that it describes, and the pipeline fails when the two disagree.",
      ],
      folded: "What we hand over for each kind of interface",
      points: [
        "HTTP services: an OpenAPI 3.1 document with an example for each response, errors included, validated in CI.",
        "Events: an AsyncAPI document or a schema registry with a stated compatibility rule, so that a consumer knows which change can break it.",
        "Terraform modules: inputs and outputs, generated from the code with terraform-docs.",
        "Every interface: an owner, and a date before which a deprecated version is not removed.",
      ],
    },
    {
      kind: "solutions",
      id: "troubleshooting-guide",
      title: "Troubleshooting Guide",
      text: "Before anything else, write down what changed in the last 24 hours. Then start from what you see.",
      folded: true,
      items: [
        {
          title: "A Kubernetes rollout does not finish",
          text: "New pods never become ready, and the old ones keep serving. Users are usually not affected yet, so there is time to look.",
          points: [
            "kubectl describe pod: Pending means scheduling (requests, taints, volumes); ImagePullBackOff means name, tag or registry credentials.",
            "kubectl logs --previous for a container in CrashLoopBackOff. Exit code 137 together with the reason OOMKilled means that the memory limit was reached.",
            "Running but not ready: call the readiness path from inside the pod. A probe times out after 1 second by default, which a cold start can exceed.",
          ],
          outcome:
            "If the cause is not clear in ten minutes, run kubectl rollout undo and continue in a test environment.",
        },
        {
          title: "Latency rose after a release",
          text: "The p95 is up while the error rate is flat. First find out whether the time is spent in the service or in waiting for something else.",
          points: [
            "Compare one slow trace with a fast one from before the release. Without traces, compare the durations that the load balancer and the service report for the same requests.",
            "Look at the connection pool and at CPU throttling before you add instances.",
            "List the slowest statements. A new query without an index appears at the top by total time, even where each call looks quick.",
          ],
          outcome: "Roll back if latency threatens the objective; the traces you collected remain.",
        },
        {
          title: "Terraform plans changes that nobody made",
          text: "Reality, state and code have drifted apart. Find out which of the three is wrong before you apply anything.",
          points: [
            "terraform plan -refresh-only shows the difference between state and reality alone, without your code.",
            "Search CloudTrail for the resource to see who changed it. Keep an emergency change by writing it into the code; reverse the rest with an apply.",
            "Drift on one attribute at every plan usually means that another controller owns it, such as an autoscaler. Name it in ignore_changes and say why.",
          ],
          outcome: "A plan that reads 'No changes', run on a schedule, so that the next drift is seen within a day.",
        },
        {
          title: "The cloud bill jumped",
          text: "A rise by usage type points to the cause faster than a rise by service. Rule out misuse before efficiency.",
          points: [
            "Group Cost Explorer by usage type, then by region. New GPU instances, or activity in a region you do not use, is a security incident.",
            "Check the three usual suspects: log ingestion after a debug setting, NAT gateway traffic that an endpoint would carry, and snapshots or versions that never expire.",
            "Compare with the same weekday a week earlier before you call it an anomaly.",
          ],
          outcome: "An owner, and the cause in dollars per day, written down within one working day.",
        },
      ],
    },
    {
      kind: "questions",
      id: "faqs",
      title: "FAQs",
      items: [
        {
          question: "Do I have to register or pay for anything here?",
          answer:
            "No. There are no accounts on this site, and everything here is open to read without giving an email address.",
        },
        {
          question: "How do I find a word on this page?",
          answer:
            "Everything is on this one page, so your browser's own search finds it: Ctrl+F, or Command+F on a Mac. Each document has its own address, which you can bookmark or send to a colleague.",
        },
        {
          question: "What does the read time of a document count?",
          answer:
            "Reading its outline and checking one system of your own against it. The work itself takes longer: no cutover is done in eight minutes.",
        },
        {
          question: "Which versions do the documents assume?",
          answer:
            "Terraform 1.5 or later, a Kubernetes release that still receives patches, and AWS CLI version 2. Where a step needs something newer, the step says so. The ideas carry over to Azure and Google Cloud; the command names do not.",
        },
        {
          question: "May I use the checklists and samples in my company?",
          answer:
            "Yes, in your own systems and internal documents. Test them first: they are written for many readers and cannot know your setup. The Terms of Service say it in full.",
        },
        {
          question: "I found a mistake, or I am stuck. Whom do I ask?",
          answer: `Write to ${brand.email} with the name of the document and the step. That is a question to free support: an engineer answers it ${clocks.community.words}.`,
        },
      ],
    },
    {
      kind: "text",
      id: "video-tutorials",
      title: "Video Tutorials",
      paragraphs: [
        "There are no recordings yet. The tutorials are written, so that commands can be copied.",
        "If you would rather see it done, a free 30-minute consultation can be a walkthrough. Tell us in the request which document you want to see applied and to what kind of system, and an engineer shares a screen and works through it with you.",
      ],
      points: [
        "Pipelines: the written tutorial 'From commit to production' goes from an empty repository to an automatic rollback.",
        "Cost: the ten strategies on our blog give each command together with the saving it makes.",
        "Incidents: the playbook's first fifteen minutes make a good exercise for a team, with one person playing the fault.",
      ],
      action: { label: "Ask for a walkthrough", href: "/consultation" },
    },
    {
      kind: "text",
      id: "slack",
      title: "Our Slack community",
      paragraphs: [
        "The Slack community is for engineers who run systems: questions about a stuck rollout, or notes after an incident. It is a place for peers, so nothing confidential belongs in it, and support has channels of its own.",
      ],
      action: { label: "How to join", href: "/community#slack" },
    },
    {
      kind: "call-to-action",
      title: "Read on, or ask",
      text: "The blog goes deeper into cloud cost, with code. In Slack you can ask other engineers.",
      actions: [
        { label: "Join Slack Community", href: "#slack" },
        { label: "Read Our Blog", href: "/blog" },
        { label: "Visit the Community", href: "/community" },
      ],
    },
  ],
} satisfies Page;
