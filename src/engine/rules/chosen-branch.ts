/** The errors of the branches that a visitor has chosen: where no constant says which they are, the rules cannot know. */
import type { Judged } from "../define/definition.ts";
import { chooserOf, pathOf, stepsOfPointer } from "../schema/path.ts";
import type { RawError } from "../schema/raw-error.ts";
import { isChoice, isInside } from "./branches.ts";

/** The control that selects the branch of a choice; a branch may be a choice itself, of the same value. */
function chooserFor(choice: RawError, choices: RawError[]): string {
  const around = choices.filter(
    (other) => other !== choice && other.instancePath === choice.instancePath && isInside(choice, other),
  );
  return around.reduce(chooserOf, chooserOf(pathOf(stepsOfPointer(choice.instancePath))));
}

/**
 * What a form's rules say of a body, without the errors of branches that are not on show.
 * @param indexOf the index of the branch that the control of a name selects; undefined if there is no such control
 */
export function ofChosen(judged: Judged, indexOf: (chooser: string) => number | undefined): Judged {
  const choices = judged.errors.filter(isChoice);
  const others = choices.flatMap((choice) => {
    const inside = judged.errors.filter((error) => isInside(error, choice));
    const own = `${choice.schemaPath}/${indexOf(chooserFor(choice, choices))}/`;
    const isOwn = ({ schemaPath }: RawError) => schemaPath.startsWith(own);
    return inside.some(isOwn) ? inside.filter((error) => !isOwn(error)) : [];
  });
  const gone = new Set(others);
  return { ...judged, errors: judged.errors.filter((error) => !gone.has(error)) };
}
