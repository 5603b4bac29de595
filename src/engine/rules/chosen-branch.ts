/** Keeps only the errors of the branches a visitor has chosen: without a constant, the rules cannot know which these are. */
import type { Judged } from "../define/definition.ts";
import { chooserOf, pathOf, stepsOfPointer } from "../schema/path.ts";
import type { RawError } from "../schema/raw-error.ts";
import { enough, isInside, isOfChoice } from "./branches.ts";

/** The control that selects the branch of a choice; a branch may be a choice itself, of the same value. */
function chooserFor(choice: RawError, choices: RawError[]): string {
  const around = choices.filter(
    (other) => other !== choice && other.instancePath === choice.instancePath && isInside(choice, other),
  );
  return around.reduce(chooserOf, chooserOf(pathOf(stepsOfPointer(choice.instancePath))));
}

/** A choice without a control: the branch of a dependency follows from the value of its field. */
const followsFromField = /(^#|\/(?!properties\/)[^/]+)\/dependencies\/[^/]+\/oneOf$/;

/**
 * What a form's rules say of a body, without the errors of branches that are not on show.
 * @param indexOf the index of the branch that the control of a name selects; undefined if there is no such control
 */
export function ofChosen(judged: Judged, indexOf: (chooser: string) => number | undefined): Judged {
  const errors = judged.errors.slice(0, enough);
  // Ajv reports a choice after the choices inside it, so the list is reversed.
  const choices = errors
    .filter((error) => isOfChoice(error) && !followsFromField.test(error.schemaPath))
    .reverse()
    .map((choice, _index, all) => ({ ...choice, choice, chooser: chooserFor(choice, all) }));
  const gone = new Set<RawError>();
  for (const { choice, chooser, keyword, schemaPath: path } of choices) {
    const index = indexOf(chooser);
    if (index === undefined || gone.has(choice)) continue;
    // Two choices in parts of one value are drawn as one control, so it is unknown which of them it refers to.
    const alike = choices.filter((one) => one.chooser === chooser && one.keyword === keyword && !gone.has(one.choice));
    if (alike.length > 1) continue;
    const inside = errors.filter((one) => isInside(one, choice));
    const others = inside.filter((one) => !one.schemaPath.startsWith(`${path}/${index}/`));
    if (others.length < inside.length) others.forEach(gone.add, gone);
  }
  return { ...judged, errors: judged.errors.filter((error) => !gone.has(error)) };
}
