/** What is made up until the owner confirms it, by name, and the one switch that leaves out whatever is still unconfirmed. */

/** Set to true what is confirmed; src/owner.ts says what each one is, and where it is read. */
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

/** The name of something made up. */
export type Claim = keyof typeof confirmed;

const setting =
  import.meta.env?.VITE_CONFIRMED_ONLY ?? (typeof process === "undefined" ? "" : process.env.VITE_CONFIRMED_ONLY);

/** Whether the site leaves out what is unconfirmed: `VITE_CONFIRMED_ONLY=1 npm run build`. */
export const confirmedOnly: boolean = setting === "1";

/** Whether a claim is shown. */
export const isShown = (name: Claim): boolean => confirmed[name] || !confirmedOnly;

/** A claim, or what stands in its place where it is left out. */
export const claim = <T>(name: Claim, said: T, otherwise: T): T => (isShown(name) ? said : otherwise);
