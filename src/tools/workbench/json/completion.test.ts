/** The editors' completions, and where a pointer leads in a text. */
import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../../tests/forms.ts";
import { placesIn } from "../../../engine/check/syntax/places.ts";
import schemaMeta from "../../../engine/meta/schema.json" with { type: "json" };
import uiMeta from "../../../engine/meta/ui.json" with { type: "json" };
import type { Schema } from "../../../engine/schema/schema.ts";
import { completer, type Guide } from "./completion.ts";
import { schemaHints, uiHints } from "./hints.ts";

const form = formFrom(fields({ email: { type: "string" }, size: { enum: ["S", "M"] } }, "email"));
const ui: Guide = { schema: uiMeta as unknown as Schema, hints: uiHints(form) };
const schema = (document: object): Guide => ({
  schema: schemaMeta as unknown as Schema,
  hints: schemaHints(document, ["shared.json#/definitions/email"]),
});

const stateOf = (text: string) => EditorState.create({ doc: text, extensions: [json()] });

/** The completions at the `|` in a text. */
function offered(guide: Guide, text: string): string[] {
  const pos = text.indexOf("|");
  const result = completer(() => guide)(new CompletionContext(stateOf(text.replace("|", "")), pos, true));
  return (result?.options ?? []).map(({ label }) => label);
}

describe("completion", () => {
  test("keys that are not there yet, from the meta-schema, with their descriptions", () => {
    expect(offered(ui, '{ "heading": "x", "subm|" }')).toContain("submit");
    expect(offered(ui, '{ "heading": "x", | }')).not.toContain("heading");
    expect(offered(ui, '{ "success": { | } }')).toEqual(["kind", "heading", "text", "due", "links", "noindex"]);
    expect(offered(schema({}), '{ "properties": { "a": { | } } }')).toContain("maxLength");
    expect(offered(schema({}), '{ "oneOf": [{ "properties": { "a": { "min|" } } }] }')).toContain("minimum");
  });

  test("nothing where neither a key nor a value may be, and what may be in an incomplete text", () => {
    expect(offered(ui, '{ "heading": "x" | }')).toEqual([]);
    expect(offered(ui, "{} |")).toEqual([]);
    expect(offered(ui, '{ "steps" | }')).toEqual([]);
    expect(offered(ui, '{ "heading": "x", "subm|')).toContain("submit");
    expect(offered(ui, '{ "success": { "kind": "|')).toEqual(["page", "screen", "banner"]);
    expect(offered(ui, '{ "sections": [{ "fields": [] }, { | ')).toContain("title");
  });

  test("values that can be listed", () => {
    expect(offered(ui, '{ "success": { "kind": "|" } }')).toEqual(["page", "screen", "banner"]);
    expect(offered(ui, '{ "steps": | }')).toEqual(["true", "false"]);
    expect(offered(schema({}), '{ "type": "|" }')).toContain("integer");
  });

  test("names from the other document", () => {
    expect(offered(ui, '{ "fields": { "|" } }')).toEqual(["email", "size"]);
    expect(offered(ui, '{ "fields": { "size": { "widget": "|" } } }')).toEqual(["select", "radio", "hidden"]);
    const own = [
      { name: "sizes", takes: ["choice"] },
      { name: "stars", takes: ["number"] },
    ];
    const withOwn: Guide = { ...ui, hints: uiHints(form, own) };
    for (const place of ['"fields": { "size": { "widget": "|" } }', '"uiSchema": { "size": { "ui:widget": "|" } }'])
      expect(offered(withOwn, `{ ${place} }`)).toEqual(["select", "radio", "sizes", "hidden"]);
    expect(offered(ui, '{ "fields": { "size": { "options": { | } } } }')).toEqual(["S", "M"]);
    expect(offered(ui, '{ "sections": [{ "fields": ["email", "|"] }] }')).toEqual(["email", "size"]);
    const document = { properties: { email: { format: "email" } } };
    expect(offered(schema(document), '{ "properties": { "email": { "errorMessage": { | } } } }')).toEqual([
      "required",
      "format",
    ]);
    expect(offered(schema(document), '{ "required": [|] }')).toEqual(["email"]);
    expect(offered(schema(document), '{ "properties": { "a": { "$ref": "|" } } }')).toEqual([
      "shared.json#/definitions/email",
    ]);
    const newer = { $defs: { "a/b": { type: "string" } } };
    expect(offered(schema(newer), '{ "items": { "$ref": "|" } }')).toContain("#/$defs/a~1b");
  });
});

test("a pointer leads to its property or entry, or as far along it as there is one", () => {
  const text = '{ "a/b": { "c": [1, { "d": 2 }] } }';
  const at = (pointer: string) => {
    const { from, to } = placesIn(text)(pointer);
    return text.slice(from, to);
  };
  expect(at("/a~1b/c/1/d")).toBe('"d": 2');
  expect(at("/a~1b/c/0")).toBe("1");
  expect(at("/a~1b/c/7/x")).toBe('"c": [1, { "d": 2 }]');
});
