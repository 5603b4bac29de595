/** The service page for container orchestration: Kubernetes, Docker, OpenShift and Helm. */
import { claim } from "../../src/claims.ts";
import { call } from "../../src/clocks.ts";
import type { Page } from "../../src/page.ts";
import solutions from "./parts/container-solutions.ts";

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
      action: {
        label: "Download the DevOps Transformation Guide",
        href: "/documentation#transformation-guide-contents",
      },
    },
    solutions,
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
