/**
 * Which answers count as the visitor's, so that a later version of the form can report those it has no place for: also where they
 * have moved meanwhile, and after they were hidden.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fill, heldBy, keyOf } from "../../src/form/drafts/controls.ts";
import type { ControlStates, Known } from "../../src/form/drafts/draft.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { act, type Drawing } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

/** The host's answer to a keeper that recorded some controls. */
function asked(held: ControlStates): Known {
  const known: Known = { held };
  document.dispatchEvent(new CustomEvent(events.keep, { detail: known }));
  return known;
}

const heldAt = (path: string): ControlStates =>
  [...drawing.root.querySelectorAll<HTMLInputElement>("form [name]")]
    .filter(({ name }) => name === path)
    .map((control) => [keyOf(control), heldBy(control)]);

const text: Schema = { type: "string" };
const named = (title: string, name: string): Schema => ({ title, ...fields({ [name]: text }) });
const turned = (kind: string): Step => ({ set: "kind", to: kind });
const ship = {
  ...fields({ kind: text, mate: { ...text, default: "Jo" } }),
  ...when(fields({ kind: { const: "ship" } }, "kind"), fields({ crew: text })),
};
const rows = fields({ rows: { type: "array", items: fields({ crew: text }) }, mate: { ...text, default: "Jo" } });
const berth = fields({ berth: { anyOf: [named("Water", "crew"), named("Land", "place")] } as Schema });
const tags = fields({ tags: { type: "object", additionalProperties: text }, mate: { ...text, default: "Jo" } });

test.each<[what: string, Schema, before: Step[], path: string, after: Step[], now: string]>([
  ["with a condition", ship, [turned("ship")], "crew", [turned("raft"), turned("ship")], "crew"],
  [
    "with a branch",
    berth,
    [],
    "berth.crew",
    [
      { branch: "berth", to: "Land" },
      { branch: "berth", to: "Water" },
    ],
    "berth.crew",
  ],
  ["in another place", rows, [{ add: "rows" }, { add: "rows" }], "rows.1.crew", [{ remove: "rows.0" }], "rows.0.crew"],
  ["under another name", tags, [{ add: "tags" }], "tags.newKey", [{ key: "tags.newKey", to: "red" }], "tags.red"],
])(
  "an answer that comes back %s, even if the page is loaded again meanwhile",
  async (_what, schema, before, path, after, now) => {
    const one: Case = { name: "touched", about: "", kind: "", schema, journeys: [], broken: [] };
    for (const loadedAfter of [0, 1, 2]) {
      drawing = await drawForm(await formOf(one));
      for (const step of [...before, { set: path, to: "Ines" }]) await act(drawing, step);
      let { state, base = [] } = asked(heldAt(path));
      for (const [index, step] of after.entries()) {
        if (index + 1 === loadedAfter) {
          const kept = JSON.stringify({ held: base, base, state });
          drawing.close();
          drawing = await drawForm(await formOf(one), ({ root }) => {
            fill(base);
            root.dataset.kept = kept;
          });
        }
        await act(drawing, step);
        ({ state, base = [] } = asked(base));
      }
      const names = base.map(([, [name, value]]) => `${name}: ${value}`);
      expect(names).toContain(`${now}: Ines`);
      expect(names).not.toContain("mate: Jo");
      if (loadedAfter < 2) drawing.close();
    }
  },
);
