/** The fields that answers bring: without script, a page has only those of the answers that it was drawn with. */
import type { WholeForm } from "../engine/define/definition.ts";
import { keyBoxOf } from "../engine/define/keys.ts";
import { boxOf, countOf } from "../engine/define/list-changes.ts";
import { chosenBy } from "../engine/schema/path.ts";
import { attributeOf, type Element } from "../html.ts";
import { type RefusedAnswer, refusedMarkup } from "./answer-view.tsx";
import { controlsIn, fieldOf, isSilent, nameOf } from "./silent.ts";

const [box, count, key] = [boxOf(""), countOf(""), keyBoxOf("")];

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
const controlsOf = async (answer: RefusedAnswer): Promise<Element[]> => controlsIn((await refusedMarkup(answer)) ?? "");

const first = new WeakMap<WholeForm, Set<string>>();

/** The fields that some of a page's controls are of. */
const fieldsOf = (form: WholeForm, controls: Element[]) => new Set(controls.map((control) => fieldOf(form, control)));

/** The fields of which browsers may post nothing on the page of a form before anything is answered. */
async function firstSilent(answer: RefusedAnswer): Promise<Set<string>> {
  const { form } = answer;
  const known =
    first.get(form) ?? fieldsOf(form, (await controlsOf({ ...answer, body: {}, branches: {} })).filter(isSilent));
  first.set(form, known);
  return known;
}

/**
 * The first field on the page of a valid post that the page before did not have, or had as a box or radio buttons alone.
 * @param posted the names of what was posted
 * @param isAnswer whether the page before was such an answer, too
 * @param shown the fields that such an answer said it had, of which browsers may post nothing; undefined if it did not say
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
  // Where a script was to run that has not arrived, or has failed, no list has its count.
  const isCounted = isAnswer || [...posted].some((one) => one.endsWith(count));
  const newNameOf = (control: Element): string | undefined => {
    const field = fieldOf(answer.form, control);
    const isNew = before && isSilent(control) && !before.has(field);
    const name = isNew ? nameOf(control) : postedNameOf(control);
    // A tick is no text: of what was a box, and is one no longer, nobody has seen what it is now.
    const isOther = name === field && before?.has(field) && !silent.has(field);
    return name && (isOther || !posted.has(name)) && (isCounted || !name.endsWith(count)) ? name : undefined;
  };
  const name = controls.map(newNameOf).find(Boolean);
  return name && chosenBy(name.endsWith(count) ? name.slice(0, -count.length) : name);
}
