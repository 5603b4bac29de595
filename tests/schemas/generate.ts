/** Makes schemas up, each with what a person does to its form: the same from the same number, on any machine. */
import type { Case, Step } from "./case.ts";
import { Dice } from "./made/dice.ts";
import { group } from "./made/groups.ts";

/** The schema that a number stands for. */
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
