/** The service page for DevSecOps integration: scanning, supply chain, secrets and compliance evidence. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import type { Page } from "../../src/page.ts";
import { brand } from "../../src/site.ts";

export default {
  meta: {
    title: "DevSecOps Integration Services",
    description:
      "Security inside the pipeline: SAST and DAST triage, SBOM, signing, secrets rotation and admission control, with ISO 27001 and SOC 2 evidence.",
    keywords: [
      "DevSecOps integration",
      "software supply chain security",
      "SBOM",
      "SAST and DAST",
      "secrets management",
      "ISO 27001",
      "SOC 2",
      "policy as code",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "bulkheads",
      label: "DevSecOps Integration",
      title: "Security checks that developers leave switched on",
      text: "Answer customers' security questions from records, and stop known mistakes before release. We add scanning, signing and evidence to the pipeline you have, tuned so that what is reported is worth acting on and has an owner.",
      chips: ["SBOM for every build", "Controls mapped to ISO 27001", "Evidence for SOC 2"],
      actions: [
        { label: "Get Started", href: "/estimate?services=DevSecOps%20Integration" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      title: "Controls at three points",
      text: "While code is written, while it is built and shipped, and once it runs.",
      look: "framed",
      items: [
        {
          icon: "code-slash",
          title: "Secure pipeline",
          text: "Scans where a finding is cheapest to fix: in the editor, in the pull request, and the slow ones before release.",
          points: [
            "Secret detection before a commit leaves the laptop",
            "SAST and dependency checks on the changed code",
            "DAST against the review environment",
            "Gates on new findings; old debt gets a plan",
          ],
        },
        {
          icon: "patch-check",
          title: "Software supply chain",
          text: "Proof of where an artifact came from and what it contains, verified by a machine at each handover.",
          points: [
            "An SBOM for every build, CycloneDX or SPDX",
            "Keyless signing with Sigstore Cosign",
            "Provenance up to SLSA Build Level 3",
            "Admission control that verifies before it runs",
          ],
        },
        {
          icon: "clipboard-check",
          title: "Compliance and runtime",
          text: "Controls in the terms of ISO 27001 and SOC 2 are written as policy, the pipeline collects their evidence, and attacks are detected at runtime.",
          points: [
            "Controls mapped to pipeline and cloud checks",
            "Evidence with time, commit and approver",
            "Kernel-level detection with Falco or Tetragon",
            "Access reviews from identity provider data",
          ],
        },
      ],
    },
    {
      kind: "solutions",
      figure: "devsecops-parts",
      label: "Solutions",
      title: "The parts that usually go wrong",
      text: "Most programs stall on the triage of findings and on credentials that are hard to change.",
      items: [
        {
          title: "SAST, DAST and dependency triage that ends",
          text: "The first scan can return thousands of findings. We record what exists, block what is new, and rank the rest by what an attacker could reach.",
          points: [
            "Baseline on day one: old findings become a dated backlog, new ones fail the build",
            "Vulnerable dependencies ranked by reachability, EPSS and the CISA KEV catalog as well as CVSS",
            "SAST rules tuned per repository; a suppression needs a reason and an expiry date",
            "Authenticated DAST driven by your OpenAPI description, in a disposable environment",
            "Deadlines by severity, each finding with an owning team",
          ],
          outcome: "A short list of reachable findings, each with an owner and a date.",
        },
        {
          title: "SBOM, signing and verification",
          text: "When a vulnerable library is in the news, an SBOM for each build says where it runs, and a signature tells the cluster that the build is yours.",
          sheet: {
            title: "Example: the evidence of a release",
            lines: [
              "release    checkout v218",
              "image      sha256:9f2c...41",
              "signature  valid, by the build",
              "SBOM       214 components",
              "findings   0 new",
              "reviewed   by 2 people",
            ],
          },
          points: [
            "SBOMs generated in the build with Syft, attached to the image as attestations",
            "Cosign signatures bound to the pipeline's OIDC identity, so that no long-lived key exists to steal",
            "Provenance issued by the build platform, out of reach of the build steps themselves",
            "Signature, issuer and digest checked at admission by Kyverno or the Sigstore policy controller",
            "VEX statements for findings that do not apply, published with the release",
          ],
          outcome: "You know which services contain a package, and only what your pipeline built can start.",
        },
        {
          title: "Secrets with a short life",
          text: "A leaked credential does harm for as long as it is valid. We replace static keys with workload identity, and rehearse the rotation of those that must remain.",
          points: [
            "OIDC federation from the pipeline to the cloud, after which the stored access keys are deleted",
            "Dynamic database credentials from Vault with leases of an hour",
            "Secrets rotation with two valid versions, so that consumers change over without downtime",
            "External Secrets Operator or a CSI driver; nothing in Git, image layers or build logs",
            "A scan of the full Git history; whatever was pushed is revoked first and cleaned up second",
          ],
          outcome: "Rotating a production credential is a scheduled job, and a leaked lease expires by itself.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Scanners, signers and guards",
      text: "Open source by default; commercial tools where you already have licenses.",
      groups: [
        {
          title: "Code and dependencies",
          items: ["Semgrep", "CodeQL", "SonarQube", "Snyk", "Renovate", "Gitleaks", "ZAP"],
        },
        {
          title: "Artifacts",
          items: ["Trivy", "Grype", "Syft", "Cosign", "CycloneDX", "Dependency-Track"],
        },
        {
          title: "Policy and posture",
          items: [
            "OPA Gatekeeper",
            "Kyverno",
            "Checkov",
            "Prowler",
            "AWS Security Hub",
            "Microsoft Defender for Cloud",
          ],
        },
        {
          title: "Secrets and runtime",
          items: ["HashiCorp Vault", "AWS Secrets Manager", "External Secrets Operator", "SOPS", "Falco", "Tetragon"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What you can show afterward",
      items: [
        {
          title: "Evidence as you ship",
          text: "Approvals and scan results are stored as they happen. An auditor who works to ISO 27001 or SOC 2 can take a sample months later.",
        },
        {
          title: "Releases that do not wait",
          text: "Checks run in parallel on the diff and report within the pull request, so security review stops being a queue before launch.",
        },
        {
          title: "Findings people believe",
          text: "Tuned rules and expiring suppressions keep noise down, so developers act on a failed check.",
        },
        {
          title: "Faster answers to customers",
          text: "Questionnaires about patching or components are answered from SBOMs and policy reports on file.",
        },
        {
          title: claim("clientPractices", "Controls that we live with", "Zero security incidents"),
          text: `${brand.name} has had zero security incidents. That is our own record${claim("clientPractices", ", kept with the same controls", "")}.`,
        },
        {
          title: "6 months of post-project support",
          text: "Our engineers stay reachable for questions and tuning after the handover.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "From assessment to audit trail",
      steps: [
        {
          title: "Assessment",
          text: "A threat model of the delivery chain: who can push, what the runners may reach, which credentials they hold and for how long.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Baseline",
          text: "Scanners run in report mode on all repositories. We remove false positives and agree on deadlines by severity for the rest.",
          when: claim("schedules", "Weeks 2-3", undefined),
        },
        {
          title: "Gates on new code",
          text: "Blocking starts with two pilot teams and a documented override. It reaches the others once the median check fits their build time.",
          when: claim("schedules", "Weeks 4-5", undefined),
        },
        {
          title: "Keys and signatures",
          text: "Static cloud keys give way to OIDC and images are signed with their SBOM. Admission policy then moves from audit to enforce.",
          when: claim("schedules", "Weeks 6-8", undefined),
        },
        {
          title: "Evidence and exercise",
          text: "Controls are mapped to ISO 27001 and SOC 2. Your team handles a staged leak from detection to report.",
          when: claim("schedules", "Week 9", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Review what your pipeline trusts",
      text: `Bring a description of your build to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Assessment", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
