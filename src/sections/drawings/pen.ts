/** The shapes that all drawings are made of, as SVG paths; drawings are 680 by 340, like the hull. */

/** A drawing for a hero: what it shows, its lines, faint lines behind them, and one line in copper, like the hull's keel. */
export interface Sketch {
  title: string;
  description: string;
  lines: string;
  faint: string;
  keel: string;
}

/** A point. */
export type Place = [x: number, y: number];

const n = (value: number) => Math.round(value * 10) / 10;

/** A polyline, in relative coordinates, which take fewer characters. */
export const through = (...places: Place[]): string =>
  places
    .map((place) => place.map(n))
    .map(([x = 0, y = 0], index, all) => {
      const [fromX = 0, fromY = 0] = all[index - 1] ?? [];
      return `${index === 0 ? "M" : "l"}${n(x - fromX)} ${n(y - fromY)}`;
    })
    .join("");

/** A curve that starts and ends horizontally. */
export const flow = ([x, y]: Place, [toX, toY]: Place): string => {
  const middle = n((x + toX) / 2);
  return `M${n(x)} ${n(y)}C${middle} ${n(y)} ${middle} ${n(toY)} ${n(toX)} ${n(toY)}`;
};

/** An ellipse, or a circle when it has one radius. */
export const round = ([x, y]: Place, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0`;

/** A rounded box, except for the corner toward the keel. */
export const box = ([x, y]: Place, width: number, height: number, r = 8): string =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${r} 0 ${r} ${r}v${n(height - 2 * r)}q0 ${r} ${-r} ${r}h${n(r - width)}v${n(r - height)}q0 ${-r} ${r} ${-r}z`;

/** The first integers, from 0. */
export const count = (many: number): number[] => Array.from({ length: many }, (_, index) => index);

/** The waterlines that lie behind every drawing, like those of the hull. */
export const water: string = [96, 150, 204, 258].map((y) => `M0 ${y}h680`).join("");

/** The point on a circle at an angle, in clockwise turns from the top. */
export const hand = ([x, y]: Place, radius: number, turn: number): Place => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
];

/** A clockwise arc between two such angles. */
export const arc = (middle: Place, radius: number, from: number, to: number): string => {
  const [[x, y], [toX, toY]] = [hand(middle, radius, from), hand(middle, radius, to)];
  return `M${n(x)} ${n(y)}A${n(radius)} ${n(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(toX)} ${n(toY)}`;
};
