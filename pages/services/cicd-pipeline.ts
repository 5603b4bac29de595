/** The service page for CI/CD Pipeline: fast feedback on trunk, signed artifacts, progressive delivery and migration. */
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
      label: "CI/CD Pipeline",
      title: "Releases small enough to be boring",
      text: "Pipelines that build once, prove what they built, and roll it out in measured steps, from a merge on trunk to all of your traffic.",
      chips: ["80% deployment time reduction", "Signed artifacts", "Automatic rollback"],
      actions: [
        { label: "Get Started", href: "/estimate?services=CI%2FCD%20Pipeline" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      look: "framed",
      title: "Build it, prove it, roll it out",
      items: [
        {
          icon: "diagram-3",
          title: "Pipeline design and migration",
          text: "Shared, versioned pipeline templates in place of copied scripts, and a move off the old build server that never stops a release.",
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
          text: "For each release you can show the commit it came from, the system that built it, what is inside, and that nothing changed since.",
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
          text: "Deploying stops meaning releasing. A new version takes a little traffic, is compared with the old one, and goes on only if it holds up.",
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
      title: "Inside the pipeline",
      items: [
        {
          title: "Feedback while the change is still in mind",
          text: "Long-lived branches are inventory, and a slow build is what creates them. We shorten the build first; trunk-based development then becomes possible instead of mandatory.",
          points: [
            "Branches that live for hours, and a merge queue that tests the combined result before it lands",
            "Builds limited to affected projects, with remote caching and tests split by recorded duration",
            "Flaky tests found from re-run history and quarantined with an owner and a deadline",
            "A preview environment per pull request, removed when it closes",
          ],
          outcome:
            "80% deployment time reduction, starting with a build short enough that nobody changes task while it runs.",
        },
        {
          title: "One artifact, signed and promoted by digest",
          text: "Rebuilding per environment means that production runs something no test has seen. We build once, address the result by its SHA-256 digest, and promote that.",
          points: [
            "OIDC federation to AWS, Azure and Google Cloud, scoped to repository and branch",
            "Software bills of materials in SPDX or CycloneDX, and SLSA provenance attached to the image",
            "Keyless Cosign signatures recorded in a Rekor transparency log, and verified by Kyverno at admission",
            "Third-party actions pinned to full commit SHAs and raised by Renovate",
            "Runners that serve one job and are destroyed",
          ],
          outcome:
            "For anything in production, one query returns its commit, its build, its dependencies and the reviewer who approved it.",
        },
        {
          title: "Rollouts that stop themselves",
          text: "Someone watching a dashboard after each release does not scale to ten releases a day. The comparison is written down once, and the controller makes it every time.",
          points: [
            "Canary steps of 5, 25 and 50 percent in Argo Rollouts or Flagger, judged on error rate and p99 latency against the stable version",
            "Blue-green where sessions or licenses rule out split traffic",
            "Expand-and-contract schema changes, so that the previous version still runs on the new database",
            "GitOps reconciliation by Argo CD or Flux: the desired state is a commit, and so is the way back",
          ],
          outcome: "A bad version meets a small share of users for minutes, then leaves without a meeting.",
        },
      ],
    },
    {
      kind: "technologies",
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
      title: "Why teams stop fearing Fridays",
      items: [
        {
          title: "80% deployment time reduction",
          text: "Manual steps, repeated builds and idle approvals leave the path. What remains runs in parallel and keeps its cache.",
        },
        {
          title: "Smaller failures",
          text: "One change per release means one suspect. Canary analysis limits who meets the fault before it is withdrawn.",
        },
        {
          title: "Rollback in one step",
          text: "The previous digest is still in the registry and still signed. Returning to it takes a revert, not a rebuild under pressure.",
        },
        {
          title: "Customer questionnaires answered",
          text: "Bills of materials, provenance and approval records are produced by each build, ready for a security review or a SOC 2 sample.",
        },
        {
          title: "Templates, not folklore",
          text: "A fix to the shared workflow reaches each repository as a version bump. Nobody has to remember which job was copied from where.",
        },
        {
          title: "Runner costs in view",
          text: "Minutes are reported per repository and job, so the suite that burns the budget is a known name with a known owner.",
        },
      ],
    },
    {
      kind: "process",
      title: "How a pipeline project runs",
      text: "Releases continue throughout; no freeze is needed at any point.",
      steps: [
        {
          title: "Trace",
          text: "We time every stage of recent runs, count retries and manual steps, and list each credential the build can reach.",
          when: "Week 1",
        },
        {
          title: "Reference pipeline",
          text: "One representative service gets the full path: build, test, sign, preview and deploy. It becomes the template.",
          when: "Week 2",
        },
        {
          title: "Migrate in batches",
          text: "Old and new pipelines build the same commits until their results agree, then the old job is switched off.",
          when: "Weeks 3-5",
        },
        {
          title: "Progressive rollout",
          text: "Canary analysis is tuned against normal traffic, tried with a deliberately broken version, and enabled by default.",
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
      title: "Pick one service and time its next release",
      text: "Send us the stages and how long each took. We reply with an estimate within 2 business days, or talk it through in a free 30-minute consultation.",
      actions: [
        { label: "Build Your Pipeline", href: "/estimate?services=CI%2FCD%20Pipeline" },
        { label: "Schedule Consultation", href: "/consultation" },
      ],
    },
  ],
} satisfies Page;
