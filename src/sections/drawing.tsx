/** Renders the drawing beside a hero's title: the page's subject, or on the brand's own pages the hull. */
import type { Drawing as Picture } from "../content/figures/drawing.ts";
import type { DrawingName, Page } from "../page.ts";
import { Lines } from "../shell/lines.tsx";
import { answers } from "./drawings/answers.ts";
import { blueprint } from "./drawings/blueprint.ts";
import { bulkheads } from "./drawings/bulkheads.ts";
import { burnRate } from "./drawings/burn-rate.ts";
import { cluster } from "./drawings/cluster.ts";
import { gatesInWalls } from "./drawings/gates.ts";
import { loop } from "./drawings/loop.ts";
import type { Sketch } from "./drawings/pen.ts";
import { pipeline } from "./drawings/pipeline.ts";
import { regionsOnAGlobe } from "./drawings/regions.ts";
import { services } from "./drawings/services.ts";
import { sheets } from "./drawings/sheets.ts";
import { strands } from "./drawings/strands.ts";
import { strata } from "./drawings/strata.ts";
import { tablesOfPeople } from "./drawings/tables.ts";
import { traces } from "./drawings/traces.ts";
import { week } from "./drawings/week.ts";

const sketches: { [Name in Exclude<DrawingName, "hull">]: Sketch } = {
  answers,
  blueprint,
  bulkheads,
  "burn-rate": burnRate,
  cluster,
  gates: gatesInWalls,
  loop,
  pipeline,
  regions: regionsOnAGlobe,
  services,
  sheets,
  strands,
  strata,
  tables: tablesOfPeople,
  traces,
  week,
};

/** The drawing in a page's hero, for the page's social card; cards of other pages show the hull. */
export function coverOf({ sections }: Page): Picture | undefined {
  const name = sections.find((section) => section.kind === "hero")?.drawing;
  if (!name || name === "hull") return undefined;
  const { lines, keel } = sketches[name];
  const shapes: Picture["shapes"] = [
    { d: lines, stroke: "accent", width: 2 },
    { d: keel, stroke: "copper", width: 2.5 },
  ];
  return { width: 680, height: 340, shapes };
}

/** Renders the motif of a hero. */
export function Drawing({ name }: { name: DrawingName }) {
  if (name === "hull") return <Lines />;
  const { title, description, lines, faint, keel } = sketches[name];
  return (
    <svg
      className="lines lines-drawn"
      viewBox="0 0 680 340"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={title}
      aria-describedby="hero-said"
    >
      <title>{title}</title>
      <desc id="hero-said">{description}</desc>
      <path d={lines} />
      <path className="lines-water" d={faint} />
      <path className="lines-keel" d={keel} />
    </svg>
  );
}
