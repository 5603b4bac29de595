/** The specification's facts of each form, as a table: sections 2, 4, 5, 7 and 8. */

/** A form's data, by field. */
export type Data = { [field: string]: string | string[] };

/** The facts of one form. */
export interface FormFacts {
  name: string;
  route: string;
  /** Messages after submitting an empty form, in the order of the fields. */
  empty: [field: string, message: string][];
  /** Rules besides `required`: a value, and its message. */
  rules: [field: string, value: string, message: string][];
  busy: string;
  toast: string;
  banner: string;
  /** The success view: what it replaces, its heading, and its links. */
  success: { replaces: "page" | "form" | "nothing"; heading: string; links: [label: string, route: string][] };
  /** A complete request, as it is filled in. */
  full: Data;
  /** Initial values. */
  defaults: Data;
}

const home: [string, string] = ["Return Home", "/"];

const submitBanner = "There was an error submitting your request. Please try again or contact us directly.";

const emailRules: FormFacts["rules"] = [
  ["email", "nobody", "Invalid email format"],
  ["email", "nobody@nowhere", "Invalid email format"],
  ["email", "no body@nowhere.example", "Invalid email format"],
];

const person = { firstName: "Ines", lastName: "Okafor", email: "ines@harbour.example", phone: "+44 20 5550 0100" };

/** The five forms. */
export const forms: FormFacts[] = [
  {
    name: "estimate",
    route: "/estimate",
    empty: [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Email is required"],
      ["company", "Company is required"],
      ["projectType", "Project type is required"],
      ["services", "At least one service must be selected"],
      ["description", "Project description is required"],
    ],
    rules: [
      ...emailRules,
      ["firstName", "   ", "First name is required"],
      ["description", " \n ", "Project description is required"],
    ],
    busy: "Submitting...",
    toast: "Estimate request submitted successfully! We'll contact you soon with your custom quote.",
    banner: submitBanner,
    success: {
      replaces: "page",
      heading: "Thank you for your request",
      links: [home, ["Book a Free Consultation", "/consultation"]],
    },
    full: {
      ...person,
      company: "Harbour & Sons",
      jobTitle: "CTO",
      projectType: "multi_cloud_setup",
      services: ["DevOps as a Service", "CI/CD Pipeline", "IT Analytics & Monitoring"],
      currentInfrastructure: "hybrid",
      teamSize: "1000+",
      timeline: "12+_months",
      budget: "500k+",
      urgency: "critical",
      description: "Twelve services, one pipeline.\nNo downtime.",
    },
    defaults: { urgency: "medium" },
  },
  {
    name: "consultation",
    route: "/consultation",
    empty: [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Email is required"],
      ["company", "Company is required"],
      ["consultationType", "Consultation type is required"],
      ["description", "Description is required"],
    ],
    rules: [...emailRules, ["preferredDate", "2020-01-31", "Preferred date cannot be in the past"]],
    busy: "Scheduling...",
    toast: "Consultation request submitted successfully! We'll contact you to schedule your free consultation.",
    banner: "There was an error scheduling your consultation. Please try again or contact us directly.",
    success: {
      replaces: "page",
      heading: "Your consultation is requested",
      links: [home, ["Get Project Estimate", "/estimate"]],
    },
    full: {
      ...person,
      company: "Harbour & Sons",
      jobTitle: "Head of Platform",
      consultationType: "cost_optimization",
      challenges: ["Manual deployment processes", "High cloud costs"],
      goals: ["Reduce costs", "Implement best practices"],
      timeframe: "1-2_weeks",
      preferredDate: "2099-06-15",
      preferredTime: "morning",
      timezone: "Europe/London",
      description: "Our bill doubled in a year.",
    },
    defaults: {},
  },
  {
    name: "contact",
    route: "/contact",
    empty: [
      ["name", "Name is required"],
      ["email", "Email is required"],
      ["subject", "Subject is required"],
      ["message", "Message is required"],
    ],
    rules: [
      ...emailRules,
      ["message", "too short", "Message must be at least 10 characters"],
      ["message", "   nine char   ", "Message must be at least 10 characters"],
      ["message", "            ", "Message is required"],
    ],
    busy: "Sending...",
    toast: "Message sent successfully! We'll get back to you soon.",
    banner: "There was an error sending your message. Please try again or contact us directly.",
    success: { replaces: "page", heading: "Message Sent", links: [home] },
    full: {
      name: "Ines Okafor",
      email: person.email,
      phone: person.phone,
      company: "Harbour & Sons",
      inquiryType: "partnership",
      subject: "Working together",
      message: "We would like to talk about a partnership.",
    },
    defaults: {},
  },
  {
    name: "transformation",
    route: "/transformation",
    empty: [
      ["name", "Name is required"],
      ["email", "Email is required"],
      ["company", "Company is required"],
      ["transformationType", "Transformation type is required"],
      ["message", "Message is required"],
    ],
    rules: [
      ...emailRules,
      ["name", "  ", "Name is required"],
      ["message", "short", "Message must be at least 10 characters"],
    ],
    busy: "Submitting...",
    toast:
      "Transformation request submitted successfully! We'll contact you to discuss your digital transformation journey.",
    banner: submitBanner,
    success: { replaces: "form", heading: "Thank you for your request", links: [home] },
    full: {
      name: "Ines Okafor",
      email: person.email,
      phone: person.phone,
      company: "Harbour & Sons",
      jobTitle: "CIO",
      transformationType: "devops_adoption",
      currentChallenges: ["Legacy systems", "Technical debt"],
      desiredOutcomes: ["Faster deployments"],
      timeline: "6-12_months",
      budget: "250k+",
      message: "Forty services on one virtual machine.",
    },
    defaults: {},
  },
  {
    name: "custom-solution",
    route: "/custom-solution",
    empty: [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Email is required"],
      ["company", "Company is required"],
      ["industry", "Industry is required"],
      ["requirements", "At least one requirement must be selected"],
      ["description", "Solution description is required"],
    ],
    rules: emailRules,
    busy: "Submitting...",
    toast:
      "Custom solution request submitted successfully! Our team will contact you within 24 hours to discuss your requirements.",
    banner: submitBanner,
    success: {
      replaces: "nothing",
      heading: "Your request is with us",
      links: [home, ["View Case Studies", "/case-studies"]],
    },
    full: {
      ...person,
      company: "Harbour & Sons",
      jobTitle: "CTO",
      industry: "Financial Services",
      requirements: ["Compliance (SOC2, HIPAA, etc.)", "Training & Support"],
      currentChallenges: "Audits take a month each.",
      solutionScope: "ongoing-partnership",
      budget: "over-500k",
      timeline: "over-12-months",
      priority: "high",
      description: "Evidence that collects itself.",
    },
    defaults: { priority: "medium" },
  },
];

/** The two toasts of section 8. */
export const failures = {
  network: "Network error. Please check your connection and try again.",
  unexpected: "An unexpected error occurred. Please try again.",
};
