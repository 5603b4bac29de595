/**
 * After a second failure, the form offers to reload the page, unless that would lose something.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownName, write } from "../drafts/storage.ts";
import { Connection } from "./connection.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const picked = '<div><input type="file" name="plan" /><ul aria-live="polite"><li>plan.pdf</li></ul></div>';

test.each([
  ["with a draft", '<input name="name" value="Ines" />', true, true],
  ["without a draft", '<input name="name" value="Ines" />', false, false],
  ["with a file", picked, true, false],
  ["with nothing picked", picked.replace(/<li>.*<\/li>/, ""), true, true],
  ["with a password", '<input type="password" name="key" value="hunter2" />', true, false],
])("a form %s", (_what, controls, isStored, isOffered) => {
  document.body.innerHTML = `<form class="form">${controls}</form><div></div>`;
  if (isStored) write(ownName(), { held: [] });
  const root = createRoot(document.body.lastElementChild as Element);
  act(() => root.render(<Connection isAgain />));
  expect(document.querySelector("a") !== null).toBe(isOffered);
  act(() => root.unmount());
});
