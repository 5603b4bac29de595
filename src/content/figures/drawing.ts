/**
 * The common format of all pictures, before they are written as SVG or into a PDF: paths and text, colored by tones.
 */

/** The tones a picture may use: tokens of src/styles/tokens.css that follow light and dark. */
const tones = [
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

/** The name of a token, instead of a color. */
export type Tone = (typeof tones)[number];

export const isTone = (name: string): name is Tone => tones.some((tone) => tone === name);

/** A path, filled, stroked or both. */
export interface Path {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  /** Stroke width, in the drawing's units. */
  width?: number;
  dash?: string;
  /** Fill opacity, for overlapping areas. */
  opacity?: number;
  /** Whether it is a legend symbol, which is dropped together with the text. */
  sign?: boolean;
}

/** One line of text. */
export interface Words {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  tone: Tone;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  /** Rotation in degrees, clockwise around its position. */
  turn?: number;
}

/** An element of a drawing. */
export type Shape = Path | Words;

/** A drawing, in CSS pixels at its natural size. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

/** A number rounded to one decimal, without trailing zeros. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const step = /([a-zA-Z])([^a-zA-Z]*)/g;
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** The parameters of absolute path commands: x, y, or neither. */
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

/** A path translated by some distance, with rounded numbers. */
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
