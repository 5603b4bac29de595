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

test("with its numbers as this one writes them, whatever draws them", async () => {
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
  ["once it is back, though it was not alive when it was left", true, 1],
  ["not as it is opened", false, 0],
])("in which it has what another has since %s", async (_what, persisted, loads) => {
  await open(false);
  write(`${drafts}/de/book`, { at: 1, version: "1", query: "", held: [] });
  const loaded = vi.spyOn(location, "replace").mockReturnValue();
  for (const [, listener] of listened.mock.calls)
    (listener as EventListener)(Object.assign(new Event("pageshow"), { persisted }));
  expect(loaded).toHaveBeenCalledTimes(loads);
});

test.each<[what: string, isFirefox: boolean, hasDraft: boolean, before: number, after: number]>([
  ["once it is left for another language", true, false, 0, 1],
  ["once it has words, which another language may take", true, true, 1, 2],
  ["and never in another browser", false, true, 0, 0],
])(
  "is loaded again in Firefox, whose back-forward cache keeps a storage of before, %s",
  async (_what, isFirefox, hasDraft, before, after) => {
    if (hasDraft) write(ownName(), { at: 1, version: "1", query: "", held: [] });
    const held = await open(isFirefox);
    expect(held).toHaveLength(before);
    document.querySelector("a")?.onclick?.(new MouseEvent("click") as PointerEvent);
    expect(held).toHaveLength(after);
  },
);

test("stays in that cache with a file that was chosen there", async () => {
  write(ownName(), { at: 1, version: "1", query: "", held: [] });
  const held = await open(true);
  const target = { type: "file", value: "plan.pdf", autocomplete: "" };
  for (const [type, listener] of listened.mock.calls)
    if (type === "change")
      (listener as EventListener)(Object.defineProperty(new Event(type), "target", { value: target }));
  const late = new Promise((resolve) => setTimeout(resolve));
  expect(await Promise.race([Promise.all(held).then(() => "over"), late])).toBe("over");
});
