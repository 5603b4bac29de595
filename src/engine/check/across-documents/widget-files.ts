/** Checks own widgets as far as possible without running them: their names, and the kinds of field they take. */
import { type Project, widgetFile } from "../../define/documents.ts";
import { kinds, widgetNames } from "../../kinds/index.ts";
import type { OwnWidget } from "../../own/widgets.ts";
import { type Problem, quote } from "../problem.ts";
import { instead, nameFrom } from "../suggest.ts";

/** The kinds of field that have a control. */
const drawn = kinds.filter(({ name, widgets }) => widgets.length > 0 && name !== "constant").map(({ name }) => name);

function nameProblems({ name }: OwnWidget): Problem[] {
  const file = widgetFile(name);
  const good = nameFrom(name);
  if (name !== good)
    return [
      {
        file,
        path: "",
        expected: "a file in forms/widgets/, with a name of lower-case letters, digits and hyphens",
        found: `"${name}.tsx"`,
        fix: `rename it to ${widgetFile(good)}`,
      },
    ];
  if (!widgetNames.includes(name)) return [];
  const fix = `give it another name: ${widgetFile(`own-${name}`)}`;
  return [{ file, path: "", expected: "a name that no built-in widget has", found: quote(name), fix }];
}

function kindProblems({ name, takes }: OwnWidget): Problem[] {
  const [file, path] = [widgetFile(name), "takes"];
  if (takes.length === 0) {
    const expected = `the kinds of field that it draws, as a list of ${drawn.join(", ")}`;
    return [{ file, path, expected, found: "none", fix: 'write export const takes: Takes = ["text"];' }];
  }
  return takes
    .filter((kind) => !drawn.includes(kind))
    .map((kind) => ({
      file,
      path,
      expected: `a kind of field that has a control: ${drawn.join(", ")}`,
      found: quote(kind),
      fix: instead(kind, drawn),
    }));
}

/** The problems in the names of own widgets, and in what they declare. */
export const checkWidgetFiles = ({ widgets = [] }: Project): Problem[] =>
  widgets.flatMap((widget) => [...nameProblems(widget), ...kindProblems(widget)]);
