/**
 * The value of a checkbox after it has been unticked.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { boolean } from "../../engine/kinds/boolean.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { Edits } from "../context.ts";
import { Checkbox } from "./checkbox.tsx";

test.each<[string, Schema, boolean, unknown]>([
  ["false if it may be false", { type: "boolean" }, false, false],
  ["false if it is required to be ticked", { type: "boolean", const: true }, true, false],
  ["nothing if it is optional and can only be true", { type: "boolean", const: true }, false, undefined],
  ["nothing if true is its only choice", { type: "boolean", enum: [true] }, false, undefined],
])("a checkbox that is unticked again holds %s", async (_what, schema, required, said) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  const root = createRoot(place);
  const onChange = vi.fn();
  const props = {
    id: "news",
    name: "news",
    kind: boolean,
    widget: "checkbox",
    label: "News",
    formId: "test",
    look: {},
  };
  await act(() =>
    root.render(<Checkbox {...{ ...props, schema, required, onChange }} value={true} edits={new Edits()} />),
  );
  await act(() =>
    place.querySelector("input[type=checkbox]")?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
  );
  expect(onChange.mock.calls).toEqual([[said]]);
  await act(() => root.unmount());
});
