/** Documents on alerts, incidents and access. */
import type { DocGroup } from "../../src/page.ts";

export default {
  id: "monitoring-security",
  title: "Monitoring & Security",
  text: "Page people for what users notice, and be ready when it is not a fault but an intruder.",
  icon: "shield-check",
  items: [
    {
      id: "slo-templates",
      title: "SLO and alert templates",
      description:
        "Service level objectives with burn-rate alerts that page for real outages and leave slow leaks for the morning.",
      type: "Templates",
      readTime: "8 min",
      outline: [
        "Define each indicator as good events divided by valid events, and measure it as near to the user as you can, usually at the load balancer.",
        "Turn the objective into minutes: 99.9% over 30 days leaves 43.2 minutes of full outage. If nobody would act on that figure, choose another objective.",
        "Page when the budget burns 14.4 times too fast over both 1 hour and 5 minutes (2% of the budget is gone), or 6 times too fast over both 6 hours and 30 minutes (5%).",
        "Open a ticket, without paging, at a burn rate of 1 over both 3 days and 6 hours (10%).",
        "Each alert states what users notice and the first command to run. It links to one dashboard and the runbook, and names the owning team; an alert that lacks one of these is not finished.",
        "Keep metric labels to values you could list on a page. User IDs and raw paths as labels multiply series until the monitoring itself needs an incident.",
      ],
      template: {
        file: "alerts/checkout.yaml",
        code: `groups:
  - name: checkout-slo # 99.9% of valid requests over 30 days
    rules:
      - record: checkout:errors:ratio_rate5m
        expr: |
          sum(rate(http_requests_total{service="checkout", code=~"5.."}[5m]))
            / sum(rate(http_requests_total{service="checkout"}[5m]))
      - record: checkout:errors:ratio_rate1h
        expr: |
          sum(rate(http_requests_total{service="checkout", code=~"5.."}[1h]))
            / sum(rate(http_requests_total{service="checkout"}[1h]))
      - alert: CheckoutBudgetBurnsFast
        expr: |
          checkout:errors:ratio_rate1h > 14.4 * 0.001
            and checkout:errors:ratio_rate5m > 14.4 * 0.001
        labels:
          severity: page
          team: payments
        annotations:
          summary: Payments fail; 2% of the month's budget is gone in an hour
          runbook: https://runbooks.example.com/checkout-errors
          dashboard: https://grafana.example.com/d/checkout`,
      },
    },
    {
      id: "incident-response",
      title: "Incident response playbook",
      description:
        "Who does what in the first fifteen minutes, and what must not be done when the fault is an intruder.",
      type: "Playbook",
      readTime: "9 min",
      outline: [
        "Agree on severities by effect: SEV1 when users cannot do the main thing the product is for, SEV2 when part of them or a part of it is affected, SEV3 when nobody outside has noticed.",
        "Name three roles at once. The commander decides and does not type; an engineer operates; one person writes to everybody else.",
        "In the first fifteen minutes declare the incident and list what changed in the last 24 hours. If undoing the most recent change is safe, undo it, and look for the cause afterward.",
        "In a security incident preserve evidence first: snapshot the volumes, and do not reboot or terminate the instance, because memory is lost. A changed security group leaves connections that are already tracked open, so cut those with a network ACL on the subnet.",
        "Deactivating an access key does not end role sessions that were started with it. Revoke active sessions on each role involved, then rotate what those roles could read.",
        "Send an update every 30 minutes, even when there is nothing new. Hold a review within five business days, and track its actions with an owner and a date until they are closed.",
      ],
    },
    {
      id: "credential-rotation",
      title: "Credential rotation procedures",
      description: "Replace a credential without an outage, and react in the right order when one has leaked.",
      type: "Procedures",
      readTime: "7 min",
      outline: [
        "Make the list: each secret, what uses it, who owns it, when it last changed. Scan the whole Git history on all branches for secrets the list does not know.",
        "Remove before you rotate. OIDC for pipelines and workload identity for services replace stored keys with tokens that expire by themselves.",
        "Rotate with an overlap: create the second credential, deploy it, confirm that the first is no longer used, deactivate, wait through one full business cycle, delete. For AWS keys, aws iam get-access-key-last-used gives the confirmation.",
        "For databases alternate between two users, so that open connections survive while the other user's password changes.",
        "When a secret has leaked, revoke it before you replace it. The history is cleaned up last. A force push does not reach clones, forks or CI logs.",
        "Rehearse one rotation each quarter and measure the time from the decision to the last consumer on the new credential.",
      ],
    },
  ],
} satisfies DocGroup;
