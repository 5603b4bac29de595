/** All error messages of a form, by the path of their field. */
import { isChoiceList } from "../kinds/choices.ts";
import { kindOf } from "../kinds/index.ts";
import { type Follow, followIn, inPlace } from "../schema/in-place.ts";
import { parentOf, pathStep, within } from "../schema/path.ts";
import { isObject, type Schema } from "../schema/schema.ts";
import { choicesOf } from "../words/choices.ts";
import { spoken } from "../words/spoken.ts";
import { humanize } from "../words/words.ts";
import type { Sentences, WholeDefinition } from "./definition.ts";
import { entryMark } from "./entry-name.ts";
import { type ByPath, type Field, wholeSchema } from "./fields.ts";
import { namesIn } from "./names-said.ts";
import { allSentencesOf, askedIn, type Said, sentencesOf, writtenSentences } from "./sentences.ts";
import { sentencesByPlace } from "./sentences-by-place.ts";

/**
 * Messages for fields that only one of several alternatives requires, by name: "is required" would be wrong there. None for a field
 * that several choices mention.
 */
function askedOf(schema: Schema, said: Said, follow: Follow): Map<string, string> {
  const found = new Map<string, (string | undefined)[]>();
  for (const { schema: part } of inPlace({ schema, pointer: "" }, { follow }))
    for (const rule of ["oneOf", "anyOf"]) {
      const names = ((part[rule] ?? []) as Schema[]).flatMap((branch) => (isObject(branch) && branch.required) || []);
      const sentence = askedIn(part, rule, said.innerLabelOf ?? humanize) && sentencesOf(part, said)[rule];
      for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), sentence]);
    }
  const only = [...found].flatMap(([name, [sentence, ...others]]): [string, string][] =>
    sentence && others.length === 0 ? [[name, sentence]] : [],
  );
  return new Map(only);
}

/**
 * The labels of a field's choices, by their text, for conditions that allow some of them and seldom repeat the labels. Choices
 * with different labels in different branches are left out.
 */
function labelsIn(fields: Field[]): { [text: string]: string } {
  const found = new Map<string, Set<string>>();
  for (const { whole } of fields)
    for (const { text, label } of choicesOf(isChoiceList(whole) ? (whole.items as Schema) : whole))
      if (label !== text) found.set(text, (found.get(text) ?? new Set()).add(label));
  return Object.fromEntries(
    [...found].flatMap(([text, [label = "", ...others]]) => (others.length > 0 ? [] : [[text, label]])),
  );
}

/** Error messages by path; a branch may define more rules for a field than the schema around it. */
export function sentencesBy(byPath: ByPath, drawn: Schema, looks: WholeDefinition["fields"]): Sentences {
  const [follow, whole] = [followIn(drawn), wholeSchema(drawn, drawn)];
  const innerLabelIn = (path: string) => (name: string) => looks[within(path, pathStep(name))]?.label ?? humanize(name);
  const form = { label: spoken.rules.form, innerLabelOf: innerLabelIn("") };
  const ofForm: Sentences[string] = { ...sentencesOf(whole, form), ...namesIn([whole]) };
  const root: Field = { path: "", pointer: "", schema: drawn, whole, required: true, chosen: {} };
  const sentences: Sentences = { "": { ...ofForm, ...sentencesByPlace([root], form, ofForm, follow) } };
  const asked = new Map<string, string>();
  const ask = (path: string, schema: Schema, said: Said) => {
    for (const [name, sentence] of askedOf(schema, said, follow)) asked.set(within(path, pathStep(name)), sentence);
  };
  ask("", drawn, form);
  const isChosen = (path: string) => {
    const [list] = byPath.get(parentOf(path)) ?? [];
    return path.endsWith(".*") && list !== undefined && isChoiceList(list.whole);
  };
  for (const [path, fields] of byPath) {
    // These messages belong to the list.
    if (isChosen(path)) continue;
    const { label = "", options, varies } = looks[path] ?? {};
    const name = looks[path]?.entry && entryMark;
    const labels = { ...labelsIn(fields), ...options };
    const said = fields.map(({ schema, whole }) => ({ schema, whole, kind: kindOf(whole)?.name })).reverse();
    const around = { labelOf: innerLabelIn(parentOf(path)), innerLabelOf: innerLabelIn(path) };
    const written: Sentences[string] = Object.assign(
      {},
      ...said.map(({ whole }) => writtenSentences(whole, { label, name })),
    );
    const known: Sentences[string] = Object.assign(
      {},
      ...said.map(({ whole, kind }) => allSentencesOf(whole, { label, name, kind, labels, ...around }, follow)),
      asked.has(path) && !written.required && { asked: asked.get(path) },
      written,
      namesIn(said.map(({ whole }) => whole)),
    );
    sentences[path] = {
      ...known,
      ...sentencesByPlace(fields, { label, name, varies, labels, ...around }, known, follow),
    };
    for (const { schema, whole, kind } of said) {
      ask(path, schema, { label, name, ...around });
      if (kind === "choices") {
        const chosen = { label, labels, kind: "chosen" };
        const known = sentencesOf(whole.items as Schema, chosen);
        const entries = byPath.get(`${path}.*`) ?? [];
        sentences[`${path}.*`] = { ...known, ...sentencesByPlace(entries, chosen, known, follow) };
      }
    }
  }
  for (const [path, { label, entry }] of Object.entries(looks))
    if (entry === "keyed" && !byPath.has(path)) sentences[path] = sentencesOf({}, { label, name: entryMark });
  return sentences;
}
