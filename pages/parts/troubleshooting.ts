/** Four common failures, and what each first command rules out. */
import type { Section } from "../../src/page.ts";

export default {
  kind: "solutions",
  id: "troubleshooting-guide",
  title: "Troubleshooting Guide",
  text: "Before anything else, write down what changed in the last 24 hours. Then start from what you see.",
  folded: true,
  items: [
    {
      title: "A Kubernetes rollout does not finish",
      text: "New pods never become ready, and the old ones keep serving. Users are usually not affected yet, so there is time to look.",
      points: [
        "kubectl describe pod: Pending means scheduling (requests, taints, volumes); ImagePullBackOff means name, tag or registry credentials.",
        "kubectl logs --previous for a container in CrashLoopBackOff. Exit code 137 together with the reason OOMKilled means that the memory limit was reached.",
        "Running but not ready: call the readiness path from inside the pod. A probe times out after 1 second by default, which a cold start can exceed.",
      ],
      outcome: "If the cause is not clear in ten minutes, run kubectl rollout undo and continue in a test environment.",
    },
    {
      title: "Latency rose after a release",
      text: "The p95 is up while the error rate is flat. First find out whether the time is spent in the service or in waiting for something else.",
      points: [
        "Compare one slow trace with a fast one from before the release. Without traces, compare the durations that the load balancer and the service report for the same requests.",
        "Look at the connection pool and at CPU throttling before you add instances.",
        "List the slowest statements. A new query without an index appears at the top by total time, even where each call looks quick.",
      ],
      outcome: "Roll back if latency threatens the objective; the traces you collected remain.",
    },
    {
      title: "Terraform plans changes that nobody made",
      text: "Reality, state and code have drifted apart. Find out which of the three is wrong before you apply anything.",
      points: [
        "terraform plan -refresh-only shows the difference between state and reality alone, without your code.",
        "Search CloudTrail for the resource to see who changed it. Keep an emergency change by writing it into the code; reverse the rest with an apply.",
        "Drift on one attribute at every plan usually means that another controller owns it, such as an autoscaler. Name it in ignore_changes and say why.",
      ],
      outcome: "A plan that reads 'No changes', run on a schedule, so that the next drift is seen within a day.",
    },
    {
      title: "The cloud bill jumped",
      text: "A rise by usage type points to the cause faster than a rise by service. Rule out misuse before efficiency.",
      points: [
        "Group Cost Explorer by usage type, then by region. New GPU instances, or activity in a region you do not use, is a security incident.",
        "Check the three usual suspects: log ingestion after a debug setting, NAT gateway traffic that an endpoint would carry, and snapshots or versions that never expire.",
        "Compare with the same weekday a week earlier before you call it an anomaly.",
      ],
      outcome: "An owner, and the cause in dollars per day, written down within one working day.",
    },
  ],
} satisfies Section;
