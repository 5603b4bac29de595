/**
 * What a prospect asks before signing, and the values that only the owner can provide. Separate from src/site.ts, which
 * forms load.
 */
import { officeHours } from "./hours.ts";

/** Values that only the owner can provide: an empty one is left out of the texts, and reported by `npm run check`. */
export const slots = {
  /** Price ranges in words: "$8,000 to $15,000". */
  assessmentPrice: "",
  projectPrice: "",
  dayRate: "",
  /** The notice period of a monthly engagement: "one month to the end of a month". */
  notice: "",
  /** Where the data processing agreement can be read. */
  dataProcessing: "",
};

const { assessmentPrice, projectPrice, dayRate, notice, dataProcessing } = slots;

const prices = [
  assessmentPrice && `An assessment costs ${assessmentPrice}.`,
  projectPrice && `Projects cost ${projectPrice}.`,
  dayRate && `Work by the day costs ${dayRate} a day.`,
].filter(Boolean);

/** What a prospect asks before signing. */
export const terms = {
  prices: ["The price depends on scope and model.", ...prices].join(" "),
  exit: `The agreement names the notice${notice && `: ${notice}`}. You pay for the work done up to its end and receive it in its current state. Code, state files and credentials are in your accounts throughout, so nothing has to be handed back.`,
  timeZones: `Office hours are ${officeHours.weekly}, which is ${officeHours.utc}. The team is remote: say in your request which time zone you work in, and we propose times that fit both sides. Regular work outside these hours is agreed in writing.`,
  dataProcessing: `Yes, where a project gives us access to personal data${dataProcessing && `: ${dataProcessing}`}. It names any subprocessor of that data. The providers that handle your request are named in the privacy policy.`,
};
