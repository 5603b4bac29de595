/**
 * Leaving a page asks for confirmation if that would cancel a request; after a success no draft is left behind.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Form } from "../engine/define/definition.ts";
import { events } from "../page-state.ts";
import { Edits } from "./context.ts";
import type { Submission } from "./submission.ts";
import { holdWhileReading, reading } from "./widgets/reading.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.doMock("./outcome/afterwards.ts", () => ({ afterwards: async () => undefined }));
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock("./outcome/afterwards.ts");
  vi.resetModules();
});

const isAsked = () => Boolean(window.onbeforeunload);

/** Draws what sends a form, with the focus in a control. */
async function drawSender(): Promise<{ sender: () => Submission; root: Root }> {
  const { useSubmission } = await import("./submission.ts");
  let submission: Submission | undefined;
  function Sender() {
    submission = useSubmission({ formName: "contact" } as Form, () => {});
    return <input />;
  }
  const root = createRoot(document.body);
  act(() => root.render(<Sender />));
  document.querySelector("input")?.focus();
  return { sender: () => submission as Submission, root };
}

test.each([
  ["a request with a long text, until it succeeds: yes", 64_000, true, undefined],
  ["a request with a long text, until it fails: yes", 64_000, true, new TypeError("Failed to fetch")],
  ["a short request, which browsers finish by themselves: no", 64, false, undefined],
])("%s", async (_what, length, asked, failure) => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async () => {
    if (failure) throw failure;
    return new Response();
  });
  const { sender, root } = await drawSender();
  await act(async () => {
    const sent = sender().submit({ text: "x".repeat(length) });
    expect(isAsked()).toBe(asked);
    await sent;
  });
  expect(isAsked()).toBe(false);
  expect(sender().status).toBe(failure ? "error" : "success");
  act(() => root.unmount());
});

test("a control loses the focus before a success is reported, so that its change cannot restore the draft", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  const { sender, root } = await drawSender();
  const input = document.querySelector("input");
  const focused: unknown[] = [document.activeElement];
  document.addEventListener(events.sent, () => focused.push(document.activeElement), { once: true });
  await act(() => sender().submit({}));
  expect(focused).toEqual([input, document.body]);
  act(() => root.unmount());
});

test("leaving asks for confirmation while a submitted form is still reading a file", async () => {
  const edits = new Edits();
  const form = document.createElement("form");
  const sentAgain = new Promise<void>((done) => vi.spyOn(form, "requestSubmit").mockImplementation(() => done()));
  void reading(edits, Promise.resolve(true));
  form.addEventListener("submit", (event) => holdWhileReading(edits, event as never, () => {}));
  form.dispatchEvent(new Event("submit"));
  expect(isAsked()).toBe(true);
  await sentAgain;
  expect(isAsked()).toBe(false);
});
