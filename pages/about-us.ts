/** About us: where the company comes from, what it holds to, and what its engineers are certified in. */
import type { Page } from "../src/page.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "About Us",
    description: `${brand.name} is a global remote team of DevOps, cloud and security engineers, founded in ${brand.founded}. Our story, mission, vision, values and certifications.`,
    keywords: [
      "about us",
      "DevOps company",
      "remote engineering team",
      "AWS certified engineers",
      "certified Kubernetes developer",
      "Terraform certified",
    ],
    schema: "AboutPage",
  },
  sections: [
    {
      kind: "hero",
      label: "About us",
      title: "A small team for systems that must stay up",
      text: `${brand.name} is a global remote team of DevOps, cloud and security engineers. We have been building and running production platforms since ${brand.founded}.`,
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "View Case Studies", href: "/case-studies" },
      ],
    },
    {
      kind: "text",
      id: "story",
      title: "Our story",
      paragraphs: [
        `We started in ${brand.founded}, in a year when many companies moved to the cloud faster than they had planned. The servers arrived and the habits came along unchanged. Deployments were made by hand, and one person knew how it all fitted together.`,
        "Most of our early work was repair. It taught us that the tools are rarely the problem. What was missing was a way of working. In ours every change is in version control, and any engineer on call can restore the database.",
        `100+ projects later, that is still what we sell. We stay small on purpose, with ${brand.teamSize} people, so that the engineer who explains the plan to you is the one who carries it out.`,
      ],
    },
    {
      kind: "hull",
      id: "the-drawing",
      label: "Our drawing",
      title: "The hull in our drawings",
      text: "It is a body plan, the way shipwrights have drawn hulls for centuries: seen from both ends at once, the stern left of the middle line and the bow right of it. We keep it because infrastructure is described in the same way.",
      description:
        "A hull seen from both ends, drawn in thin curves. Numbers mark the keel in the middle, the curved sections, the level waterlines behind them and the edge of the deck.",
      parts: [
        {
          title: "Keel",
          text: "Laid first, and everything hangs on it. Ours is made of accounts, networks, identities and state.",
        },
        {
          title: "Sections",
          text: "Each curve is one cut through the hull. A cut says little and can be checked; all of them together are the ship. That is how a change should look too.",
        },
        {
          title: "Waterlines",
          text: "Level cuts, drawn to prove that the sections agree with each other. A nightly plan does this for code and cloud.",
        },
        {
          title: "Deck",
          text: "Where people walk: dashboards, runbooks and the release button. It is drawn last, and it is only as sound as the lines beneath it.",
        },
      ],
    },
    {
      kind: "cards",
      id: "mission-and-vision",
      title: "Mission and vision",
      look: "wide",
      items: [
        {
          icon: "bullseye",
          title: "Our mission",
          text: "To give every team that runs production the habits of the best ones. They change in small steps, and somebody owns each cost.",
          points: [
            "Work in the client's repositories, under the client's rules",
            "Leave every system easier to run than we found it",
            "Teach while building, so that we can leave",
          ],
        },
        {
          icon: "binoculars",
          title: "Our vision",
          text: "Operations that nobody has to be brave for. A release on Friday afternoon should be ordinary, and no outage should happen twice.",
          points: [
            "Recovery that has been rehearsed",
            "Security built into delivery",
            "On-call that people can do for years",
          ],
        },
      ],
    },
    {
      kind: "stats",
      id: "figures",
      title: `${brand.name} in figures`,
      items: [
        { value: "100+", label: "projects delivered" },
        { value: "90%", label: "long-term retention" },
        { value: "4+", label: "years of experience" },
        { value: `${brand.founded}`, label: "founded" },
        { value: brand.teamSize, label: "team size" },
      ],
    },
    {
      kind: "cards",
      id: "values",
      title: "Our values",
      text: "Each one settles an argument that comes up in real projects.",
      look: "plain",
      items: [
        {
          icon: "eye",
          title: "Say what is true",
          text: "Bad news goes out the day we learn it. Estimates carry a range, and reports show the metrics that did not move as well.",
        },
        {
          icon: "key",
          title: "The client owns it",
          text: "Code and state files live in your accounts, and so do the credentials. You can end the work without having to ask us for anything.",
        },
        {
          icon: "layers",
          title: "Simple before clever",
          text: "A managed service beats a cluster, and a cron job beats a platform, until the numbers say otherwise. Then we build the bigger thing.",
        },
        {
          icon: "shield-lock",
          title: "Secure by default",
          text: "Least privilege and short-lived credentials are where we start. Zero security incidents is our own record, and we intend to keep it.",
        },
        {
          icon: "book",
          title: "Write it down",
          text: "Remote work runs on text. A decision is written down so that a new colleague could act on it.",
        },
        {
          icon: "activity",
          title: "Measure, then change",
          text: "We take a baseline before touching anything and change one thing at a time. The graph that shows what it did is kept.",
        },
      ],
    },
    {
      kind: "certifications",
      id: "certifications",
      title: "Certifications",
      text: "Held by engineers on the team. An exam does not replace practice, but it does show that the basics are shared. AWS has since renamed the SysOps exam: it has been CloudOps Engineer - Associate since September 2025.",
      items: [
        {
          name: "Certified Kubernetes Application Developer",
          issuer: "Cloud Native Computing Foundation",
          skills:
            "Workload design, configuration and secrets, probes, services and ingress, rollouts, debugging with kubectl",
          logo: "kubernetes",
        },
        {
          name: "AWS Certified SysOps Administrator - Associate",
          issuer: "Amazon Web Services",
          skills: "Monitoring and remediation, backup and restore, patching, networking, cost and performance tuning",
          logo: "sysops",
        },
        {
          name: "AWS Certified Solutions Architect - Associate",
          issuer: "Amazon Web Services",
          skills:
            "Resilient multi-zone design, secure networks and access, storage and database choice, cost-aware architecture",
          logo: "architect",
        },
        {
          name: "AWS Certified Developer - Associate",
          issuer: "Amazon Web Services",
          skills:
            "Lambda, API Gateway and DynamoDB, IAM in application code, deployment automation, tracing and debugging",
          logo: "developer",
        },
        {
          name: "HashiCorp Certified: Terraform Associate",
          issuer: "HashiCorp",
          skills:
            "Configuration language, modules, remote state and locking, workspaces, import, plan and apply workflow",
          logo: "terraform",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "The first call is with somebody who would do the work",
      text: "There is no account manager on it. It takes 30 minutes and costs nothing.",
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} satisfies Page;
