/** Documents on building, checking and releasing. */
import type { DocGroup } from "../../src/page.ts";

export default {
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
        "Change schemas by expanding, then contracting: add the column, write both, backfill, read the new one, stop writing the old one, and only then drop it. Before the drop, the code of each step can be rolled back to that of the step before. After it, the old version cannot run.",
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
} satisfies DocGroup;
