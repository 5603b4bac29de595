/** Lists of a form without script: its buttons post it, and the answer is the same form with an entry more or less. */
import { describe, expect, test } from "vitest";
import { actionIn, type Fields, fieldsIn, submit, withFields } from "../../../tests/form-post.ts";
import { fields, formFrom } from "../../../tests/forms.ts";
import { start } from "../../../tests/receiver.ts";
import { attributeOf, elementsOf } from "../../html.ts";
import { Store } from "../store/store.ts";

const text = (title: string) => ({ type: "string", title }) as const;
const boxes = fields({ vip: { type: "boolean", title: "VIP" } });
const stay = fields({ town: text("Town") }, "town");
const trip = fields({ to: text("To"), stays: { type: "array", title: "Stays", maxItems: 2, items: stay } }, "to");
const node = { ...fields({ name: text("Name"), child: { $ref: "#/definitions/node" } }), title: "Node" };
const paper = fields({ kind: { const: "paper" }, copies: { type: "array", title: "Copies", items: text("Copy") } });
const form = formFrom({
  ...fields(
    {
      email: text("Email"),
      guests: { type: "array", title: "Guests", items: text("Guest"), minItems: 1 },
      trips: { type: "array", title: "Trips", items: trip },
      marks: { type: "array", title: "Marks", items: boxes },
      flags: { type: "array", title: "Flags", items: { type: "boolean", title: "Flag" } },
      prices: { type: "object", title: "Prices", additionalProperties: { type: "number" } },
      rows: { type: "array", title: "Rows", items: { type: "array", minItems: 1, items: text("Cell") } },
      sizes: { type: "array", title: "Sizes", items: { ...text("Size"), default: "M" } },
      ways: { type: "array", title: "Ways", items: { oneOf: [paper, fields({ kind: { const: "mail" } })] } },
      way: { title: "Way", oneOf: [fields({ kind: { const: "mail" } }), paper] },
    },
    "email",
  ),
} as never);
const ofTree = formFrom({
  ...fields({ tree: { $ref: "#/definitions/node", title: "Tree" } }),
  definitions: { node },
} as never);

/** A visitor without script. */
async function visitor(to = form) {
  const { port, url } = await start({}, [to]);
  let sent: Fields = [["formName", "test"]];
  let action: string | undefined;
  let status = 0;
  let html = "";
  const press = async (button?: string, typed: { [name: string]: string } = {}) => {
    const pressed: Fields = button ? [[button, ""]] : [];
    ({ status, html } = await submit(port, [...withFields(sent, typed), ...pressed], {}, action));
    action = actionIn(html);
    sent = fieldsIn(html);
    const focused = elementsOf(html).find((one) => attributeOf(one, "autofocus") !== undefined);
    return { status, html, focus: focused && (attributeOf(focused, "name") ?? attributeOf(focused, "id")) };
  };
  const namesOf = (start: string) => sent.filter(([name]) => name.startsWith(start) && !name.endsWith("~count"));
  return { press, namesOf, stored: async () => (await Store.read(url, {})) ?? [] };
}

describe("a form without script", () => {
  test("adds an entry with the focus in it, keeps what was typed, and shows no errors", async () => {
    const { press, namesOf, stored } = await visitor();
    const { status, html, focus } = await press("guests~add", { "guests.0": " Ines" });
    expect([status, focus]).toEqual([200, "guests.1"]);
    expect(html).not.toMatch(/error-summary|field-error|<title>Error/);
    expect(namesOf("guests")).toEqual([
      ["guests.0", " Ines"],
      ["guests.1", ""],
    ]);
    expect(await stored()).toEqual([]);
  });

  test("removes an entry, and the others move up", async () => {
    const { press, namesOf } = await visitor();
    await press("guests~add", { "guests.0": "Ines" });
    await press("guests~add", { "guests.1": "Ola" });
    const { focus } = await press("guests.0~remove", { "guests.2": "Per" });
    expect(namesOf("guests").map(([, value]) => value)).toEqual(["Ola", "Per"]);
    expect(focus).toBe("guests~add");
  });

  test("adds to a list in a list, up to its limit", async () => {
    const { press, namesOf, stored } = await visitor();
    expect((await press("trips~add")).focus).toBe("trips.0.to");
    expect((await press("trips.0.stays~add", { "trips.0.to": "Oslo" })).focus).toBe("trips.0.stays.0.town");
    await press("trips.0.stays~add", { "trips.0.stays.0.town": "Moss" });
    await press("trips.0.stays~add", { "trips.0.stays.1.town": "Hamar" });
    expect(namesOf("trips").map(([, value]) => value)).toEqual(["Oslo", "Moss", "Hamar"]);
    expect((await press(undefined, { email: "a", "guests.0": "Ines" })).status).toBe(201);
    const [lead] = await stored();
    expect(lead?.body.trips).toEqual([{ to: "Oslo", stays: [{ town: "Moss" }, { town: "Hamar" }] }]);
  });

  test.each([
    ["rows", "rows.0.0", [["rows.0.0", ""]]],
    [
      "rows.0",
      "rows.0.1",
      [
        ["rows.0.0", ""],
        ["rows.0.1", ""],
      ],
    ],
    ["sizes", "sizes.0", [["sizes.0", "M"]]],
    ["ways", "ways.0~branch", [["ways.0~branch", "0"]]],
    [
      "ways.0.copies",
      "ways.0.copies.0",
      [
        ["ways.0~branch", "0"],
        ["ways.0.copies.0", ""],
      ],
    ],
  ])("adds to %s, an entry as a script would", async (list, focused, values) => {
    const { press, namesOf } = await visitor();
    const parent = /^(\w+)\.0/.exec(list)?.[1];
    if (parent) await press(`${parent}~add`);
    expect((await press(`${list}~add`)).focus).toBe(focused);
    expect(namesOf(list.split(".")[0] ?? "").filter(([name]) => !/\.kind$/.test(name))).toEqual(values);
  });

  test("counts entries for which a browser sends nothing", async () => {
    const { press, stored } = await visitor();
    for (const list of ["marks", "flags", "marks", "flags", "flags"]) await press(`${list}~add`);
    const { html } = await press("flags.1~remove", { "flags.2": "true" });
    expect(html.match(/name="marks\.\d\.vip"/g)).toHaveLength(2);
    expect((await press(undefined, { email: "a", "guests.0": "Ines" })).status).toBe(201);
    expect((await stored())[0]?.body).toMatchObject({ flags: [false, true] });
  });

  test("adds a key that the visitor names, and removes it", async () => {
    const { press, namesOf } = await visitor();
    expect((await press("prices~add")).focus).toBe("prices.newKey~key");
    await press("prices~add", { "prices.newKey~key": "tea", "prices.newKey": "3" });
    expect(namesOf("prices")).toEqual([
      ["prices.tea~key", "tea"],
      ["prices.tea", "3"],
      ["prices.newKey~key", ""],
      ["prices.newKey", ""],
    ]);
    await press("prices.newKey~remove");
    expect(namesOf("prices").map(([, value]) => value)).toEqual(["tea", "3"]);
  });

  test("adds to a list in the branch that is chosen", async () => {
    const { press, namesOf } = await visitor();
    await press("guests~add", { "way~branch": "1" });
    expect((await press("way.copies~add")).focus).toBe("way.copies.0");
    expect(namesOf("way")).toContainEqual(["way.copies.0", ""]);
  });

  test("adds and removes a recursive group level by level", async () => {
    const { press, namesOf } = await visitor(ofTree);
    expect((await press("tree.child~add", { "tree.name": "a" })).focus).toBe("tree.child.name");
    await press("tree.child.child~add", { "tree.child.name": "b" });
    expect(namesOf("tree").map(([, value]) => value)).toEqual(["a", "b", ""]);
    await press("tree.child~remove");
    expect(namesOf("tree").map(([, value]) => value)).toEqual(["a"]);
  });

  test.each([
    "email~add",
    "nothing~add",
    "trips.7.stays~add",
    "guests.9~remove",
    "__proto__~add",
    "~remove",
    "trips.0~add",
  ])("%s, which no page of ours sends, changes nothing", async (name) => {
    const { press, namesOf, stored } = await visitor();
    await press("guests~add", { "guests.0": "Ines" });
    expect([200, 400]).toContain((await press(name)).status);
    expect(namesOf("guests").map(([, value]) => value)).toEqual(["Ines", ""]);
    expect(await stored()).toEqual([]);
  });

  test("more entries than a body may have are refused", async () => {
    const { press } = await visitor();
    const counts = Array.from({ length: 9 }, (_none, index) => [`trips.${index}.stays~count`, "999"]);
    expect((await press("guests~add", { "trips~count": "9", ...Object.fromEntries(counts) })).status).toBe(400);
  });
});
