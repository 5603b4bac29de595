/**
 * Computed fields that have a value before anything is filled in, as a sum has.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { withOwn } from "../../engine/rules/own/composed.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

const order = fields({ name: { type: "string" }, price: { type: "number" }, total: { type: "number" } });

test("a draft comes back in a form whose total is 0 before there is anything to add up", async () => {
  const form = withOwn(formFrom(order), { rules: {}, computed: { total: ({ price = 0 }) => Number(price) * 2 } });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });
  const kept = { data: { name: "Ada", price: 5, total: 8 }, branches: {}, query: "", base: [] };
  const ready = await prepare(form);
  await act(() => root.render(<FormPage ready={ready} early={{ kept, alive: () => {} }} />));
  const held = ["name", "price", "total"].map(
    (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
  );
  expect(held).toEqual(["Ada", "5", "10"]);
});
