/** The charts' theme: a Vega-Lite configuration with our tones and typeface. */
import type { Config } from "vega-lite";

const label = { labelColor: "muted", labelFontSize: 13, labelFontWeight: "normal" } as const;
const title = { titleColor: "muted", titleFontSize: 13, titleFontWeight: "normal" } as const;

/** The base configuration of every chart; colors are names of tones. */
export const theme: Config = {
  background: undefined,
  padding: { left: 2, right: 4, top: 6, bottom: 2 },
  view: { stroke: null },
  // Labels that touch would be read as one.
  axis: {
    ...label,
    ...title,
    labelSeparation: 6,
    gridColor: "line",
    domainColor: "line-strong",
    tickColor: "line-strong",
  },
  axisX: { grid: false, ticks: false, labelPadding: 8, titlePadding: 10, titleAnchor: "end", labelFlush: true },
  axisY: {
    domain: false,
    ticks: false,
    labelPadding: 8,
    titleAngle: 0,
    titleAlign: "left",
    titleAnchor: "end",
    titleBaseline: "bottom",
    titleX: 0,
    titleY: -10,
    tickCount: 5,
  },
  axisBand: { grid: false, domain: false },
  legend: { ...label, ...title, orient: "top", direction: "horizontal", symbolStrokeWidth: 0, title: null, offset: 14 },
  range: {
    category: ["accent", "copper", "line-strong", "muted"],
    ordinal: ["accent", "copper", "line-strong", "muted"],
  },
  mark: { color: "accent" },
  bar: { cornerRadiusEnd: 3, binSpacing: 1 },
  line: { strokeWidth: 2.25, strokeCap: "round" },
  area: { color: "accent-mist", line: { color: "accent", strokeWidth: 2.25 } },
  point: { filled: true, size: 45 },
  rule: { color: "line-strong", strokeDash: [4, 4], strokeWidth: 1.25 },
  text: { color: "text", fontSize: 13 },
};
