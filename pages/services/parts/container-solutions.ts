/** What container orchestration consists of: Kubernetes, Docker, OpenShift and Helm. */
import type { Section } from "../../../src/page.ts";

export default {
  kind: "solutions",
  figure: "containers-parts",
  label: "Solutions",
  title: "Kubernetes, Docker, OpenShift and Helm in production",
  text: "What we look at first in each of the four.",
  items: [
    {
      title: "Kubernetes: scheduling that follows real usage",
      text: "Clusters become unstable and expensive when requests and limits are guessed. We set both from weeks of recorded usage, and define what may be evicted and in which order.",
      sheet: {
        title: "Example: requests set from use",
        lines: [
          " resources:",
          "   requests:",
          '-    cpu: "2"',
          "+    cpu: 350m",
          "-    memory: 4Gi",
          "+    memory: 900Mi",
        ],
      },
      points: [
        "Memory requests and limits kept equal for critical workloads; CPU limits only where a noisy neighbor must be capped, because throttling shows up as latency",
        "A PodDisruptionBudget that lets one replica go at a time, so that a node drain waits until its replacement is ready",
        "Topology spread over zones, and priority classes agreed with the business",
        "Admission control through Pod Security Standards and Kyverno or ValidatingAdmissionPolicy: no privileged pods, no mutable tags",
        "HorizontalPodAutoscaler or KEDA on the signal that saturates first, with Karpenter or Cluster Autoscaler beneath it",
      ],
      outcome: "Node maintenance and version upgrades happen in office hours.",
    },
    {
      title: "Docker: images that are small, known and traceable",
      text: "Small images start faster and have fewer vulnerabilities. We rework your Dockerfiles so that a code change no longer reinstalls every dependency.",
      points: [
        "BuildKit multi-stage builds with cache mounts and a strict .dockerignore",
        "Base images pinned by digest, raised by automated pull requests",
        "A numeric non-root user, a read-only root filesystem and all Linux capabilities dropped",
        "Build secrets as BuildKit secret mounts, since ARG and ENV stay in the image",
        "One manifest list for amd64 and arm64, so that cheaper nodes stay an option",
      ],
      outcome: "Any running container leads back to a commit and to the list of its packages.",
    },
    {
      title: "OpenShift: the platform used as it was designed",
      text: "OpenShift brings its own answers for security contexts and upgrades. We use them where they save work and keep your manifests portable where they would tie you down.",
      points: [
        "Workloads fitted to the restricted-v2 security context constraint, so that anyuid grants can be withdrawn",
        "Operators on pinned channels, with manual install plan approval in production",
        "Upgrade paths checked in the update graph, machine config pools rolled in stages",
        "Disconnected installs with oc-mirror and digest mirror sets for regulated networks",
      ],
      outcome: "A supported platform with few security exceptions to explain in an audit.",
    },
    {
      title: "Helm: releases you can review and roll back",
      text: "Our charts are small and have a schema. The pull request shows the rendered result, which a GitOps controller applies.",
      points: [
        "values.schema.json that refuses unknown keys, so that a misspelled value fails at render time",
        "One library chart for what all services share, such as probes and budgets",
        "Rendered diffs on each pull request, helm-unittest for every conditional",
        "Charts published as signed OCI artifacts, versioned apart from the application",
        "Drift detection with Argo CD or Flux; a rollback is a revert in Git",
      ],
      outcome: "Environments differ only in a values file that fits on one screen.",
    },
  ],
} satisfies Section;
