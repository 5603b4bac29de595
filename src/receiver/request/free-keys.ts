/** The free keys of a form post: values are posted under the key with which the page was rendered, the typed key separately. */
import type { Form } from "../../engine/define/definition.ts";
import { keyBoxOf, keyFrom } from "../../engine/define/keys.ts";
import { boxOf, changeOf, countOf } from "../../engine/define/list-changes.ts";
import { chooserOf, knownPath, parentOf, pathStep, within } from "../../engine/schema/path.ts";
import { isBoxAt } from "./known.ts";
import type { PostedTexts } from "./posted-texts.ts";

const box = keyBoxOf("");

/** Suffixes of paths in the names of controls that are no fields. */
const endings = [
  chooserOf(chooserOf("")),
  chooserOf(""),
  changeOf("", "add"),
  changeOf("", "remove"),
  countOf(""),
  boxOf(""),
];

/** The path of the entry whose key a control holds; undefined for others, also for a value whose key has such a control. */
function entryOf(form: Form, sent: PostedTexts, name: string): string | undefined {
  const path = name.endsWith(box) && !sent.has(keyBoxOf(name)) ? name.slice(0, -box.length) : "";
  return path !== "" && form.free?.includes(knownPath(form, parentOf(path))) ? path : undefined;
}

/** The typed keys of entries, by their paths; a number is appended if a key is taken, as in the browser. */
function keysIn(form: Form, sent: PostedTexts): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [name, [text]] of sent) {
    const path = entryOf(form, sent, name);
    if (path !== undefined) keys.set(path, pathStep(keyFrom(text)) || path.slice(path.lastIndexOf(".") + 1));
  }
  const taken = new Set([...sent.keys()].filter((name) => !keys.has(name)));
  const counts = new Map<string, number>();
  for (const [path, key] of keys) {
    const wanted = within(parentOf(path), key);
    let count = counts.get(wanted) ?? 0;
    const numbered = (text: string) => (count > 0 ? `${text}-${count}` : text);
    while (taken.has(numbered(wanted))) count += 1;
    counts.set(wanted, count);
    taken.add(numbered(wanted));
    keys.set(path, numbered(key));
  }
  return keys;
}

/** The texts under the keys that the visitor typed, without the inputs for these. */
export function withKeys(form: Form, sent: PostedTexts): PostedTexts {
  const keys = form.free ? keysIn(form, sent) : new Map<string, string>();
  if (keys.size === 0) return sent;
  const boxes = new Set([...keys.keys()].map(keyBoxOf));
  const renamed = (name: string): string => {
    const end = endings.find((one) => name.endsWith(one)) ?? "";
    let [before, now] = ["", ""];
    for (const step of name.slice(0, name.length - end.length).split(".")) {
      before = within(before, step);
      now = within(now, keys.get(before) ?? step);
    }
    return now + end;
  };
  const named = [...sent].flatMap(([name, texts]) => (boxes.has(name) ? [] : [[renamed(name), texts] as const]));
  // Browsers do not post an unticked checkbox: only the key's input shows that it exists.
  const unticked = [...keys.keys()].filter((path) => !sent.has(path) && keyFrom(sent.get(keyBoxOf(path))?.[0]));
  const noes = unticked
    .map(renamed)
    .filter((path) => isBoxAt(form, path))
    .map((path): [string, string[]] => [path, ["false"]]);
  return new Map([...named, ...noes]);
}
