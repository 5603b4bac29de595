/** The service page for container orchestration: Kubernetes, Docker, OpenShift and Helm. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import type { Page } from "../../src/page.ts";

export default {
  meta: {
    title: "Container Orchestration Services",
    description:
      "Kubernetes, Docker, OpenShift and Helm platforms: sized from measured usage, guarded by admission control, upgraded on schedule and handed over.",
    keywords: [
      "container orchestration",
      "Kubernetes consulting",
      "Docker containers",
      "OpenShift",
      "Helm charts",
      "GitOps",
      "cluster upgrades",
    ],
    schema: "Service",
  },
  sections: [
    {
      kind: "hero",
      drawing: "cluster",
      label: "Container Orchestration",
      title: "Clusters that survive a drained node and a bad release",
      text: "Pay for the capacity you use, and upgrade without an outage. We design and run container platforms that are sized from measured usage, enforce your rules at deployment, and are upgraded on schedule.",
      chips: ["Kubernetes", "Docker", "OpenShift", "Helm"],
      actions: [
        { label: "Get Started", href: "/estimate?services=Container%20Orchestration" },
        { label: "Get Free Consultation", href: "/consultation" },
      ],
    },
    {
      kind: "cards",
      label: "Services",
      title: "Three ways to engage us",
      text: "Each ends with code in your repository and a runbook that your team has tried.",
      look: "framed",
      items: [
        {
          icon: "boxes",
          title: "Cluster design and build",
          text: "Managed or self-run clusters. Networks and access are designed first; the cluster is created from code.",
          points: [
            "EKS, AKS, GKE, OpenShift or on-premises kubeadm",
            "Node pools by workload, spread over three zones",
            "NetworkPolicy that denies by default",
            "RBAC bound to your identity provider's groups",
          ],
        },
        {
          icon: "box-arrow-in-right",
          title: "Container migration",
          text: "Applications move off virtual machines into images that start fast and stop cleanly. Secrets stay outside them.",
          points: [
            "Multi-stage builds on minimal base images",
            "SIGTERM handled within a tested grace period",
            "Startup, readiness and liveness probes kept apart",
            "Stateful data on CSI volumes, restores rehearsed",
          ],
        },
        {
          icon: "arrow-repeat",
          title: "Cluster operations",
          text: "Upgrades, backups and incidents, handled by engineers who know the release notes beforehand.",
          points: [
            "Minor upgrades ahead of each end-of-support date",
            "Deprecated API use found before the API is gone",
            "Velero and etcd backups, restored to prove them",
            "Pod and node autoscaling tuned to your traffic",
          ],
        },
      ],
      action: { label: "Download the DevOps Transformation Guide", href: "/documentation#transformation-guide" },
    },
    {
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
            "One manifest for amd64 and arm64, so that cheaper nodes stay an option",
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
    },
    {
      kind: "technologies",
      label: "Technologies",
      title: "The container stack we work with",
      text: "We stay close to upstream, and add a component only if your team can own it.",
      groups: [
        {
          title: "Kubernetes",
          items: [
            "Amazon EKS",
            "Azure AKS",
            "Google GKE",
            "kubeadm",
            "Cilium",
            "Karpenter",
            "KEDA",
            "Kyverno",
            "Velero",
          ],
        },
        {
          title: "Docker and images",
          items: ["Docker", "BuildKit", "containerd", "Harbor", "Trivy", "Cosign"],
        },
        {
          title: "OpenShift",
          items: [
            "Red Hat OpenShift",
            "ROSA",
            "Azure Red Hat OpenShift",
            "OpenShift GitOps",
            "OpenShift Pipelines",
            "Red Hat Quay",
          ],
        },
        {
          title: "Helm and delivery",
          items: ["Helm", "helm-unittest", "Kustomize", "Argo CD", "Argo Rollouts", "Flux"],
        },
      ],
    },
    {
      kind: "benefits",
      label: "Benefits",
      title: "What a well-run cluster gives back",
      items: [
        {
          title: "Node failures nobody notices",
          text: "Replicas run in several zones, and correct probes take a lost node out of the traffic. Planned drains wait for the disruption budget.",
        },
        {
          title: "No tickets for a namespace",
          text: "Developers ship through a chart and a pull request. A route or a certificate comes the same way.",
        },
        {
          title: "Less idle capacity",
          text: "Requests that match real use let the scheduler pack nodes tightly. Node autoscaling returns what the night does not need.",
        },
        {
          title: "Planned upgrades",
          text: "Kubernetes ships three minor releases a year, each supported for about 14 months. We plan for that rhythm from day one.",
        },
        {
          title: "A way between clouds",
          text: "Standard manifests, CSI volumes and Gateway API routes limit what a change of provider would cost.",
        },
        {
          title: "6 months of post-project support",
          text: "The engineers who built the platform stay reachable through your first upgrades and your first real incident.",
        },
      ],
    },
    {
      kind: "process",
      label: "Process",
      title: "From inventory to game day",
      steps: [
        {
          title: "Workload inventory",
          text: "We list each workload with its state, its owner and what it needs to start, and read existing clusters for missing limits and probes.",
          when: claim("schedules", "Week 1", undefined),
        },
        {
          title: "Platform design",
          text: "Tenancy, ingress and backup are settled in short decision records. You can veto any of them.",
          when: claim("schedules", "Week 2", undefined),
        },
        {
          title: "Build from code",
          text: "Clusters and add-ons come from Terraform and GitOps. We destroy and recreate one of them to prove that the code is complete.",
          when: claim("schedules", "Weeks 3-4", undefined),
        },
        {
          title: "Migration in waves",
          text: "Stateless services go first. Traffic shifts by weight, and the old path stays until error rate and latency match.",
          when: claim("schedules", "Weeks 5-8", undefined),
        },
        {
          title: "Game day and handover",
          text: "Your team drains nodes, fills a disk and lets a certificate expire on purpose. The runbooks are corrected from what happened.",
          when: claim("schedules", "Week 9", undefined),
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Start with one workload",
      text: `Bring a manifest or a virtual machine to a ${call.name}. ${call.summary}`,
      actions: [
        { label: "Schedule Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
  ],
} satisfies Page;
