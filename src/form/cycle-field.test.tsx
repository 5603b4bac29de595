/**
 * Whoever presses a button that is gone afterwards goes on from where the focus is then.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { Schema } from "../engine/schema/schema.ts";
import { FormPage } from "./form-page.tsx";
import { prepare } from "./parts.ts";

const chain: Schema = {
  ...fields({ first: { $ref: "#/definitions/link" }, links: { type: "array", items: { $ref: "#/definitions/link" } } }),
  definitions: {
    link: fields({ kind: { const: "link" }, name: { type: "string" }, next: { $ref: "#/definitions/link" } }),
  },
};

test("what is added to a group or a list has the focus, and what adds it once it is removed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<main></main>";
  const ready = await prepare(formFrom(chain));
  const root = createRoot(document.querySelector("main") as Element);
  await act(() => root.render(<FormPage ready={ready} />));
  const press = async (id: string) => {
    await act(() => document.getElementById(id)?.click());
    return document.activeElement?.id;
  };
  expect(await press("test.first.next__add")).toBe("test.first.next.name");
  expect(await press("test.first.next.next__add")).toBe("test.first.next.next.name");
  expect(await press("test.first.next.next__remove")).toBe("test.first.next.next__add");
  expect(await press("test.first.next__remove")).toBe("test.first.next__add");
  expect(await press("test.links__add")).toBe("test.links.0.name");
  expect(await press("test.links.0__remove")).toBe("test.links__add");
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});
