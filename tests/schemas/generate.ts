/** Generates schemas, each with a person's actions on its form; deterministic for a seed. */
import type { Case, Step } from "./case.ts";
import { Dice } from "./made/dice.ts";
import { group } from "./made/groups.ts";

/** The schema for a seed. */
export function generated(seed: number): Case & { fill: Step[] } {
  const dice = new Dice(seed * 7919);
  const { schema, ui, fill } = group(dice, 3);
  return {
    name: `generated-${seed}`,
    about: "Made up.",
    kind: "generated",
    schema,
    ...(ui && { uiSchema: ui }),
    journeys: [],
    broken: [],
    fill: fill(""),
  };
}
