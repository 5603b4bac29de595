/**
 * A choice between schemas stays with its value when entries are moved, copied and removed, keys are named, a choice around it
 * changes, and the draft is discarded.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Json, Schema } from "../../src/engine/schema/schema.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, controls, type Drawing, settle } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

const text: Schema = { type: "string" };
const way = (title: string, name: string): Schema => ({ title, ...fields({ code: text, [name]: text }, name) });
const how: Schema = { anyOf: [way("Air", "flight"), way("Sea", "vessel"), way("Rail", "train")] };
const list = (items: Schema, more: Schema = {}): Schema => ({ type: "array", items, ...more });
const go = fields({ is: { const: "go" } }, "is");
const entry = { ...fields({ is: text }), ...when(go, how) };
const inEntry = { ...fields({ is: text }), ...when(go, fields({ how })) };
const [a, b] = ["A", "B"].map((title): Schema => ({ title, ...fields({ [title]: text }) })) as [Schema, Schema];

/** A step, or that the page is loaded again or the draft discarded. */
type More = Step | "reload" | "discard";

async function drawn(schema: Schema, steps: More[], uiSchema?: Case["uiSchema"]): Promise<void> {
  const about = { name: "moved-choices", about: "", kind: "", journeys: [], broken: [] };
  const form = await formOf({ ...about, schema, ...(uiSchema && { uiSchema }) });
  drawing = await drawForm(form);
  for (const step of steps) {
    if (step === "reload") {
      const kept = JSON.stringify(draftNow());
      drawing.close();
      drawing = await drawForm(form, ({ root }) => {
        root.dataset.kept = kept;
      });
    } else if (step === "discard") {
      document.dispatchEvent(new CustomEvent(events.keep, { detail: null }));
      await settle();
    } else await act(drawing, step);
  }
}

const held = () => Object.fromEntries(controls(drawing).map(({ name, value }) => [name, value]));

/** Fills in the first branch, and a part of the second. */
const filled = (at: string): Step[] => [
  { set: `${at}.flight`, to: "LH 1" },
  { branch: at, to: "Sea" },
  { set: `${at}.code`, to: "c" },
];
const sea = (at: string) => ({ [`${at}.code`]: "c", [`${at}.vessel`]: "" });
const air = (at: string, code = "", flight = "") => ({ [`${at}.code`]: code, [`${at}.flight`]: flight });
const set = (path: string, to: string): Step => ({ set: path, to });

const around = { ...fields({ is: text, how }, "how"), anyOf: [a, b] };
const hidden = { ...fields({ is: text }), ...when(go, fields({ how })), anyOf: [a, b] };
const first: Json = [{ flight: "LH" }, { vessel: "Ever" }];

test.each<[where: string, schema: Schema, steps: More[], shown: { [path: string]: string }]>([
  [
    "beside one that is chosen anew",
    around,
    [...filled("how"), { branch: "", to: "B" }, "reload"],
    { is: "", ...sea("how"), B: "" },
  ],
  [
    "that is discarded then",
    around,
    [...filled("how"), { branch: "", to: "B" }, "discard"],
    { is: "", ...air("how"), A: "" },
  ],
  [
    "that is hidden while one around it is chosen anew",
    hidden,
    [set("is", "go"), ...filled("how"), set("is", "no"), { branch: "", to: "B" }, set("is", "go")],
    { is: "go", ...sea("how"), B: "" },
  ],
  [
    "of an entry that was removed is not that of another",
    fields({ l: list(how) }),
    [
      { add: "l" },
      ...filled("l.0"),
      { remove: "l.0" },
      { add: "l" },
      { branch: "l.0", to: "Sea" },
      { branch: "l.0", to: "Air" },
    ],
    air("l.0"),
  ],
  [
    "that is hidden in an entry while this is moved",
    fields({ l: list(entry) }),
    [
      ...[{ add: "l" }, { add: "l" }, set("l.0.is", "go"), ...filled("l.0")],
      ...[set("l.0.is", "no"), { down: "l.0" }, set("l.0.is", "go"), set("l.1.is", "go")],
    ],
    { "l.0.is": "go", ...air("l.0"), "l.1.is": "go", ...sea("l.1") },
  ],
  [
    "that is hidden in an entry of a draft that has more of them",
    fields({ l: list(inEntry, { minItems: 1 }) }),
    [set("l.0.is", "go"), ...filled("l.0.how"), set("l.0.is", "no"), { add: "l" }, "reload", set("l.0.is", "go")],
    { "l.0.is": "go", ...sea("l.0.how"), "l.1.is": "" },
  ],
  [
    "of an entry that was moved, once the draft is discarded",
    fields({ l: list(how, { default: first }) }),
    [{ down: "l.0" }, "discard"],
    { ...air("l.0", "", "LH"), "l.1.code": "", "l.1.vessel": "Ever" },
  ],
  [
    "that came with a draft, once this is discarded",
    { ...fields({ is: text, l: list(text) }), ...when(go, fields({ how })) },
    [set("is", "go"), ...filled("how"), set("how.vessel", "Ever"), "reload", "discard", set("is", "go")],
    { is: "go", ...air("how") },
  ],
  [
    "of a key that was named",
    fields({ k: { type: "object", additionalProperties: how } }),
    [{ add: "k" }, ...filled("k.newKey"), { key: "k.newKey", to: "one" }, { add: "k" }],
    { ...sea("k.one"), ...air("k.newKey") },
  ],
  [
    "that another condition brings under the same name, with fewer branches",
    {
      ...fields({ is: text }),
      ...when(go, fields({ how }), fields({ how: { anyOf: [way("Car", "plate"), way("Foot", "door")] } })),
    },
    [set("is", "go"), { branch: "how", to: "Rail" }, set("is", "no")],
    { is: "no", "how.code": "", "how.plate": "" },
  ],
])("a choice %s", async (_where, schema, steps, shown) => {
  await drawn(schema, steps);
  expect(held()).toEqual(shown);
});

test("the copy of an entry has that entry's branch, not the next one's", async () => {
  const steps = [{ add: "l" }, { add: "l" }, set("l.0.flight", "F"), { branch: "l.1", to: "Sea" }, { copy: "l.0" }];
  await drawn(fields({ l: list(how) }), steps, { l: { "ui:options": { copyable: true } } });
  const second = { "l.2.code": "", "l.2.vessel": "" };
  expect(held()).toEqual({ ...air("l.0", "", "F"), ...air("l.1", "", "F"), ...second });
});

test("an error in a choice is shown at its place, even beside a choice that was made anew", async () => {
  await drawn(around, [...filled("how"), { branch: "", to: "B" }]);
  expect(await drawing.submit()).toEqual({ errors: [{ path: "how.vessel", message: "Vessel is required" }] });
});
