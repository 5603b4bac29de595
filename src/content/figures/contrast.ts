/** Contrast between colors (WCAG 1.4.6 and 1.4.11), and design tokens with too little of it. */
import type { Problem } from "../../engine/check/problem.ts";
import { tokensIn } from "../pictures/tokens.ts";
import { palettesIn } from "./tokens.ts";

/** Red, green and blue of a color, from 0 to 1, given as a computed style or in hexadecimal digits. */
function channelsOf(color: string): number[] {
  const digits = /^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, "$&$&") : color;
  const hexadecimal =
    /^#[\da-f]{6}/i.test(digits) &&
    digits
      .slice(1)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16));
  return (hexadecimal || color.match(/[\d.]+/g)?.map(Number) || []).slice(0, 3).map((channel) => channel / 255);
}

function luminance(color: string): number {
  const parts = channelsOf(color);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Foreground and background tokens with their minimum contrast, the same as in the browser tests: text, buttons, edges, icons. */
const pairs: [tokens: string[], grounds: string[], least: number][] = [
  [["text", "muted", "accent-strong", "copper", "danger"], ["paper", "mist", "raised"], 7],
  [["text"], ["accent-mist", "copper-mist", "danger-mist"], 7],
  [["danger"], ["danger-mist"], 7],
  [["on-ink", "on-ink-muted", "copper-bright"], ["ink", "ink-soft"], 7],
  [["accent-bright"], ["ink"], 7],
  [["on-ink"], ["accent-deep"], 7],
  [["on-accent"], ["accent", "accent-strong"], 4.5],
  [["accent"], ["paper", "mist", "raised", "accent-mist", "copper-mist"], 4.5],
  [["line-strong"], ["paper", "mist", "raised"], 3],
];

/** Other notations, such as color names, are left to the browser tests. */
const isHexadecimal = (color: string) => /^#(?:[\da-f]{3}){1,2}$/i.test(color);

/** Tokens with too little contrast to their background, in either color scheme. */
export function faintIn(css: string): Problem[] {
  return Object.entries(palettesIn(css)).flatMap(([scheme, palette]: [string, { [token: string]: string }]) =>
    pairs.flatMap(([tokens, grounds, least]) =>
      tokens.flatMap((token) => {
        const color = palette[token] ?? "";
        const isFaint = (ground = "") =>
          isHexadecimal(color) && isHexadecimal(ground) && contrast(color, ground) < least;
        const faint = grounds.find((ground) => isFaint(palette[ground]));
        if (!faint) return [];
        const ground = palette[faint] ?? "";
        const ways = luminance(color) < luminance(ground) ? ["darker", "lighter"] : ["lighter", "darker"];
        return [
          {
            file: "src/styles/tokens.css",
            path: `--${token} (${scheme})`,
            expected: `a contrast of ${least} to 1 with --${faint}, ${ground}, its background`,
            found: `${color}, ${contrast(color, ground).toFixed(2)} to 1`,
            fix: `write a ${ways[0]} one, or a ${ways[1]} --${faint}`,
          },
        ];
      }),
    ),
  );
}

/** The same for the tokens of a project. */
export const faintTokens = (root: string): Problem[] => faintIn(tokensIn(root));
