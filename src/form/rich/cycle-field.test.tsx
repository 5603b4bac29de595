/**
 * Recursive groups, and lists of them: where the focus goes, and what happens if a required one is missing.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { FormPage } from "../form-page.tsx";
import { prepare } from "../parts.ts";

const chain: Schema = {
  ...fields({ first: { $ref: "#/definitions/link" }, links: { type: "array", items: { $ref: "#/definitions/link" } } }),
  definitions: {
    // Nothing is required here: a reference with a "required" beside it would copy a group that has one, and draw the next at once.
    link: {
      type: "object",
      properties: {
        kind: { const: "link" },
        size: { enum: ["S", "M"], default: "M", readOnly: true },
        name: { type: "string" },
        next: { $ref: "#/definitions/link" },
      },
    },
  },
};

let root: Root;
beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

async function draw(schema: Schema): Promise<void> {
  document.body.innerHTML = "<main></main>";
  const ready = await prepare(formFrom(schema));
  root = createRoot(document.querySelector("main") as Element);
  await act(() => root.render(<FormPage ready={ready} />));
}

/** What has the focus once a button is pressed. */
async function press(id: string): Promise<string | undefined> {
  await act(() => document.getElementById(id)?.click());
  return document.activeElement?.id;
}

test("an added group or entry gets the focus, and the add button gets it after the removal", async () => {
  await draw(chain);
  expect(await press("test.first.next__add")).toBe("test.first.next.name");
  expect(await press("test.first.next.next__add")).toBe("test.first.next.next.name");
  expect(await press("test.first.next.next__remove")).toBe("test.first.next.next__add");
  expect(await press("test.first.next__remove")).toBe("test.first.next__add");
  expect(await press("test.links__add")).toBe("test.links.0.name");
  expect(await press("test.links.0__remove")).toBe("test.links__add");
});

test("a missing group is reported at the button that adds it, and the error summary links to it", async () => {
  const first = { $ref: "#/definitions/link", required: ["next"] };
  await draw({ ...chain, ...fields({ first }, "first") });
  await act(() => document.querySelector("form")?.requestSubmit());
  const add = document.querySelector('.error-summary a[href="#test.first.next__add"]');
  expect(add?.textContent).toBe("Next is required");
  const said = document.getElementById("test.first.next__add")?.getAttribute("aria-describedby");
  expect(document.getElementById(said ?? "")?.textContent).toBe("Next is required");
  await press("test.first.next__add");
  expect(document.querySelector(".error-summary")?.textContent ?? "").not.toContain("Next is required");
});
