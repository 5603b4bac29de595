/** The service page for Infrastructure as Code: importing what exists, modules, state, reviewed plans and drift. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "Infrastructure as Code with Terraform",
    description: `Hand-built infrastructure turned into tested modules with locked state, reviewed plans and drift detection: ${outcomes.provisioning.figure}.`,
    keywords: [
      "infrastructure as code",
      "Terraform consulting",
      "OpenTofu",
      "Pulumi",
      "state locking",
      "drift detection",
      "policy as code",
      "Terraform modules",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "blueprint",
      label: "Infrastructure as Code",
      title: "Every environment comes from a reviewed commit",
      text: "Get a new environment from one pull request, and know who changed what. We bring hand-built infrastructure into versioned modules with locked state, reviewed plans and alerts on drift.",
      chips: [outcomes.provisioning.figure, "Terraform, OpenTofu and Pulumi", "No recreated resources"],
      actions: [
        { label: "Get Started", href: "/estimate?services=Infrastructure%20as%20Code" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      look: "framed",
      title: "From console clicks to pull requests",
      text: "Take all three or only the one you need. Existing code is kept where it works.",
      items: [
        {
          icon: "file-earmark-code",
          title: "Codify what exists",
          text: "Import blocks bring resources that were made in the console under management. None is replaced, and each state stays small.",
          points: [
            "Inventory from the providers' own APIs",
            "Import until the plan comes back empty",
            "Refactoring through moved and removed blocks",
          ],
        },
        {
          icon: "box-seam",
          title: "Module library",
          text: "Small modules in a private registry, whose defaults your security team approves once for every caller.",
          points: [
            "Semantic versions and upgrade notes",
            "Typed inputs with validation rules",
            "Tests against mocks and real accounts",
          ],
        },
        {
          icon: "terminal",
          title: "Plan and apply workflow",
          text: "The plan appears in the pull request and is checked by policy before a person reviews it. Only the pipeline can apply it.",
          points: [
            "A saved plan for each change",
            "Policy and cost checks in review",
            "Applies queued per environment",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      figure: "iac-parts",
      label: "Solutions",
      title: "Three parts that keep it maintainable",
      text: "For several teams that work in the same code over years.",
      items: [
        {
          title: "State handled like production data",
          text: "State maps code to real resource IDs and can hold credentials in plain text, so we protect it like a database.",
          points: [
            "One state per environment and rate of change: networks apart from clusters, clusters apart from applications",
            "Locking in every backend: lock files in S3, blob leases on Azure, native locks on Cloud Storage",
            "Versioned, encrypted buckets with separate roles for reading and writing, and a restore that your team has practiced",
            "Secrets kept out by ephemeral values and write-only arguments, or the whole file encrypted by OpenTofu",
          ],
          outcome:
            "Two engineers can apply on the same afternoon without a race, and a damaged state file costs one restore.",
        },
        {
          title: "Changes reviewed before they are applied",
          text: "A plan shows a mistake before it happens. The pipeline keeps it as an artifact, and applies exactly what was approved.",
          points: [
            "Format, validate and TFLint, then Trivy or Checkov for misconfigured resources",
            "OPA or Sentinel on the plan's JSON: no public bucket, no database replaced without a named approver",
            "The monthly cost difference from Infracost beside the diff",
            "OIDC federation into one role per environment; the CI system stores no cloud key",
            "Provider lock files committed with checksums for each platform",
          ],
          outcome:
            "The change that was approved is the change that runs, and the record of who approved it is the pull request.",
        },
        {
          title: "Drift found before it causes an outage",
          text: "Manual changes happen in incidents. Each is found by the next morning and gets a decision.",
          sheet: {
            title: "Example: a difference found at night",
            lines: [
              "# aws_security_group.web",
              "- ingress 0.0.0.0/0   port 22",
              "+ ingress 10.20.0.0/16 port 22",
              "Plan: 0 to add, 1 to change",
              "opened as issue #482",
            ],
          },
          points: [
            "Nightly plans read by exit code: 0 means in line, 1 a failed run, 2 a difference that opens an issue",
            "An audit-log lookup that adds who made the change, from which session",
            "Three permitted answers: adopt it in code, revert it, or ignore the attribute with a written reason",
            "Read-only console roles in production, and an emergency role that expires",
          ],
          outcome: "Code and cloud agree, and a difference is noticed within a day.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Tools we write and review in",
      text: "We choose by the languages your team reads, your license policy and the code you have.",
      groups: [
        {
          title: "Engines",
          items: ["Terraform", "OpenTofu", "Pulumi", "AWS CloudFormation", "AWS CDK", "Azure Bicep", "Crossplane"],
        },
        {
          title: "Images and configuration",
          items: ["Packer", "Ansible", "cloud-init", "AWS Systems Manager", "Azure Machine Configuration"],
        },
        {
          title: "Tests and policy",
          items: ["terraform test", "Terratest", "TFLint", "Checkov", "Trivy", "Open Policy Agent", "Sentinel"],
        },
        {
          title: "Workflow and secrets",
          items: ["Atlantis", "HCP Terraform", "Spacelift", "Terragrunt", "Infracost", "HashiCorp Vault", "SOPS"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What you can do afterward",
      items: [
        {
          title: outcomes.provisioning.figure,
          text: `${outcomes.provisioning.sentence} A module with one review replaces a ticket that passes through several teams.`,
        },
        {
          title: "Rebuild a region",
          text: "Networks and clusters come back from code in a known order. Only data has to be restored, and that step is rehearsed.",
        },
        {
          title: "Show the history",
          text: "Each change links its commit, plan, policy result and approver.",
        },
        {
          title: "Trust staging again",
          text: "Staging calls the same module versions as production. A short file of sizes and counts holds every difference between them.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: claim("schedules", "Eight weeks to an empty plan", "From inventory to an empty plan"),
      text: "For one cloud and a few hundred resources. Nothing is recreated on the way unless you ask for it.",
      steps: [
        {
          title: "Inventory",
          text: "Resources are listed from provider APIs and matched with existing code. We group them by owner and rate of change.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Foundations",
          text: "State backends and their locks are set up first, with a recovery drill for the state itself. Repositories and roles follow.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Import and modules",
          text: "We import group by group until each plan is empty, then extract modules from what repeats in practice.",
          when: claim("schedules", "Weeks 3-5", undefined),
        },
        {
          title: "Policy and pipeline",
          text: "Plans move into pull requests. Policies warn at first; once they block, console write access in production is withdrawn.",
          when: claim("schedules", "Weeks 6-7", undefined),
        },
        {
          title: "Drift watch and handover",
          text: "Nightly plans go live. Your team ships a change and reverts a drift unaided, and 6 months of post-project support begin.",
          when: claim("schedules", "Week 8", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Find out how much is in code",
      text: `Bring an overview of your accounts to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Assessment", href: "/consultation" },
        { label: "Get Started", href: "/estimate?services=Infrastructure%20as%20Code" },
      ],
    },
  ],
} satisfies Page;
