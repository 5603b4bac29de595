import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { kinds } from "../../engine/kinds/index.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { Recap } from "./recap.tsx";

/** The labels and words of a recap. */
function said(schema: Schema, body: JsonObject): [string, string][] {
  const html = renderToStaticMarkup(<Recap form={formFrom(schema)} kinds={kinds} body={body} />);
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, label = "", words = ""]) => [label, words]);
}

const text: Schema = { type: "string" };
const list = (title: string, items: Schema): Schema => ({ type: "array", title, items });

describe("what was sent", () => {
  it.each<[string, Schema, JsonObject, [string, string][]]>([
    ["a text", fields({ name: text }), { name: "Ada" }, [["Name", "Ada"]]],
    [
      "choices in one row",
      fields({ goals: list("Goals", { enum: ["a", "b"] }) }),
      { goals: ["a", "b"] },
      [["Goals", "a, b"]],
    ],
    [
      "names of files that contain a comma, each on its line",
      fields({ plans: list("Plans", { type: "string", format: "data-url" }) }),
      { plans: ["a, b.pdf", "c.pdf"].map((name) => `data:;name=${encodeURIComponent(name)};base64,YQ==`) },
      [["Plans", "a, b.pdf\nc.pdf"]],
    ],
    [
      "an entry by what it is and which",
      fields({ guests: list("Guests", fields({ name: text })) }),
      { guests: [{ name: "Ada" }, { name: "Bo" }] },
      [
        ["Guest 1: Name", "Ada"],
        ["Guest 2: Name", "Bo"],
      ],
    ],
    [
      "a list in a list",
      fields({ decks: list("Decks", fields({ cabins: list("Cabins", fields({ kind: text })) })) }),
      { decks: [{ cabins: [{ kind: "in" }, { kind: "out" }] }] },
      [
        ["Deck 1: Cabin 1: Kind", "in"],
        ["Deck 1: Cabin 2: Kind", "out"],
      ],
    ],
    [
      "a list of lists",
      fields({ grid: list("Grid", list("Row", { type: "integer" })) }),
      { grid: [[1, 2], [3]] },
      [
        ["Row 1", "1, 2"],
        ["Row 2", "3"],
      ],
    ],
    [
      "what the visitor named",
      { ...fields({ name: text }), additionalProperties: text },
      { name: "Tern", "flag.state": "Danish" },
      [
        ["Name", "Tern"],
        ["flag.state", "Danish"],
      ],
    ],
    [
      "a choice by its title",
      fields({ cloud: { oneOf: [{ const: "aws", title: "Amazon" }] } }),
      { cloud: "aws" },
      [["Cloud", "Amazon"]],
    ],
    ["nothing", fields({ name: text }), { name: "" }, []],
  ])("%s", (_what, schema, body, rows) => expect(said(schema, { ...body, formName: "test" })).toEqual(rows));

  it("is left out where there is nothing of it", () => {
    expect(
      renderToStaticMarkup(<Recap form={formFrom(fields({ name: text }))} kinds={kinds} body={{ name: "" }} />),
    ).toBe("");
  });
});
