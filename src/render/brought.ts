/** The fields that answers bring: without script, a page has only those of the answers that it was drawn with. */
import { keyBoxOf } from "../engine/define/keys.ts";
import { boxOf, countOf } from "../engine/define/list-changes.ts";
import { chosenBy } from "../engine/schema/path.ts";
import { attributeOf, type Element, elementsOf } from "../html.ts";
import { type RefusedAnswer, refusedMarkup } from "./answer-view.tsx";

const [box, count, key] = [boxOf(""), countOf(""), keyBoxOf("")];

/** The name by which a browser surely posts a control, filled in or not; undefined if there is none, or nothing to answer. */
function postedNameOf(control: Element): string | undefined {
  const name = attributeOf(control, "name") ?? "";
  if (name.endsWith(count)) return name;
  if (name.endsWith(box)) return name.slice(0, -box.length);
  const isOpen = ["multiple", "disabled", "readonly"].every((one) => attributeOf(control, one) === undefined);
  const isSilent = /^(checkbox|radio|file|hidden)$/.test(attributeOf(control, "type") ?? "");
  return isOpen && !isSilent && !name.endsWith(key) ? name : undefined;
}

/**
 * The first field on the page of a valid post that the page before did not have.
 * @param posted what was posted, by name
 * @param isAnswer whether the page before was such an answer, too
 */
export async function firstBrought(
  answer: RefusedAnswer,
  posted: ReadonlyMap<string, unknown>,
  isAnswer: boolean,
): Promise<string | undefined> {
  const controls = elementsOf((await refusedMarkup(answer)) ?? "").filter(({ tagName }) =>
    /^(input|select|textarea)$/.test(tagName),
  );
  // Where a script was to run that has not arrived, or has failed, no list has its count.
  const isCounted = isAnswer || [...posted.keys()].some((one) => one.endsWith(count));
  const name = controls.map(postedNameOf).find((one) => one && !posted.has(one) && (isCounted || !one.endsWith(count)));
  return name && chosenBy(name.endsWith(count) ? name.slice(0, -count.length) : name);
}
