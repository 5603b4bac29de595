/** The service page for CI/CD Pipeline: fast feedback on trunk, signed artifacts, progressive delivery and migration. */
import { clocks } from "../../src/clocks.ts";
import { outcomes } from "../../src/outcomes.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "CI/CD Pipeline Design, Migration and Delivery",
    description:
      "CI/CD pipelines with fast feedback on trunk, signed artifacts and canary rollouts that stop themselves. The result: 80% deployment time reduction.",
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
      text: "Pipelines that build once and prove what they built. From a merge on trunk, a release then reaches all of your traffic in measured steps.",
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
          text: "Shared pipeline templates with versions replace the copied scripts. The move off the old build server never stops a release.",
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
          text: "For each release you can show the commit it came from and the system that built it, and that nothing has changed since.",
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
          text: "A deployed version is not yet a released one. It takes a little traffic beside the old version and goes on only if it holds up.",
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
          title: "Feedback while the change is still in mind",
          text: "Long-lived branches are inventory, and a slow build is what creates them. Once the build is short, trunk-based development needs no decree.",
          points: [
            "Branches that live for hours, and a merge queue that tests the combined result before it lands",
            "Builds limited to affected projects, with remote caching and tests split by recorded duration",
            "Flaky tests found from re-run history and quarantined with an owner and a deadline",
            "A preview environment per pull request, removed when it closes",
          ],
          outcome: "A build short enough that nobody changes task while it runs.",
        },
        {
          title: "One artifact, signed and promoted by digest",
          text: "Rebuilding per environment means that production runs something no test has seen. We build once, address the result by its SHA-256 digest, and promote that.",
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
          text: "Someone watching a dashboard after each release does not scale to ten releases a day. The comparison is written down once, and the controller makes it every time.",
          points: [
            "Canary steps of 5, 25 and 50 percent in Argo Rollouts or Flagger, judged on error rate and p99 latency against the stable version",
            "Blue-green where sessions or licenses rule out split traffic",
            "Expand-and-contract schema changes: the old column is dropped releases later, after which the old version can no longer return",
            "GitOps reconciliation by Argo CD or Flux: the desired state is a commit, and so is the way back",
          ],
          outcome: "A bad version meets a small share of users for minutes, then leaves without a meeting.",
        },
      ],
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "Systems we build on",
      text: "We improve the build system you have, and advise replacing it only when the arithmetic says so.",
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
      title: "Why teams stop fearing Fridays",
      items: [
        {
          title: outcomes.pipeline.figure,
          text: `Measured as ${outcomes.pipeline.measured}. Steps that repeat each other go; what remains runs in parallel and keeps its cache.`,
        },
        {
          title: "Smaller failures",
          text: "One change per release means one suspect. Canary analysis limits who meets the fault before it is withdrawn.",
        },
        {
          title: "Rollback in one step",
          text: "The previous digest is still in the registry and still signed. A revert is enough to return to it.",
        },
        {
          title: "Customer questionnaires answered",
          text: "Each build leaves its bill of materials and its approval record behind, which is what a security review or a SOC 2 sample asks for.",
        },
        {
          title: "Templates everyone shares",
          text: "A fix to the shared workflow reaches each repository as a version bump. Nobody has to remember which job was copied from where.",
        },
        {
          title: "Runner costs in view",
          text: "Minutes are reported per repository and job, so the suite that burns the budget is known by name.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "How a pipeline project runs",
      text: "Releases continue throughout; no freeze is needed at any point.",
      steps: [
        {
          title: "Trace",
          text: "We time every stage of recent runs, counting retries and manual steps, and list each credential the build can reach.",
          when: "Week 1",
        },
        {
          title: "Reference pipeline",
          text: "One representative service gets the full path from build to deployment. It becomes the template.",
          when: "Week 2",
        },
        {
          title: "Migrate in batches",
          text: "Old and new pipelines build the same commits until their results agree, then the old job is switched off.",
          when: "Weeks 3-5",
        },
        {
          title: "Progressive rollout",
          text: "Canary analysis is tuned against normal traffic and tried with a deliberately broken version. Then it becomes the default.",
          when: "Weeks 6-7",
        },
        {
          title: "Hand over",
          text: "Your engineers own the templates, with a dashboard for durations and flake rates and 6 months of post-project support.",
          when: "Week 8",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "A pipeline is priced by its stages",
      text: `We count them with you, from the build system you have. A written estimate follows ${clocks.estimate.words}, and the 30-minute consultation is free.`,
      actions: [
        { label: "Build Your Pipeline", href: "/estimate?services=CI%2FCD%20Pipeline" },
        { label: "Schedule Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
