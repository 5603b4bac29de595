/** Invented claims, until the owner confirms them, and the switch that leaves out all unconfirmed ones. */

/** Set to true when confirmed; src/owner/ lists what each one says, and where. */
export const confirmed = {
  caseStories: false,
  clockConditions: false,
  clientPractices: false,
  companyStory: false,
  communityDetails: false,
  consultationSummary: false,
  engagementTerms: false,
  knowledgeByEmail: false,
  legalCommitments: false,
  nonDisclosure: false,
  newsletter: false,
  outcomeMeasures: false,
  planExtras: false,
  schedules: false,
};

/** The name of a claim. */
export type Claim = keyof typeof confirmed;

const setting =
  import.meta.env?.VITE_CONFIRMED_ONLY ?? (typeof process === "undefined" ? "" : process.env.VITE_CONFIRMED_ONLY);

/** Whether the site leaves out unconfirmed claims: `VITE_CONFIRMED_ONLY=1 npm run build`. */
const confirmedOnly: boolean = setting === "1";

/** Whether a claim is shown. */
export const isShown = (name: Claim): boolean => confirmed[name] || !confirmedOnly;

/** The text of a claim, or its replacement if it is left out. */
export const claim = <T>(name: Claim, said: T, otherwise: T): T => (isShown(name) ? said : otherwise);
