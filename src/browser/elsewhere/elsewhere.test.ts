/**
 * Where a browser refuses storage.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { spoken } from "../../engine/words/spoken.ts";

afterEach(() => {
  vi.restoreAllMocks();
  location.hash = "";
  document.body.innerHTML = "";
});

test("no link is made, and one that is followed is not lost with the words of the page, which would be loaded again", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("none is expected"));
  location.hash = `#continue=${"i".repeat(22)}.${"k".repeat(43)}`;
  const followed = location.hash;
  document.body.innerHTML = `<p class="form-brought" hidden><span></span></p><div class="form-elsewhere" hidden></div>`;
  await import("./elsewhere.ts");
  expect(asked).not.toHaveBeenCalled();
  expect(location.hash).toBe(followed);
  expect(document.querySelector<HTMLElement>(".form-elsewhere")?.hidden).toBe(true);
  expect(document.body.textContent).toContain(spoken.form.elsewhereNotFetched);
});
