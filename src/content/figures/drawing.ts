/** A drawing as every kind of picture becomes one, before it is written as SVG or into a PDF: paths and words, in tones. */

/** The tones a picture may use: tokens of src/styles/tokens.css that follow light and dark. */
export const tones = [
  "accent",
  "accent-mist",
  "copper",
  "copper-mist",
  "text",
  "muted",
  "line",
  "line-strong",
  "mist",
  "paper",
] as const;

/** A token's name, in place of a color. */
export type Tone = (typeof tones)[number];

/** Whether a text is a tone. */
export const isTone = (name: string): name is Tone => tones.some((tone) => tone === name);

/** An outline, filled, stroked or both. */
export interface Path {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  /** Width of the stroke, in the drawing's units. */
  width?: number;
  dash?: string;
  /** Opacity of the fill, where areas lie over each other. */
  opacity?: number;
  /** Whether it is the sign of a legend, which says nothing without its words. */
  sign?: boolean;
}

/** One line of words. */
export interface Words {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  tone: Tone;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  /** Degrees, clockwise around its place. */
  turn?: number;
}

/** What a drawing is made of. */
export type Shape = Path | Words;

/** A drawing, in units that are CSS pixels at its natural size. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** A number as a drawing writes it: to a tenth, without a superfluous zero. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const step = /([a-zA-Z])([^a-zA-Z]*)/g;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** How the numbers of an absolute command move: by x, by y, or not at all. */
const motions: { [command: string]: string } = {
  M: "xy",
  L: "xy",
  T: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  A: "-----xy",
};

/** A path moved by some units, its numbers shortened. */
export function moved(d: string, x: number, y: number): string {
  const by: { [axis: string]: number } = { x, y };
  return [...d.matchAll(step)]
    .map(([, command = "", rest = ""]) => {
      const motion = motions[command];
      const values = (rest.match(number) ?? []).map(
        (value, index) => Number(value) + (motion ? (by[motion[index % motion.length] ?? ""] ?? 0) : 0),
      );
      return command + values.map(short).join(" ").replaceAll(" -", "-");
    })
    .join("");
}
