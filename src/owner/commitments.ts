/** What the site promises in the owner's name: times, and commitments in pages, plans and legal texts. */
import { call, clocks, lower, support, upper } from "../clocks.ts";
import { owner } from "../site.ts";
import { terms } from "../terms.ts";
import { type OwnerEntry, said } from "./entry.ts";

const clocksAt = (key: string) => `src/clocks.ts ${key}`;

const times: OwnerEntry[] = Object.entries(clocks).map(([key, { promise, words, rule, to }]) =>
  said(`time for ${lower(to)}: ${promise}`, `${upper(words)}. ${rule}`, "/support", clocksAt(key)),
);

const practice = (what: string, now: string) =>
  said(`/security: ${what}`, now, "/security", "pages/(legal)/security.md", "clientPractices");

const legal = (what: string, now: string, route: string) =>
  said(`${route}: ${what}`, now, route, `pages/(legal)${route}.md`, "legalCommitments");

const inTerms = (what: string, now: string) => legal(what, now, "/terms-of-service");

/** The commitments. */
export const commitments: OwnerEntry[] = [
  ...times,
  said(
    "replies to strangers' security reports at any hour",
    clocks.security.words,
    "/security",
    clocksAt("security.counted"),
    "clockConditions",
  ),
  said("who is called at any hour", support.emergency, "/support", clocksAt("support.emergency")),
  said("what a call to the hotline starts, for which plan", support.call, "/support", clocksAt("support.call")),
  said("who is answered on weekends", support.weekends, "/support", clocksAt("support.weekends")),
  said(
    "what the plans include besides their times",
    "Help with configuration and upgrades",
    "/support",
    "pages/support.ts plans",
    "planExtras",
  ),
  said("what follows a consultation", call.summary, "/consultation", clocksAt("call.summary"), "consultationSummary"),
  said(
    "secrecy before the first call",
    "a mutual non-disclosure agreement",
    "/custom-solution",
    "forms/custom-solution.ui.json",
    "nonDisclosure",
  ),
  said("how monthly work ends", terms.exit, "/consulting", "src/terms.ts terms.exit", "engagementTerms"),
  said(
    "hours and time zones of the team",
    terms.timeZones,
    "/consulting",
    "src/terms.ts terms.timeZones",
    "engagementTerms",
  ),
  said(
    "data processing agreements",
    terms.dataProcessing,
    "/consulting",
    "src/terms.ts terms.dataProcessing",
    "engagementTerms",
  ),
  said(
    "articles by email",
    "support sends the text of any of them by email",
    "/support",
    "pages/support.ts, pages/knowledge-base.ts",
    "knowledgeByEmail",
  ),
  said("one newsletter per article", "One message per article", "/blog", "pages/blog/index.ts", "newsletter"),
  practice("access to client systems", "Named accounts in the client's own identity system"),
  practice("changes", "A second person reviews each change"),
  practice("secrets", "A secret that has been exposed is revoked"),
  practice("clients' data", "Client data stays in the client's environment"),
  practice("people", "Everyone who works for clients is bound to confidentiality"),
  practice("incidents", "Each incident ends with a written review"),
  legal("what researchers may do", "will not take legal action", "/security"),
  said(
    "how long requests are kept, which the receiver holds to",
    owner.kept,
    "/privacy-policy",
    "src/site.ts owner.kept",
  ),
  legal("how long data requests take", "within one month", "/privacy-policy"),
  legal("safeguards for transfers", "standard contractual clauses", "/privacy-policy"),
  legal("browsers' privacy signals", "we will treat such a signal as a refusal", "/cookie-policy"),
  inTerms("acceptance", "a deliverable is accepted when it meets the criteria"),
  inTerms("changes of scope", "an email is enough"),
  inTerms("interest and pausing", "pause the work until payment arrives"),
  inTerms("end of a subscription", "with effect from the end of a paid month"),
  inTerms("non-disclosure agreements", "We are glad to sign a separate non-disclosure agreement"),
  inTerms("rights in the work", "yours once it is paid for"),
  inTerms("limit of liability", "limited to the fees paid"),
  inTerms("talking before going to court", "both sides will try for 30 days"),
];
