/** The fields that answers bring: without script, a page has only those of the answers that it was drawn with. */
import type { WholeForm } from "../engine/define/definition.ts";
import { keyBoxOf } from "../engine/define/keys.ts";
import { boxOf, countOf } from "../engine/define/list-changes.ts";
import { chosenBy } from "../engine/schema/path.ts";
import { attributeOf, type Element, elementsOf } from "../html.ts";
import { type RefusedAnswer, refusedMarkup } from "./answer-view.tsx";

const [box, count, key] = [boxOf(""), countOf(""), keyBoxOf("")];

const nameOf = (control: Element): string => attributeOf(control, "name") ?? "";

/** Whether browsers may post nothing of a control that can be answered. */
const isSilent = (control: Element): boolean =>
  attributeOf(control, "disabled") === undefined &&
  (/^(checkbox|radio|file)$/.test(attributeOf(control, "type") ?? "") ||
    attributeOf(control, "multiple") !== undefined);

/** The name by which a browser surely posts a control, filled in or not; undefined if there is none, or nothing to answer. */
function postedNameOf(control: Element): string | undefined {
  const name = nameOf(control);
  if (name.endsWith(count)) return name;
  if (name.endsWith(box)) return name.slice(0, -box.length);
  const isOpen = ["disabled", "readonly"].every((one) => attributeOf(control, one) === undefined);
  const isHidden = attributeOf(control, "type") === "hidden";
  return isOpen && !isHidden && !isSilent(control) && !name.endsWith(key) ? name : undefined;
}

/** The controls of an answer's page. */
const controlsOf = async (answer: RefusedAnswer): Promise<Element[]> =>
  elementsOf((await refusedMarkup(answer)) ?? "").filter(({ tagName }) => /^(input|select|textarea)$/.test(tagName));

const first = new WeakMap<WholeForm, Set<string>>();

/** The names of the controls that the page of a form has before anything is answered. */
async function firstNames(answer: RefusedAnswer): Promise<Set<string>> {
  const known =
    first.get(answer.form) ?? new Set((await controlsOf({ ...answer, body: {}, branches: {} })).map(nameOf));
  first.set(answer.form, known);
  return known;
}

/**
 * The first field on the page of a valid post that the page before did not have.
 * @param posted what was posted, by name
 * @param isAnswer whether the page before was such an answer, too: which boxes it had is unknown
 */
export async function firstBrought(
  answer: RefusedAnswer,
  posted: ReadonlyMap<string, unknown>,
  isAnswer: boolean,
): Promise<string | undefined> {
  const controls = await controlsOf(answer);
  const before = isAnswer ? undefined : await firstNames(answer);
  // Where a script was to run that has not arrived, or has failed, no list has its count.
  const isCounted = isAnswer || [...posted.keys()].some((one) => one.endsWith(count));
  const newNameOf = (control: Element): string | undefined => {
    const name = before && isSilent(control) && !before.has(nameOf(control)) ? nameOf(control) : postedNameOf(control);
    return name && !posted.has(name) && (isCounted || !name.endsWith(count)) ? name : undefined;
  };
  const name = controls.map(newNameOf).find(Boolean);
  return name && chosenBy(name.endsWith(count) ? name.slice(0, -count.length) : name);
}
