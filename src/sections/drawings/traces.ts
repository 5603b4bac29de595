/** Four projects, each as a trace: restless before the work, level after it. */
import { count, type Place, type Sketch, through, water } from "./pen.ts";

const levels = [58, 132, 206, 280];

/** How far a trace is from its level; no two are alike. */
const unrest = (step: number, trace: number): number =>
  Math.sin(step * (1.9 + trace * 0.37)) * 17 + Math.sin(step * (4.3 - trace * 0.61)) * 13;

const before = (level: number, trace: number): Place[] =>
  count(30).map((step): Place => [36 + step * 10, level - 8 + unrest(step, trace)]);
const after = (level: number, trace: number): Place[] =>
  count(14).map((step): Place => [356 + step * 22, level + 16 + unrest(step, trace) / 9]);

export const traces: Sketch = {
  title: "Four projects, before and after",
  description:
    "Four traces run from left to right. Each is restless up to a line in the middle, and lower and level after it.",
  lines: levels.map((level, trace) => through(...before(level, trace), ...after(level, trace))).join(""),
  faint: water + levels.map((level) => `M36 ${level - 38}H326M356 ${level + 22}H650`).join(""),
  keel: "M340 0v340",
};
