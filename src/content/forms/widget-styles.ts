/** Checks the styles of own widgets: they must be scoped to the widget, since they are bundled with its forms only. */
import postcss from "postcss";
import type { Problem } from "../../engine/check/problem.ts";

/** Keyframes have steps instead of selectors. */
const isStep = (selector: string) => /^(from|to|[\d.]+%)$/.test(selector);

/** The problems in a widget's style sheet. */
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
