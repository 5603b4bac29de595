/** The kinds in flat forms: their pages load no others. */
import { choice } from "./choice.ts";
import { choices } from "./choices.ts";
import { date } from "./date.ts";
import type { Kind } from "./kind.ts";
import { text } from "./text.ts";

/** In the order in which they are tried. */
export const flatKinds: readonly Kind[] = [choices, choice, date, text];
