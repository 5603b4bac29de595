/** Introductory documents: a baseline, a checklist for accounts, a template for Terraform. */
import type { DocGroup } from "../../src/page.ts";

export default {
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
} satisfies DocGroup;
