/** The service page for CI/CD Pipeline: fast feedback on trunk, signed artifacts, progressive delivery and migration. */
import { claim } from "../../src/claims.ts";
import { clocks } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "CI/CD Pipeline Design and Migration",
    description: `CI/CD pipelines with fast feedback on trunk, signed artifacts and canary rollouts that stop themselves. In past projects: ${outcomes.pipeline.figure}.`,
    keywords: [
      "CI/CD pipeline",
      "continuous delivery",
      "trunk-based development",
      "progressive delivery",
      "artifact signing",
      "Jenkins migration",
      "GitHub Actions",
      "GitLab CI",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "pipeline",
      label: "CI/CD Pipeline",
      title: "Releases small enough to be boring",
      text: "Ship a change the day it is finished, and take a bad one back in minutes. We build pipelines with short builds, signed artifacts and gradual rollouts, and move your jobs over while releases continue.",
      chips: [outcomes.pipeline.figure, "Signed artifacts", "Automatic rollback"],
      actions: [
        { label: "Get Started", href: "/estimate?services=CI%2FCD%20Pipeline" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      look: "framed",
      title: "Build it, prove it, roll it out",
      items: [
        {
          icon: "diagram-3",
          title: "Pipeline design and migration",
          text: "Versioned pipeline templates replace copied scripts. Releases continue while jobs move off the old build server.",
          points: [
            "Reusable workflows with contract tests",
            "Jenkins jobs moved while both systems run",
            "Ephemeral runners, sized from queue times",
            "Caches keyed on lock files",
          ],
        },
        {
          icon: "patch-check",
          title: "Supply chain integrity",
          text: "For each release you can show which commit it came from, which system built it, and that nothing has changed since.",
          points: [
            "Bill of materials for every image",
            "Keyless signatures and provenance",
            "Verification at cluster admission",
            "No long-lived cloud keys in CI",
          ],
        },
        {
          icon: "sliders",
          title: "Progressive delivery",
          text: "A new version takes a small share of the traffic beside the old one, and goes on only if its error rate and latency hold.",
          points: [
            "Canary and blue-green rollouts",
            "Automated analysis of live metrics",
            "Feature flags with an expiry date",
            "Rollback without a rebuild",
          ],
        },
      ],
      action: { label: "View Case Studies", href: "/case-studies" },
    },
    {
      kind: "solutions",
      figure: "cicd-parts",
      label: "Solutions",
      title: "Inside the pipeline",
      items: [
        {
          title: "Feedback within minutes",
          text: "Slow builds lead to long-lived branches and large merges. We shorten the build first, so that small changes on trunk become practical.",
          points: [
            "Branches that live for hours, and a merge queue that tests the combined result before it lands",
            "Builds limited to affected projects, with remote caching and tests split by recorded duration",
            "Flaky tests found from re-run history and quarantined with an owner and a deadline",
            "A preview environment per pull request, removed when it closes",
          ],
          outcome: "Engineers get a verdict before they turn to another task.",
        },
        {
          title: "One artifact, signed and promoted by digest",
          text: "If each environment is built anew, production runs something that no test has seen. We build once, address the result by its SHA-256 digest, and promote that.",
          points: [
            "OIDC federation to the cloud, scoped to repository and branch",
            "Software bills of materials in SPDX or CycloneDX, and SLSA provenance attached to the image",
            "Keyless Cosign signatures recorded in a Rekor transparency log, which Kyverno verifies at admission",
            "Third-party actions pinned to full commit SHAs and raised by Renovate",
            "Runners that serve one job and are destroyed",
          ],
          outcome:
            "For anything in production, one query returns its commit, its build and the reviewer who approved it.",
        },
        {
          title: "Rollouts that stop themselves",
          text: "Watching a dashboard after each release does not scale to ten releases a day. The limits are written down once, and the rollout controller compares against them each time.",
          sheet: {
            title: "Example: the verdict on a canary",
            lines: [
              "checkout v218, 25% of traffic",
              "         canary  before",
              "errors   0.04%   0.05%   ok",
              "p99 ms   212     208     ok",
              "> go on to 50%",
            ],
          },
          points: [
            "Canary steps of 5, 25 and 50 percent in Argo Rollouts or Flagger, judged on error rate and p99 latency against the stable version",
            "Blue-green where sessions or licenses rule out split traffic",
            "Expand-and-contract schema changes: the old column is dropped releases later, after which the old version can no longer return",
            "GitOps reconciliation by Argo CD or Flux: the desired state is a commit, and so is the way back",
          ],
          outcome: "A bad version reaches a small share of users for minutes and is rolled back automatically.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Systems we build on",
      text: "We improve the build system you have, and advise a replacement only where it pays for itself.",
      groups: [
        {
          title: "Integration",
          items: ["GitHub Actions", "GitLab CI/CD", "Jenkins", "Azure Pipelines", "Buildkite", "CircleCI"],
        },
        {
          title: "Build and artifacts",
          items: ["BuildKit", "Bazel", "Nx", "Gradle", "Harbor", "JFrog Artifactory"],
        },
        {
          title: "Delivery",
          items: ["Argo CD", "Flux", "Argo Rollouts", "Flagger", "Helm", "OpenFeature"],
        },
        {
          title: "Integrity",
          items: ["Sigstore Cosign", "Syft", "Grype", "Kyverno", "Renovate", "Gitleaks"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What you gain",
      items: [
        {
          title: outcomes.pipeline.figure,
          text: `${outcomes.pipeline.sentence} Duplicate steps are removed; the rest run in parallel and are cached.`,
        },
        {
          title: "Smaller failures",
          text: "With one change per release the cause is known. Canary analysis limits how many users see a fault.",
        },
        {
          title: "Rollback in one step",
          text: "The previous version is still in the registry and signed, so a revert restores it.",
        },
        {
          title: "Customer questionnaires answered",
          text: "Each build leaves its bill of materials and its approval record behind, which is what a security review or a SOC 2 sample asks for.",
        },
        {
          title: "Templates everyone shares",
          text: "A fix to the shared workflow reaches every repository as a version update.",
        },
        {
          title: "Runner costs in view",
          text: "Build minutes are reported per repository and job, so you see which ones cause the cost.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "How a pipeline project runs",
      text: "Releases continue throughout, without a freeze.",
      steps: [
        {
          title: "Trace",
          text: "We time every stage of recent runs, counting retries and manual steps, and list each credential the build can reach.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Reference pipeline",
          text: "One representative service gets the full path from build to deployment. It becomes the template.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Migrate in batches",
          text: "Old and new pipelines build the same commits until their results agree, then the old job is switched off.",
          when: claim("schedules", "Weeks 3-5", undefined),
        },
        {
          title: "Progressive rollout",
          text: "Canary analysis is tuned against normal traffic and tried with a deliberately broken version. Then it becomes the default.",
          when: claim("schedules", "Weeks 6-7", undefined),
        },
        {
          title: "Hand over",
          text: "Your engineers own the templates, with a dashboard for durations and flake rates and 6 months of post-project support.",
          when: claim("schedules", "Week 8", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Get a price for your pipeline",
      text: `Tell us which build system you have and how many services it builds. The written estimate is sent ${clocks.estimate.words}.`,
      actions: [
        { label: "Build Your Pipeline", href: "/estimate?services=CI%2FCD%20Pipeline" },
        { label: "Schedule Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
