/** The outcome figures of the spec's sections 1 and 9, each with what was measured. Pages quote them from here. */

import { claim } from "./claims.ts";

/** A figure and what it stands for. */
interface Outcome {
  figure: string;
  /** The same in two parts, for a row of figures: the number, and what it counts. */
  value: string;
  label: string;
  /** What was measured, between which points: completes a sentence that begins with the figure. */
  measured: string;
  /** The measurement as a sentence; without unconfirmed claims, only the figure's source. */
  sentence: string;
}

const outcome = ({ figure, measured }: Pick<Outcome, "figure" | "measured">, lead = "Measured as"): Outcome => {
  const [value = "", ...words] = figure.split(" ");
  const sentence = claim("outcomeMeasures", `${lead} ${measured}.`, "A figure from past projects.");
  return { figure, value, label: words.join(" "), measured, sentence };
};

/** The results of the pipeline migration, which the home page and the case study show. */
export const migration = [
  { value: "12", words: "pipelines migrated" },
  { value: "50%", words: "build time reduction" },
  { value: "99.5%", words: "pipeline reliability" },
  { value: "70%", words: "less maintenance effort" },
];

/** Each figure has one measurement and one cause, wherever it is shown. */
export const outcomes = {
  bill: outcome({
    figure: "4x lower infrastructure cost",
    measured:
      "the largest reduction so far: one client's monthly cloud bill, the month before the work against the third month after it",
  }),
  cost: outcome({
    figure: "45% average cost reduction",
    measured:
      "the average over our cost projects: monthly cloud bill before tax, the month before the work against the third month after it",
  }),
  deployments: outcome({
    figure: "70% faster deployments",
    measured: "median time from merge to production, the month before the work against the third month after it",
  }),
  pipeline: outcome({
    figure: "80% deployment time reduction",
    measured:
      "median running time of the pipeline from commit to healthy release, the old pipeline against the new one",
  }),
  provisioning: outcome({
    figure: "75% average provisioning time reduction",
    measured: "time from the request for an environment to its first deployment, by ticket before and by module after",
  }),
  incidents: outcome({
    figure: "60% reduction in incident response time",
    measured:
      "median time from the first page to the first corrective action, the quarter before against the quarter after",
  }),
  productivity: outcome({
    figure: "60% productivity gain",
    measured: "changes shipped per engineer and month, the quarter before the engagement against its second quarter",
  }),
  uptime: outcome(
    {
      figure: "99.9% uptime",
      measured: "valid requests answered without error at the load balancer, over each period of 30 days",
    },
    "The objective we design for:",
  ),
} satisfies { [name: string]: Outcome };
