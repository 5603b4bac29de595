/** Reads the translations of forms from disk: `forms/<name>.<lang>.json`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Problem, quote } from "../../engine/check/problem.ts";
import { translationIn } from "../../engine/define/documents.ts";
import type { TranslationDocument } from "../../engine/define/translation/texts.ts";
import { pointerTo } from "../../engine/schema/path.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { documentFrom } from "../document.ts";
import { filledIn } from "../fill-in.ts";

/** Texts with placeholders that their translation lacks: the values could change unnoticed. */
function unfilled(file: string, texts: { [text: string]: unknown }): Problem[] {
  return Object.entries(texts).flatMap(([text, said]) => {
    const wanted = filledIn(text);
    const all = isObject(said) ? Object.entries(said) : [[undefined, said] as const];
    return all.flatMap(([place, words]): Problem[] => {
      const lacking = wanted.filter((one) => typeof words === "string" && words && !words.includes(one));
      if (lacking.length === 0) return [];
      const path = pointerTo(["texts", text, ...(place === undefined ? [] : [place])]);
      const fix =
        "write the placeholder in the translation, or write the key with the value filled in, as visitors read it";
      return [{ file, path, expected: lacking.join(" and "), found: quote(words), fix }];
    });
  });
}

/** The translations among files, by form and language; those that cannot be read are left out. */
export function readTranslations(
  root: string,
  files: string[],
  problems: Problem[],
): Map<string, { [lang: string]: TranslationDocument }> {
  const found = new Map<string, { [lang: string]: TranslationDocument }>();
  for (const file of files) {
    const { name, lang } = translationIn(file) ?? {};
    if (name === undefined || lang === undefined) continue;
    const faults: Problem[] = [];
    const text = readFileSync(join(root, file), "utf8");
    const document = documentFrom(file, text, faults);
    const written = faults.length === 0 ? (JSON.parse(text) as JsonObject) : {};
    if (isObject(written.texts)) faults.push(...unfilled(file, written.texts));
    problems.push(...faults);
    if (faults.length > 0) continue;
    // A text that a hidden claim removes entirely needs no translation.
    const { "": removed, ...rest } = isObject(document.texts) ? document.texts : {};
    const isRemoved = removed !== undefined && isObject(written.texts) && !("" in written.texts);
    const said = isRemoved ? { ...document, texts: rest } : document;
    found.set(name, { ...found.get(name), [lang]: said as TranslationDocument });
  }
  return found;
}
