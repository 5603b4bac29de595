/** Makes generated groups satisfy their cross-field rules. */
import type { Across } from "../../engine/schema/across.ts";
import type { Json } from "../../engine/schema/schema.ts";

/** Adjusts the fields of a group to satisfy its cross-field rules. */
export function together(group: { [name: string]: Json }, rules: Across[]): { [name: string]: Json } {
  const made = { ...group };
  for (const { field, rule, of } of rules) {
    const [value, other] = [made[field], made[of[0] ?? ""]];
    if (rule === "same" && (value !== undefined || other !== undefined)) made[field] = other ?? "";
    if (value === undefined || other === undefined || other === null) continue;
    if (rule === "sum") made[field] = of.reduce((sum, name) => sum + (Number(made[name]) || 0), 0);
    else if (rule !== "same" && value !== null && value < other) made[field] = other;
  }
  return made;
}
