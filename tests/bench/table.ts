/** The bench's table, as in the README. */
import { exceeds, type Row, ratioOf } from "./budgets.ts";

/** A figure with its unit, as short as is still meaningful. */
function figure(value: number | undefined, unit: Row["unit"]): string {
  if (value === undefined) return "";
  if (unit === "bytes") return `${(value / 1000).toFixed(1)} kB`;
  if (unit === "leads/s") return `${Math.round(value).toLocaleString("en")} /s`;
  if (unit === "µs") return `${Math.round(value)} µs`;
  if (unit === "ms" && value < 10 && !Number.isInteger(value)) return `${value.toFixed(2)} ms`;
  if (unit === "ms") return `${Math.round(value).toLocaleString("en")} ms`;
  return value.toFixed(4).replace(/\.?0+$/, "");
}

function budgetOf(row: Row): string {
  if (row.budget === undefined) return "";
  const limit = row.by === "ratio" ? row.budget.toFixed(2) : figure(row.budget, row.unit);
  return `${exceeds(row) ? "**exceeds** " : ""}≤ ${limit}`;
}

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;

/** The rows as a Markdown table. */
export function tableOf(rows: Row[]): string {
  const body = rows.map((row) =>
    line([
      row.subject,
      row.figure,
      figure(row.ours, row.unit),
      figure(row.twin, row.unit),
      ratioOf(row)?.toFixed(2) ?? "",
      budgetOf(row),
    ]),
  );
  return [line(["What", "Figure", "Ours", "Twin", "Ratio", "Budget"]), "|---|---|--:|--:|--:|--:|", ...body].join("\n");
}
