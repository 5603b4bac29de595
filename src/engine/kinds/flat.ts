/** The kinds of which a flat form is made: all that its page loads. */
import { choice } from "./choice.ts";
import { choices } from "./choices.ts";
import { date } from "./date.ts";
import type { Kind } from "./kind.ts";
import { text } from "./text.ts";

/** In the order they are tried. */
export const flatKinds: readonly Kind[] = [choices, choice, date, text];
