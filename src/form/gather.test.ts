/**
 * What the controls of a form hold when it is sent, whether or not they have fired events.
 *
 * @vitest-environment happy-dom
 */
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { Edits, type FormContext } from "./context.ts";
import { gather } from "./gather.ts";
import type { RichParts } from "./rich/rich-parts.ts";

const textsOf = (value: unknown) => [value ?? []].flat().map(String);

/** Gathers the values of some controls, of which `a` belongs to a field; returns their events, and their state afterward. */
function told(html: string, known?: string | string[], rich?: RichParts): string[] {
  const form = document.createElement("form");
  form.innerHTML = html;
  for (const control of form.querySelectorAll(".half"))
    Object.defineProperty(control, "validity", { value: { badInput: true } });
  const heard: string[] = [];
  const hear = ({ type, target }: Event) => {
    const { value, checked } = target as HTMLInputElement;
    heard.push([type, value, ...(type === "click" ? [checked] : [])].join(" ").trim());
  };
  for (const type of form.querySelector("[type=checkbox], [type=radio]") ? ["click"] : ["input", "change"])
    form.addEventListener(type, hear);
  const edits = new Edits([["a", { current: { path: "a", read: () => "", commit: () => heard.push("commit") } }]]);
  const controls: FormContext["controls"] = new Map([
    ["a", { id: "a", steps: ["a"], codec: { read: () => undefined, write: textsOf, type: undefined } }],
    ["frame", { id: "frame", steps: ["frame"] }],
  ]);
  const submission = { currentTarget: form } as unknown as FormEvent<Element>;
  gather(
    submission,
    { edits, controls } as FormContext,
    known === undefined ? {} : { a: known },
    rich,
    () => undefined,
  );
  return heard;
}

const box = (value: string, more = "") => `<input name="a" type="checkbox" value="${value}" ${more}>`;
const radio = (value: string, more = "") => `<input name="a" type="radio" value="${value}" ${more}>`;

test.each<[what: string, html: string, known: string | string[] | undefined, told: string[]]>([
  ["a text", `<input name="a" value="x">`, undefined, ["input x", "change x"]],
  ["a text that was emptied", `<textarea name="a"></textarea>`, "x", ["input", "change"]],
  ["half a date", `<input name="a" class="half">`, undefined, ["input", "change"]],
  ["a text that is known", `<input name="a" value="x">`, "x", []],
  ["what is still empty", `<input name="a"><select name="a"></select>`, undefined, []],
  ["what is no answer", `<input name="frame" value="x"><input name="b" value="x">`, undefined, []],
  ["what always shows a value", `<input name="a" type="range" value="1"><input name="a" type="color">`, undefined, []],
  ["what no program could write", `<input name="a" type="file"><input name="a" type="hidden">`, "x", []],
  ["a box that is ticked", box("x", "checked") + box("y", "checked"), ["x"], ["click y true"]],
  ["a box that is released", box("x") + box("y", "checked"), ["x", "y"], ["click x false"]],
  ["a button that is chosen, which releases the one before", radio("x") + radio("y", "checked"), "x", ["click y true"]],
  ["a button that is known", radio("x", "checked") + radio("y"), "x", []],
])("%s", (_what, html, known, expected) => {
  expect(told(html, known)).toEqual([...expected, "commit"]);
});

test("a rich form flushes its own state after the controls' events", () => {
  const flush = vi.fn();
  expect(told(`<input name="a" value="x">`, undefined, { flush } as unknown as RichParts)).toEqual([
    "input x",
    "change x",
  ]);
  expect(flush).toHaveBeenCalledOnce();
});
