/** Completes keys and values from the schema of a document, and describes the key under the mouse. */
import { type Completion, type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import { type EditorView, hoverTooltip } from "@codemirror/view";
import type { Json, Schema } from "../../../engine/schema/schema.ts";
import type { Hints } from "./hints.ts";
import { aboutAt, keysAt, valuesAt } from "./meaning.ts";
import { type Spot, spotAt } from "./places.ts";

/** Describes a document: its meta-schema, and hints beyond that. */
export interface Guide {
  schema: Schema;
  hints?: Hints;
}

/** Replaces the whole name or value, including quotes. */
const writing =
  (template: string) =>
  (view: EditorView, completion: Completion, from: number, to: number): void => {
    const { range } = spotAt(view.state.doc.toString(), to) ?? { range: { from, to } };
    snippet(template)(view, completion, range.from, range.to);
  };

/** Escapes JSON for a snippet, where `#{` and `${` start a placeholder. */
const plain = (json: string) => json.replace(/([#$])\{/g, "$1\\{");

function nameOptions({ schema, hints }: Guide, { steps, names }: Spot, isNew: boolean): Completion[] {
  const hinted = (hints?.(steps, "name") ?? []).map((name) => ({ name, about: "", kind: "", start: "" }));
  return [...hinted, ...keysAt(schema, steps)]
    .filter(({ name }) => !names.includes(name))
    .map(({ name, about, kind, start }, index) => {
      const key = plain(JSON.stringify(name));
      const apply = writing(isNew ? `${key}: ${start}` : key);
      return { label: name, detail: kind, info: about || undefined, type: "property", apply, boost: -index };
    });
}

function valueOptions({ schema, hints }: Guide, { steps }: Spot): Completion[] {
  const values: Json[] = hints?.(steps, "value") ?? valuesAt(schema, steps);
  const info = aboutAt(schema, steps) || undefined;
  return values.map((value, index) => {
    const json = JSON.stringify(value);
    return {
      label: typeof value === "string" ? value : json,
      info,
      type: "enum",
      apply: writing(plain(json)),
      boost: -index,
    };
  });
}

/** The completions at the cursor. */
export const completer =
  (guide: () => Guide) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const spot = spotAt(state.doc.toString(), pos);
    if (!spot) return null;
    const { from, to } = spot.range;
    if (from === to && !explicit) return null;
    const isNew = !/^\s*:/.test(state.sliceDoc(to, to + 20));
    const options = spot.role === "name" ? nameOptions(guide(), spot, isNew) : valueOptions(guide(), spot);
    const isQuoted = state.sliceDoc(from, from + 1) === '"' && pos > from;
    return { from: isQuoted ? from + 1 : from, options, validFor: /^[^"]*$/ };
  };

/** A tooltip that describes a key. */
export const keywordTooltip = (guide: () => Guide) =>
  hoverTooltip(({ state }, pos) => {
    const spot = spotAt(state.doc.toString(), pos);
    if (spot?.role !== "name" || spot.range.from === spot.range.to) return null;
    const text = aboutAt(guide().schema, [...spot.steps, spot.name]);
    if (!text) return null;
    const dom = () => Object.assign(document.createElement("p"), { className: "cm-meaning", textContent: text });
    return { pos: spot.range.from, end: spot.range.to, create: () => ({ dom: dom() }) };
  });
