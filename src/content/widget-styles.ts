/** Checks the styles of a project's own widgets: they are for these alone, so that no other page carries them. */
import postcss from "postcss";
import type { Problem } from "../engine/check/problem.ts";

/** A rule of keyframes has steps in the place of selectors. */
const isStep = (selector: string) => /^(from|to|[\d.]+%)$/.test(selector);

/** The mistakes in a style sheet of a widget. */
export function styleProblems(file: string, css: string, widget: string): Problem[] {
  const own = `.field-${widget}`;
  const problem = (path: string, expected: string, found: string, fix: string) => [
    { file, path, expected, found, fix },
  ];
  try {
    const problems: Problem[] = [];
    postcss.parse(css).walkRules(({ selectors, source }) => {
      const strange = selectors.find((one) => !new RegExp(`\\${own}(?![\\w-])`).test(one) && !isStep(one));
      const line = source?.start?.line;
      if (strange && problems.length === 0)
        problems.push(
          ...problem(`line ${line}`, `rules for the widget alone: ${own} …`, strange, `write ${own} ${strange}`),
        );
    });
    return problems;
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    return problem(`line ${error.line}`, "a style sheet", error.reason, "correct it");
  }
}
