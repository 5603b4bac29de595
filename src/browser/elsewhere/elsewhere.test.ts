/**
 * Continuing elsewhere if a browser refuses storage, or has no room left.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { spoken } from "../../engine/words/spoken.ts";
import { newPair, seal } from "./sealed.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  location.hash = "";
  document.body.innerHTML = "";
});

const notices = `<p class="form-brought" hidden><span></span></p><div class="form-elsewhere" hidden></div>`;

test("without storage, no link is offered, and a followed link stays in the address without being fetched", async () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("none is expected"));
  location.hash = `#continue=${"i".repeat(22)}.${"k".repeat(43)}`;
  const followed = location.hash;
  document.body.innerHTML = notices;
  await import("./elsewhere.ts");
  expect(asked).not.toHaveBeenCalled();
  expect(location.hash).toBe(followed);
  expect(document.querySelector<HTMLElement>(".form-elsewhere")?.hidden).toBe(true);
  expect(document.body.textContent).toContain(spoken.form.elsewhereNotFetched);
});

test("without room in the storage, the page is not reloaded for the fetched draft", async () => {
  const { id, key } = newPair();
  const draft = await seal(JSON.stringify({ held: [] }), key, "");
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ draft, until: "2030-01-01" }));
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(window, "sessionStorage", "get").mockReturnValue({ setItem: full, removeItem: () => undefined } as never);
  const loaded = vi.spyOn(location, "replace").mockReturnValue();
  location.hash = `#continue=${id}.${key}`;
  document.body.innerHTML = notices;
  await import("./elsewhere.ts");
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(""), { timeout: 120_000 });
  expect(document.body.textContent).toContain(spoken.form.elsewhereNotFetched);
  expect(loaded).not.toHaveBeenCalled();
});
