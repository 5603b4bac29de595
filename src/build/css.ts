/** Cuts the stylesheet down to what pages use, to be inlined into them: once for all that use the same. */
import { valueApart } from "../content/once/once.ts";
import { askedFor, type Names, saidIn } from "./names.ts";

const cut = (from: { css: string; names?: Names }): Promise<string> =>
  valueApart({ kind: "styles", by: "src/build/cut.ts", from });

/** A stylesheet without what a later rule of it always sets again. */
export const trimmed = (css: string): Promise<string> => cut({ css });

/** The rules of a stylesheet that some names can ask for. */
export const share = (css: string, names: Names, said = saidIn(css)): Promise<string> =>
  cut({ css, names: askedFor(said, names) });
