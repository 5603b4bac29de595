/**
 * Whoever leaves a page that is sending files is asked.
 *
 * @vitest-environment happy-dom
 */
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { useAsking } from "./leaving.ts";

afterEach(() => void vi.unstubAllGlobals());

function Picker({ isHolding }: { isHolding: boolean }) {
  const control = useRef<HTMLInputElement>(null);
  useAsking(control, isHolding);
  return (
    <form className="form">
      <section>
        <input type="file" ref={control} />
      </section>
    </form>
  );
}

test.each([true, false])("a form that holds a file: %s", async (isHolding) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body);
  act(() => root.render(<Picker isHolding={isHolding} />));
  const sends = async (isSending: boolean) => {
    document.querySelector("section")?.toggleAttribute("inert", isSending);
    await new Promise((done) => setTimeout(done));
    return Boolean(window.onbeforeunload);
  };
  expect(await sends(true)).toBe(isHolding);
  expect(await sends(false)).toBe(false);
  await sends(true);
  act(() => root.unmount());
  expect(Boolean(window.onbeforeunload)).toBe(false);
});
