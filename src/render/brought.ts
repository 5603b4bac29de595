/** Fields that a visitor's answers add to a form: without scripts, they can only appear on the next page. */
import type { WholeForm } from "../engine/define/definition.ts";
import { keyBoxOf } from "../engine/define/keys.ts";
import { boxOf, countOf } from "../engine/define/list-changes.ts";
import { chosenBy } from "../engine/schema/path.ts";
import { attributeOf, type Element } from "../html.ts";
import { type RefusedAnswer, refusedMarkup } from "./answer-view.tsx";
import { controlsIn, fieldOf, isSilent, nameOf } from "./silent.ts";

const [box, count, key] = [boxOf(""), countOf(""), keyBoxOf("")];

/** The name under which browsers always post a control, filled in or not; undefined if there is none, or nothing to answer. */
function postedNameOf(control: Element): string | undefined {
  const name = nameOf(control);
  if (name.endsWith(count)) return name;
  if (name.endsWith(box)) return name.slice(0, -box.length);
  const isOpen = ["disabled", "readonly"].every((one) => attributeOf(control, one) === undefined);
  const isHidden = attributeOf(control, "type") === "hidden";
  return isOpen && !isHidden && !isSilent(control) && !name.endsWith(key) ? name : undefined;
}

/** The controls on the page of an answer. */
const controlsOf = async (answer: RefusedAnswer): Promise<Element[]> => controlsIn((await refusedMarkup(answer)) ?? "");

const first = new WeakMap<WholeForm, Set<string>>();

/** The fields that some controls belong to. */
const fieldsOf = (form: WholeForm, controls: Element[]) => new Set(controls.map((control) => fieldOf(form, control)));

/** The fields on a form's empty page that browsers may post nothing for. */
async function firstSilent(answer: RefusedAnswer): Promise<Set<string>> {
  const { form } = answer;
  const known =
    first.get(form) ?? fieldsOf(form, (await controlsOf({ ...answer, body: {}, branches: {} })).filter(isSilent));
  first.set(form, known);
  return known;
}

/**
 * The first field that a valid post adds: the page it was posted from did not have it, or only as a checkbox or radio buttons.
 * @param posted the names of the posted controls
 * @param isAnswer whether that page was such an answer, too
 * @param shown the fields on that answer which browsers may post nothing for; undefined if it did not list them
 */
export async function firstBrought(
  answer: RefusedAnswer,
  posted: ReadonlySet<string>,
  isAnswer: boolean,
  shown?: readonly string[],
): Promise<string | undefined> {
  const controls = await controlsOf(answer);
  const before = isAnswer ? shown && new Set(shown) : await firstSilent(answer);
  const silent = fieldsOf(answer.form, controls.filter(isSilent));
  // Counts of lists are in <noscript>: a page whose script failed, with scripts turned on, posts none.
  const isCounted = isAnswer || [...posted].some((one) => one.endsWith(count));
  const newNameOf = (control: Element): string | undefined => {
    const field = fieldOf(answer.form, control);
    const isNew = before && isSilent(control) && !before.has(field);
    const name = isNew ? nameOf(control) : postedNameOf(control);
    // What was a checkbox, and is another control now, has not been seen as that control yet.
    const isOther = name === field && before?.has(field) && !silent.has(field);
    return name && (isOther || !posted.has(name)) && (isCounted || !name.endsWith(count)) ? name : undefined;
  };
  const name = controls.map(newNameOf).find(Boolean);
  return name && chosenBy(name.endsWith(count) ? name.slice(0, -count.length) : name);
}
