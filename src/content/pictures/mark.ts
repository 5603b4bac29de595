/** The logo mark as a drawing, for pictures that other systems show. */
import { strokes } from "../../shell/logo.tsx";

/** The colors of a drawing. */
export interface Colors {
  ink: string;
  accent: string;
  light: string;
}

/** Its strokes, in a 32 by 32 square. */
export function mark({ accent, light }: Colors): string {
  const paths = strokes.map(({ d, width, opacity = 1, isKeel }) => {
    const color = isKeel ? ` stroke="${accent}"` : "";
    return `<path d="${d}" stroke-width="${width}"${color}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  });
  return `<g fill="none" stroke="${light}" stroke-linecap="round">${paths.join("")}</g>`;
}

/** The mark on ink, in a square. */
export const faviconIn = (colors: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.ink}"/><g transform="translate(3.2 2.6) scale(.8)">${mark(colors)}</g></svg>`;
