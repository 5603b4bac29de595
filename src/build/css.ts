/** Reduces the stylesheet to the rules that pages use, to be inlined: once for all pages that use the same. */
import { valueApart } from "../content/once/once.ts";
import { askedFor, type Names, saidIn } from "./names.ts";

const cut = (from: { css: string; names?: Names }): Promise<string> =>
  valueApart({ kind: "styles", by: "src/build/cut.ts", from });

/** A stylesheet without declarations that a later rule always overrides. */
export const trimmed = (css: string): Promise<string> => cut({ css });

/** The rules of a stylesheet that can match some names. */
export const share = (css: string, names: Names, said = saidIn(css)): Promise<string> =>
  cut({ css, names: askedFor(said, names) });
