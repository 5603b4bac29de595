/**
 * A translated form takes over a draft from another language.
 *
 * @vitest-environment happy-dom
 */
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { ControlStates, Draft } from "../form/drafts/draft.ts";
import { drafts, ownName, read, write } from "../form/drafts/storage.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare } from "../form/parts.ts";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("lang");
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const number = { type: "number" };
const properties = {
  seats: number,
  rate: number,
  share: { ...number, minimum: 0, maximum: 9 },
  note: { type: "string" },
};
const looks = { rate: { widget: "text" }, share: { widget: "range" }, note: { widget: "text", inputMode: "numeric" } };

// Other tests use the same page afterward.
const heard = () => vi.spyOn(globalThis, "addEventListener").mockReturnValue();
let listened: ReturnType<typeof heard>;

/** Opens the page in a browser; returns the locks that it holds, which keep it out of that cache. */
async function open(isFirefox: boolean): Promise<Promise<void>[]> {
  const held: Promise<void>[] = [];
  listened = heard();
  vi.stubGlobal("CSS", { supports: () => isFirefox });
  vi.stubGlobal("navigator", { locks: { request: (_name: string, hold: () => Promise<void>) => held.push(hold()) } });
  document.documentElement.lang = "en";
  const ready = await prepare(formFrom(fields(properties), { fields: looks }));
  document.body.innerHTML = `<nav class="form-languages"><a href="/de/book" lang="de"></a></nav>
    ${renderToStaticMarkup(<FormPage ready={ready} />)}`;
  vi.resetModules();
  await import("./languages.ts");
  return held;
}

test("the numbers in another language's draft are rewritten in the notation of this page's language", async () => {
  const held = (...texts: string[]): ControlStates =>
    Object.keys(properties).map((key, index) => [key, [key, texts[index] ?? "", ""]]);
  const draft: Draft = { at: 1, version: "1", query: "", held: [], base: [] };
  const [typed, base] = [held("1.500", "1.500", "1,5", "1.500"), held("1,5", "1,5", "2,5", "1,5")];
  write(`${drafts}/de/book`, { ...draft, held: typed, base });
  await open(false);
  const here = { held: held("1500", "1500", "1.5", "1.500"), base: held("1.5", "1.5", "2.5", "1,5") };
  expect(read(ownName())).toEqual({ ...draft, ...here });
});

test.each([
  ["reloads when it comes back from the cache, though it was not hydrated", true, 1],
  ["does not reload while it is first opened", false, 0],
])("a page whose draft is newer in another language %s", async (_what, persisted, loads) => {
  await open(false);
  write(`${drafts}/de/book`, { at: 1, version: "1", query: "", held: [] });
  const loaded = vi.spyOn(location, "replace").mockReturnValue();
  for (const [, listener] of listened.mock.calls)
    (listener as EventListener)(Object.assign(new Event("pageshow"), { persisted }));
  expect(loaded).toHaveBeenCalledTimes(loads);
});

test.each<[what: string, isFirefox: boolean, hasDraft: boolean, before: number, after: number]>([
  ["in Firefox, from when it is left for another language", true, false, 0, 1],
  ["in Firefox, from the start if it has a draft, which another language may take over", true, true, 1, 2],
  ["never in another browser", false, true, 0, 0],
])(
  "a page is kept out of the back-forward cache, where its storage would be outdated: %s",
  async (_what, isFirefox, hasDraft, before, after) => {
    if (hasDraft) write(ownName(), { at: 1, version: "1", query: "", held: [] });
    const held = await open(isFirefox);
    expect(held).toHaveLength(before);
    document.querySelector("a")?.onclick?.(new MouseEvent("click") as PointerEvent);
    expect(held).toHaveLength(after);
  },
);

test("a page with a chosen file stays in the back-forward cache", async () => {
  write(ownName(), { at: 1, version: "1", query: "", held: [] });
  const held = await open(true);
  const target = { type: "file", value: "plan.pdf", autocomplete: "" };
  for (const [type, listener] of listened.mock.calls)
    if (type === "change")
      (listener as EventListener)(Object.defineProperty(new Event(type), "target", { value: target }));
  const late = new Promise((resolve) => setTimeout(resolve));
  expect(await Promise.race([Promise.all(held).then(() => "over"), late])).toBe("over");
});
