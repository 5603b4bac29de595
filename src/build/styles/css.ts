/** Reduces the stylesheet to the rules that pages use, to be inlined; once for all pages that use the same ones. */
import { hashOf, valueApart } from "../../content/once/once.ts";
import { askedFor, type Names, saidIn } from "./names.ts";

/** The rules of a stylesheet that can match some names, without declarations that a later rule always overrides. */
export const share = (css: string, names: Names, said = saidIn(css)): Promise<string> =>
  valueApart(
    { kind: "styles", by: "src/build/styles/cut.ts", from: { css: hashOf(css), names: askedFor(said, names) } },
    { css },
  );
