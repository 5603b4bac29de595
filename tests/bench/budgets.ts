/** The budgets of package.json, and whether a figure meets its own. */
import { readFileSync } from "node:fs";

/** Budgets by group, then by figure. */
export interface Budgets {
  [group: string]: { [figure: string]: number };
}

/** A line of the bench's table. */
export interface Row {
  /** What was measured. */
  subject: string;
  figure: string;
  unit: "ms" | "bytes" | "leads/s" | "µs" | "";
  ours: number;
  /** The figure it is compared with. */
  twin?: number;
  /** What the budget applies to: the ratio, or the figure itself. */
  by: "ratio" | "figure";
  budget?: number;
}

/**
 * The budgets, from `budgets.bench` of package.json.
 * @throws when there are none
 */
export function readBudgets(): Budgets {
  const { budgets } = JSON.parse(readFileSync("package.json", "utf8")) as { budgets?: { bench?: Budgets } };
  if (!budgets?.bench) throw new Error('package.json: expected "budgets": { "bench": { … } }, found none');
  return budgets.bench;
}

/**
 * One budget.
 * @throws when package.json does not have it
 */
export function budget(budgets: Budgets, group: string, figure: string): number {
  const value = budgets[group]?.[figure];
  if (value === undefined) throw new Error(`package.json: budgets.bench.${group}.${figure} is missing`);
  return value;
}

/** The ratio to the twin's figure; undefined if there is no twin, or its figure is close to zero. */
export const ratioOf = ({ ours, twin }: Row): number | undefined =>
  twin !== undefined && twin > ours / 100 ? ours / twin : undefined;

/** The value that a row's budget applies to. */
const measuredOf = (row: Row): number => (row.by === "ratio" ? (ratioOf(row) ?? Number.NaN) : row.ours);

/** Whether a row exceeds its budget; a missing figure does. */
export const exceeds = (row: Row): boolean => row.budget !== undefined && !(measuredOf(row) <= row.budget);
