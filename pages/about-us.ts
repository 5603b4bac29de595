/** About us: where the company comes from, what it holds to, and what its engineers are certified in. */
import { claim } from "../src/claims.ts";
import { call } from "../src/clocks.ts";
import type { Page } from "../src/page.ts";
import { proof } from "../src/proof.ts";
import { brand } from "../src/site.ts";

export default {
  meta: {
    title: "About Us: A Remote DevOps and Cloud Team",
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
      drawing: "hull",
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
        ...claim(
          "companyStory",
          [
            `We started in ${brand.founded}, when many companies moved to the cloud faster than they had planned. Deployments were made by hand, and often one person knew how everything fitted together.`,
            "Most of our early work was repair. It taught us that the tools are rarely the problem: what was missing was a way of working in which every change is in version control and any engineer on call can restore the database.",
            "That is what we have brought to 100+ projects.",
          ],
          [`${brand.name} was founded in ${brand.founded} and has delivered 100+ projects.`],
        ),
        `We stay small, with ${brand.teamSize} people, so that the engineer who explains the plan to you also carries it out.`,
      ],
    },
    { kind: "proof", id: "team", title: "Who does the work", people: proof.team },
    {
      kind: "hull",
      id: "the-drawing",
      label: "Our drawing",
      title: "The hull in our drawings",
      text: "It is a body plan, the way shipwrights draw a hull: seen from both ends at once, the stern left of the middle line and the bow right of it. We use it because infrastructure is built in the same order.",
      description:
        "A hull seen from both ends, drawn in thin curves. Numbers mark the keel in the middle, the curved sections, the level waterlines behind them and the edge of the deck.",
      parts: [
        {
          title: "Keel",
          text: "Laid first, because everything is attached to it: accounts, networks, identities and state.",
        },
        {
          title: "Sections",
          text: "Each curve is one cut through the hull and can be checked by itself. A change to a system should be just as small.",
        },
        {
          title: "Waterlines",
          text: "Level cuts, drawn to check that the sections agree. A nightly Terraform plan checks code against cloud in the same way.",
        },
        {
          title: "Deck",
          text: "Where people work: dashboards, runbooks and releases. It is drawn last and rests on everything below.",
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
          text: "To help every team that runs production to change it in small steps, recover quickly, and know what it costs.",
          points: [
            "Work in the client's repositories, under the client's rules",
            "Leave every system easier to run than we found it",
            "Teach while building, so that we can leave",
          ],
        },
        {
          icon: "binoculars",
          title: "Our vision",
          text: "Operations without heroics: a release on Friday afternoon is ordinary, and no outage happens twice.",
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
      text: "How we decide when a project leaves a choice open.",
      look: "plain",
      items: [
        {
          icon: "eye",
          title: "Say what is true",
          text: "Estimates carry a range, reports include the metrics that did not move, and bad news is passed on the day we learn it.",
        },
        {
          icon: "key",
          title: "The client owns it",
          text: "Code, state files and credentials are in your accounts. When the work ends, you need nothing more from us.",
        },
        {
          icon: "layers",
          title: "Simple before clever",
          text: "We try a managed service before a cluster, and a scheduled job before a platform, until measurements ask for more.",
        },
        {
          icon: "shield-lock",
          title: "Secure by default",
          text: `${claim("clientPractices", "Every project starts with least privilege and short-lived credentials. ", "")}Zero security incidents is our own record.`,
        },
        {
          icon: "book",
          title: "Write it down",
          text: "Decisions are recorded so that a new colleague can act on them without asking.",
        },
        {
          icon: "activity",
          title: "Measure, then change",
          text: "We take a baseline before changing anything, change one thing at a time, and keep the graph that shows the effect.",
        },
      ],
    },
    {
      kind: "certifications",
      id: "certifications",
      title: "Certifications",
      text: "Held by engineers on the team. AWS has since renamed the SysOps exam: it has been CloudOps Engineer - Associate since September 2025.",
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
      kind: "proof",
      id: "credentials",
      title: "To be verified at their issuers",
      credentials: [...proof.credentials, ...proof.partners],
    },
    {
      kind: "call-to-action",
      title: "Talk to an engineer first",
      text: `The ${call.name} is with an engineer who would do the work. ${call.summary}`,
      actions: [
        { label: "Free Consultation", href: "/consultation" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} satisfies Page;
