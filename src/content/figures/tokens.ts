/** Reads the values of tones from the pages' tokens, for pictures in separate files. */
import { tokensIn } from "../pictures/tokens.ts";
import type { Shape, Tone } from "./drawing.ts";

/** The tokens for content on ink, such as covers of papers. */
type OnInk = "ink" | "on-ink" | "on-ink-muted" | "accent-bright" | "copper-bright";

/** Colors by tone or token. */
export type Palette = { [name in Tone | OnInk]: string };

interface Palettes {
  light: Palette;
  dark: Palette;
}

/** The palettes read last, with the stylesheet they were read from. */
let last: (Palettes & { css: string }) | undefined;

/** The light and dark tokens; dark ones inherit from the light ones, as in the stylesheet. */
export function palettes(): Palettes {
  const css = tokensIn(process.cwd());
  if (last?.css !== css) last = { css, ...palettesIn(css) };
  return last;
}

/** The same for a given style sheet. */
export function palettesIn(css: string): Palettes {
  // The block for print is skipped.
  const [lightPart = ""] = css.split("@media");
  const [, darkPart = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const read = (part: string) =>
    Object.fromEntries([...part.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const light = read(lightPart);
  return { light, dark: { ...light, ...read(darkPart) } } as Palettes;
}

/** The style sheet of a separate file: the classes it uses, in both color schemes. */
export function sheetOf(shapes: Shape[]): string {
  const used = new Set<string>();
  for (const shape of shapes) {
    if ("text" in shape) used.add(`f-${shape.tone}`);
    else {
      if (shape.fill) used.add(`f-${shape.fill}`);
      if (shape.stroke) used.add(`s-${shape.stroke}`);
    }
  }
  const { light, dark } = palettes();
  const rules = (palette: Palette) =>
    [...used]
      .sort()
      .map((name) => `.${name}{${name.startsWith("f") ? "fill" : "stroke"}:${palette[name.slice(2) as Tone]}}`)
      .join("");
  const base = 'svg{stroke-width:1.5px;stroke-linejoin:round;stroke-linecap:round}path[class^="s-"]{fill:none}';
  return `${base}${rules(light)}@media screen and (prefers-color-scheme:dark){${rules(dark)}}`;
}
