/** Unticked checkboxes in a form post: browsers do not post them, so hidden controls say that they were on the page. */
import type { Form } from "../../engine/define/definition.ts";
import { boxOf } from "../../engine/define/list-changes.ts";
import { chosenAt, chosenIn } from "./chosen.ts";
import { isBoxAt, isOfBox } from "./known.ts";
import type { PostedTexts } from "./posted-texts.ts";

const ending = boxOf("");

/** The texts with "false" for each checkbox that was on the page and left unticked. */
export function withNoes(form: Form, sent: PostedTexts): PostedTexts {
  const pathIn = (name: string): string => (name.endsWith(ending) ? name.slice(0, -ending.length) : "");
  const boxes = [...sent.keys()].filter((name) => !Object.hasOwn(form.fields, name) && isBoxAt(form, pathIn(name)));
  if (boxes.length === 0) return sent;
  const texts = new Map(sent);
  const chosen = chosenIn(form, sent);
  for (const name of boxes) {
    const path = pathIn(name);
    texts.delete(name);
    // If another branch has been chosen, the checkbox is not part of it.
    const isThere = chosenAt(chosen, path).every(({ schema }) => isOfBox(form, schema));
    if (isThere && !sent.has(path)) texts.set(path, ["false"]);
  }
  return texts;
}
