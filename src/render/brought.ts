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

/** The fields that the page of a form has before anything is answered. */
async function firstFields(answer: RefusedAnswer): Promise<Set<string>> {
  const { form } = answer;
  const known =
    first.get(form) ??
    new Set((await controlsOf({ ...answer, body: {}, branches: {} })).map((control) => fieldOf(form, control)));
  first.set(form, known);
  return known;
}

/**
 * The first field on the page of a valid post that the page before did not have.
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
  const before = isAnswer ? shown && new Set(shown) : await firstFields(answer);
  // Where a script was to run that has not arrived, or has failed, no list has its count.
  const isCounted = isAnswer || [...posted].some((one) => one.endsWith(count));
  const newNameOf = (control: Element): string | undefined => {
    const isNew = before && isSilent(control) && !before.has(fieldOf(answer.form, control));
    const name = isNew ? nameOf(control) : postedNameOf(control);
    return name && !posted.has(name) && (isCounted || !name.endsWith(count)) ? name : undefined;
  };
  const name = controls.map(newNameOf).find(Boolean);
  return name && chosenBy(name.endsWith(count) ? name.slice(0, -count.length) : name);
}
