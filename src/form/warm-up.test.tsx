/**
 * @vitest-environment happy-dom
 */
import { expect, it, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { Schema } from "../engine/schema/schema.ts";
import { prepare } from "./parts.ts";
import { warmUp } from "./warm-up.tsx";

const text: Schema = { type: "string" };

it.each([
  ["is invalid when it is empty", fields({ name: text }, "name"), false],
  ["is valid when it is empty", fields({ name: text }), false],
  ["is shown in steps", fields({ name: text }), true],
])(
  "warming up a form that %s validates it once, off the page, sends nothing and leaves nothing",
  async (_what, schema, steps) => {
    const form = formFrom(schema, { steps });
    const accepts = vi.spyOn(form, "accepts");
    const request = vi.spyOn(globalThis, "fetch");
    const before = { title: document.title, state: history.state, html: document.documentElement.outerHTML };
    const ready = await prepare(form);
    const made = vi.spyOn(document, "createElement");
    warmUp(ready);
    const stage: HTMLElement = made.mock.results[0]?.value;
    await vi.waitUntil(() => accepts.mock.calls.length > 0, { timeout: 120_000 });
    await vi.waitUntil(() => stage.childElementCount === 0, { timeout: 120_000 });
    expect(accepts).toHaveBeenCalledTimes(1);
    expect(request).not.toHaveBeenCalled();
    expect({ title: document.title, state: history.state, html: document.documentElement.outerHTML }).toEqual(before);
  },
);
