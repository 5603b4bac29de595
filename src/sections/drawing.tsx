/** Draws what stands beside a hero's title: the hull, or the drawing of the page's subject by the same hand. */
import type { DrawingName } from "../page.ts";
import { Lines } from "../shell/lines.tsx";
import { blueprint } from "./drawings/blueprint.ts";
import { bulkheads } from "./drawings/bulkheads.ts";
import { burnRate } from "./drawings/burn-rate.ts";
import { cluster } from "./drawings/cluster.ts";
import { loop } from "./drawings/loop.ts";
import type { Sketch } from "./drawings/pen.ts";
import { pipeline } from "./drawings/pipeline.ts";
import { regionsOnAGlobe } from "./drawings/regions.ts";
import { services } from "./drawings/services.ts";

const sketches: { [Name in DrawingName]: Sketch } = {
  blueprint,
  bulkheads,
  "burn-rate": burnRate,
  cluster,
  loop,
  pipeline,
  regions: regionsOnAGlobe,
  services,
};

/** Draws the motif of a hero. */
export function Drawing({ name }: { name?: DrawingName }) {
  if (!name) return <Lines />;
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
