/** What the work on a cloud consists of: foundation, cutovers, uptime and spend. */
import type { Section } from "../../../src/page.ts";

export default {
  kind: "solutions",
  figure: "cloud-parts",
  label: "Solutions",
  title: "What the work consists of",
  items: [
    {
      title: "A foundation laid before the first workload",
      text: "In one shared account, experiments and production use the same keys and one bill. We separate them first, in code.",
      sheet: {
        title: "Example: the plan of a new account",
        lines: [
          '# module.account["analytics"]',
          '+ name   = "analytics-prod"',
          '+ owner  = "team-data"',
          "+ budget = 4000",
          '+ vpc    = "10.42.0.0/20"',
          "Plan: 14 to add, 0 to change",
        ],
      },
      points: [
        "Vending through Account Factory for Terraform, Azure subscription vending or a Google Cloud project factory: one reviewed change sets baseline, budget and owner",
        "Hub-and-spoke routing over Transit Gateway, Azure Virtual WAN or Network Connectivity Center, with address ranges issued by IPAM so that none overlap",
        "Preventive guardrails where the answer is always no, such as public storage; detective ones wherever a person has to judge",
        "Audit trails shipped to a log-archive account under object lock, for as long as your compliance team requires",
      ],
      outcome:
        "A new account arrives from one approved pull request, with the controls an auditor asks about already switched on.",
    },
    {
      title: "Rehearsed cutovers",
      text: "Every wave runs end to end in a test network, with each step timed, before a production date is announced.",
      points: [
        "Discovery from flow logs and agents, since diagrams are often out of date",
        "One of the seven Rs for each application, from rehost to retire, with the reason written beside it",
        "Block-level replication for servers and change data capture for databases, so that only the last delta crosses during the window",
        "DNS TTLs lowered to 60 seconds, at least one old TTL ahead of the switch",
        "A named person who decides between go, hold and back",
      ],
      outcome: "Each wave ends with the old environment switched off and its contract line closed.",
    },
    {
      title: "Uptime and spend, designed together",
      text: "Redundancy costs money, and so do outages. We set the recovery targets with the business and keep the copies that serve them.",
      points: [
        "RTO and RPO per workload, matched to a strategy between plain backups and active-active",
        "At least 14 days of CPU and memory data before anything is resized, and resizing before any commitment",
        "Gateway endpoints where NAT gateways charge by the gigabyte, lifecycle rules on object storage, gp3 for gp2 volumes",
        "Billing exports in the FOCUS format, with anomaly alerts that reach the team behind the spend",
      ],
      outcome: "A smaller bill that still meets the recovery targets.",
      action: { label: "Download the Cloud Cost Optimization Toolkit", href: "/documentation#cost-toolkit-contents" },
    },
  ],
} satisfies Section;
