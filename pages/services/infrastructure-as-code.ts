/** The service page for Infrastructure as Code: importing what exists, modules, state, reviewed plans and drift. */
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "Infrastructure as Code with Terraform and OpenTofu",
    description:
      "Hand-built infrastructure turned into tested modules with locked state, reviewed plans and drift detection: 75% average provisioning time reduction.",
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
      text: "We bring hand-built infrastructure into versioned modules with locked state. Plans are reviewed and drift raises an alarm, until the repository tells the truth.",
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
      text: "Take all three, or only the one that is missing. Existing code is kept wherever it is sound.",
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
          text: "Small modules in a private registry. Your security team accepts their defaults once, and every caller inherits that decision.",
          points: [
            "Semantic versions and upgrade notes",
            "Typed inputs with validation rules",
            "Tests against mocks and real accounts",
          ],
        },
        {
          icon: "terminal",
          title: "Plan and apply workflow",
          text: "The plan appears in the pull request, where policy judges it before a person does. Only the pipeline holds a role that can apply.",
          points: [
            "Speculative plans for each change",
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
      title: "The parts that decide whether it lasts",
      text: "Writing the first resource takes an afternoon. Keeping ten teams in the same code for years depends on these three.",
      items: [
        {
          title: "State handled like production data",
          text: "State maps code to real resource IDs and can hold credentials in plain text. Losing it hurts more than losing a server, so it is cared for like a database.",
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
          title: "Changes judged before they exist",
          text: "A plan is the one moment when a mistake is still text. The pipeline treats it as a build artifact, and what was approved is applied exactly as saved.",
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
          text: "Consoles stay open during incidents, and they should. What matters is that the difference surfaces by the next morning and gets an answer.",
          points: [
            "Nightly plans read by exit code: 0 means in line, 1 a failed run, 2 a difference that opens an issue",
            "An audit-log lookup that adds who made the change, from which session",
            "Three permitted answers: adopt it in code, revert it, or ignore the attribute with a written reason",
            "Read-only console roles in production, and an emergency role that expires",
          ],
          outcome: "An empty plan is the normal state, so a plan with something in it gets read.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Tools we write and review in",
      text: "The languages your team reads weigh most in the choice. License policy and the code you already have decide the rest.",
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
          text: `Measured as ${outcomes.provisioning.measured}. The ticket used to pass through three teams; the module passes through one review.`,
        },
        {
          title: "Rebuild a region",
          text: "Networks and clusters come back from code in a known order. Only data has to be restored, and that step is rehearsed.",
        },
        {
          title: "Show the history",
          text: "Who opened that port, and why? The commit links the plan, the policy result and the approver.",
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
      title: "Eight weeks to an empty plan",
      text: "Typical for one cloud and a few hundred resources. Nothing is recreated on the way unless you ask for it.",
      steps: [
        {
          title: "Inventory",
          text: "Resources are listed from provider APIs and matched with existing code. We group them by owner and rate of change.",
          when: "Week 1",
        },
        {
          title: "Foundations",
          text: "State backends and their locks are set up first, with a recovery drill for the state itself. Repositories and roles follow.",
          when: "Week 2",
        },
        {
          title: "Import and modules",
          text: "We import group by group until each plan is empty, then extract modules from what repeats in practice.",
          when: "Weeks 3-5",
        },
        {
          title: "Policy and pipeline",
          text: "Plans move into pull requests. Policies warn at first; once they block, console write access in production is withdrawn.",
          when: "Weeks 6-7",
        },
        {
          title: "Drift watch and handover",
          text: "Nightly plans go live. Your team ships a change and reverts a drift unaided, and 6 months of post-project support begin.",
          when: "Week 8",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "How much of your estate is in code?",
      text: "An assessment answers with a count: how many resources are under management, how many are outside it, and how many drifted since the last apply.",
      actions: [
        { label: "Schedule Assessment", href: "/consultation" },
        { label: "Get Started", href: "/estimate?services=Infrastructure%20as%20Code" },
      ],
    },
  ],
} satisfies Page;
