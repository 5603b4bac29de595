/**
 * All promised response times: how long, for what, for whom, in which hours, with which exceptions. Every sentence
 * about them is generated from here.
 */

import { claim } from "./claims.ts";
import { countingOf, type countings, officeHours } from "./hours.ts";

/** What the owner decides about one promise. */
interface Terms {
  /** To whom it is given. */
  to: string;
  /** What is done within the time: a sentence without the time. */
  promise: string;
  time: string;
  counted: keyof typeof countings;
  /** When it does not apply, and what applies instead: each is a sentence of its own. */
  except?: string[];
  /** The specification's literal wordings, which mention only the time; the condition is shown beside them. */
  literal?: string[];
}

/** A promise with its sentences, from the shortest to the longest. */
interface Clock extends Terms {
  /** The time with its condition: "within 24 hours, weekends not counted". */
  words: string;
  /** The promise with its time and condition. */
  sentence: string;
  /** How the time is counted, and the exceptions. */
  rule: string;
  /** The time in the format that deadlines are computed from: "4 hours in Mon-Fri 9-18 UTC-5 EST". */
  due: string;
}

const clock = (terms: Terms): Clock => {
  const { after, rule, hours } = countingOf(terms.counted, terms.promise);
  const words = `within ${terms.time}${after}`;
  const sentences = [rule, ...(terms.except ?? [])].map((sentence) => `${sentence}.`);
  const due = `${terms.time.replace("business ", "")} in ${hours}`;
  return { ...terms, words, sentence: `${terms.promise} ${words}.`, rule: sentences.join(" "), due };
};

const newWork = "Anybody who asks about new work";

/**
 * All promised times (the spec's section 9). Pages and documents take their texts from here; a test detects any other.
 */
export const clocks = {
  response: clock({
    to: "Anybody who writes to us",
    promise: "A person reads the message and says who will answer, and when",
    time: "4 hours",
    counted: "officeHours",
    except: ["Security reports and Enterprise requests have the shorter times below"],
  }),
  estimate: clock({
    to: newWork,
    promise: "The written estimate is sent",
    time: "2 business days",
    counted: "businessDays",
    except: ["If we have to ask for a detail first, the count begins with your reply"],
    literal: ["Within 2 business days"],
  }),
  consultation: clock({
    to: newWork,
    promise: "The time of the call is confirmed",
    time: "4 hours",
    counted: "officeHours",
    literal: ["Confirmation within 4 hours"],
  }),
  contact: clock({
    to: "Anybody who sends the contact form",
    promise: "A person replies",
    time: "1 business day",
    counted: "businessDays",
    except: ["A technical question goes on to support and is answered within the response time of your support plan"],
    literal: ["Within 1 business day"],
  }),
  transformation: clock({
    to: newWork,
    promise: "An engineer replies with a first view of the work",
    time: "24 hours",
    counted: "weekdays",
    literal: ["Within 24 hours"],
  }),
  customSolution: clock({
    to: newWork,
    promise: "An engineer contacts you to discuss the requirements",
    time: "24 hours",
    counted: "weekdays",
    literal: ["Our team will contact you within 24 hours to discuss your requirements."],
  }),
  community: clock({
    to: "Anybody with a technical question",
    promise: "An engineer answers the question by email",
    time: "5 business days",
    counted: "businessDays",
  }),
  professional: clock({
    to: "Customers with Professional Support",
    promise: "An engineer answers the question by email",
    time: "24 hours",
    counted: "notSundays",
    literal: ["Email reply within 24 hours"],
  }),
  enterprise: clock({
    to: "Customers with Enterprise Support",
    promise: "An engineer responds to the request",
    time: "2 hours",
    counted: "always",
    literal: ["Standard response 2 hours"],
  }),
  emergency: clock({
    to: "Customers with Enterprise Support who call the hotline",
    promise: "An engineer starts work on the outage",
    time: "15 minutes",
    counted: "always",
    except: ["Other plans have no promised time for a call"],
    literal: ["Emergency response 15 minutes"],
  }),
  security: clock({
    to: "Anybody who reports a security issue",
    promise: "A person confirms the report and says who handles it",
    time: "2 hours",
    counted: claim("clockConditions", "always", "unsaid"),
  }),
};

/** Promises without a fixed time, worded the same everywhere. */
export const repair = {
  to: "Every plan",
  promise: "The fault is repaired",
  words: "no promised time",
  rule: "It takes as long as its cause takes to find and fix.",
};

/** The words with the first letter in lower case, or in upper case. */
export const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A row in the list of promises; the promise about a form is listed under its name. */
const row = ({ to, promise, words, rule }: Pick<Clock, "to" | "promise" | "words" | "rule">, form = to) => ({
  name: `${form}: ${lower(promise)}`,
  value: `${upper(words)}. ${rule}`,
});

/** Every promise as the support page lists it. */
export const promises: { name: string; value: string }[] = [
  row(clocks.response),
  row(clocks.estimate, "Estimate form"),
  row(clocks.consultation, "Consultation form"),
  row(clocks.contact, "Contact form"),
  row(clocks.transformation, "Transformation form"),
  row(clocks.customSolution, "Custom solution form"),
  row(clocks.community),
  row(clocks.professional),
  row(clocks.enterprise),
  row(clocks.emergency),
  row(clocks.security),
  row(repair),
];

const { community, professional, enterprise, emergency } = clocks;

/** What applies in emergencies and on weekends: the same text on /contact and /support. */
export const support = {
  emergency:
    "For existing customers only: if production is down or data is at risk, call the emergency line first, at any hour of any day. Then send the ticket through the contact form, so that the details are in writing while an engineer is already looking.",
  call: `With Enterprise Support the call starts the clock: an engineer starts work on the outage ${emergency.words}. Other plans have no promised time for a call.`,
  ticket: `A ticket without a call is answered as the plan says: Enterprise ${enterprise.words}; Professional ${professional.words}; Community ${community.words}.`,
  weekends: `On weekends messages wait until ${officeHours.days[0]}, with these exceptions: ${claim(
    "clockConditions",
    "calls to the emergency line, requests under Enterprise Support and security reports",
    "calls to the emergency line and requests under Enterprise Support",
  )} are taken at any hour${officeHours.saturdays && `, and Professional Support is also answered on ${officeHours.saturdays}`}.`,
};

/** The free consultation, described once: who attends, what to bring, what comes out of it. */
export const call = {
  length: "30 minutes",
  name: "free 30-minute consultation",
  bring: "Bring one problem. A diagram or a recent bill helps; we need no access to your systems.",
  summary: claim(
    "consultationSummary",
    "Afterward you get a one-page summary by email, with the next step we would take.",
    "The call ends with the next step we would take.",
  ),
  limits: "The call is general advice and cannot replace a review of your actual systems.",
};

/** Other durations in the site's texts: how long something takes or is kept, by name. */
export const lengths = {
  call: [call.length, "30-minute", "half an hour", "half hour"],
  afterProject: ["6 months", "six months"],
  invoices: ["30 days"],
  analyticsCookies: ["24 months"],
  dataRequests: ["one month"],
  projects: ["5 weeks", "8 weeks", "9 weeks", "10 weeks", "12 weeks"],
};
