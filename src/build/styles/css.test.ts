/** Which rules are removed from a page's styles, and which must not be. */
import { expect, it } from "vitest";
import { reduced } from "./cut.ts";
import { askedFor, saidIn } from "./names.ts";

const names = {
  tags: ["h3", "figcaption"],
  classes: ["tile", "section-solutions", "figure-said"],
  ids: [],
  attributes: { names: [], values: [] },
  undetermined: [],
  built: ["success-"],
};
const kept = (css: string) => reduced({ css, names });

it("drops rules that nothing on the page can ask for", () => {
  expect(kept(".tile{margin:0}.plan{margin:0}.success-page{margin:0}")).toBe(".tile{margin:0}.success-page{margin:0}");
  expect(kept(".tile:is(.plan,.post){margin:0}")).toBe("");
});

it.each([
  ["file", "::file-selector-button", "::-webkit-file-upload-button"],
  ["month", "::-webkit-datetime-edit-text", "::-webkit-date-and-time-value", "::-webkit-inner-spin-button"],
  ["color", "::-webkit-color-swatch-wrapper"],
  ["search", "::-webkit-search-decoration"],
  ["number", "::-webkit-outer-spin-button"],
])("drops what only an input of type %s has where there is none", (type, ...parts) => {
  const css = parts.map((part) => `${part}{padding:0}`).join("");
  const page = (value: string) => ({ ...names, tags: ["input"], attributes: { names: ["type"], values: [value] } });
  expect([reduced({ css, names: page("text") }), reduced({ css, names: { ...page(type), tags: [] } })]).toEqual([
    "",
    "",
  ]);
  expect(reduced({ css, names: askedFor(saidIn(css), page(type)) })).toBe(css);
});

it("drops what only a checkbox has that a script leaves undecided, where none does", () => {
  const css = "[type=checkbox]:indeterminate{margin:0}";
  const page = { ...names, attributes: { names: ["type"], values: ["checkbox", "radio"] } };
  const radio = "[type=radio]:indeterminate{margin:0}";
  expect(reduced({ css: css + radio, names: page })).toBe(radio);
  expect(reduced({ css, names: { ...page, undetermined: ["indeterminate"] } })).toBe(css);
});

it("drops what is only disabled where nothing ever is", () => {
  const css = ".tile:disabled{margin:0}";
  expect(kept(`${css}.tile:not(:disabled){margin:0}`)).toBe(".tile:not(:disabled){margin:0}");
  expect(reduced({ css, names: { ...names, attributes: { names: ["disabled"], values: [] } } })).toBe(css);
  expect(reduced({ css, names: { ...names, undetermined: ["disabled"] } })).toBe(css);
});

it("drops rings around the focus that ours replaces", () => {
  expect(kept(".tile:focus-visible{outline:0;box-shadow:0 0 0 4px red}")).toBe("");
  expect(kept(".tile:focus{color:red;box-shadow:0 0 0 4px red}")).toBe(".tile:focus{color:red}");
  expect(kept(":focus{box-shadow:none!important}")).toBe(":focus{box-shadow:none!important}");
  for (const css of [".tile:focus-visible{color:red;outline:0}", ".tile:focus-visible{outline:1px solid!important}"])
    expect(kept(css)).toBe(css);
});

it("asks for names of the right type, escaped ones, and attributes with their values", () => {
  const page = { ...names, classes: ["w-1/2"], attributes: { names: ["type"], values: ["checkbox"] } };
  const left = (css: string) => reduced({ css, names: page });
  expect(left(".w-1\\/2,.w-1\\/3,.h3,#h3,h3{margin:0}")).toBe(".w-1\\/2,h3{margin:0}");
  expect(left('[type=checkbox],[type=radio],[type^="check"],[lang]{margin:0}')).toBe(
    '[type=checkbox],[type^="check"]{margin:0}',
  );
  expect(left(":-webkit-any(.plan,.post){margin:0}h3::marker,:focus-visible{margin:1px}")).toBe(
    "h3::marker,:focus-visible{margin:1px}",
  );
});

it("drops variables and animations that nothing left uses, not even through others", () => {
  expect(kept(":root{--a:1px;--b:var(--a);--c:2px;--d:var(--c)}.tile{margin:var(--b)}.plan{margin:var(--d)}")).toBe(
    ":root{--a:1px;--b:var(--a)}.tile{margin:var(--b)}",
  );
  expect(kept(":root{--a:1px;--b:2px}.tile{margin:var(--a)}.tile{margin:var(--b)}")).toBe(
    ":root{--b:2px}.tile{margin:var(--b)}",
  );
  const [turn, fade] = ["@keyframes turn{to{rotate:var(--a)}}", "@keyframes fade{to{opacity:var(--b)}}"];
  expect(kept(`:root{--a:1turn;--b:0}${turn}${fade}.tile{animation:turn 1s}.plan{animation:fade 1s}`)).toBe(
    `:root{--a:1turn}${turn}.tile{animation:turn 1s}`,
  );
});

it("drops groups of which nothing is left, and steps of animations never", () => {
  const turn = "@keyframes turn{from{rotate:0turn}to{rotate:1turn}}";
  expect(kept(`@media print{.plan{margin:0}@supports (a:b){.post>h3{margin:0}}}${turn}.tile{animation:turn 1s}`)).toBe(
    `${turn}.tile{animation:turn 1s}`,
  );
  expect(kept('.tile[data-x=".plan"],.plan{margin:0}.tile:not(.plan):hover{margin:0}.plan .tile{margin:0}')).toBe(
    ".tile:not(.plan):hover{margin:0}",
  );
});

it("leaves out what a page does not have of a list of classes, each of which weighs the same", () => {
  expect(kept(":is(.section-solutions,.section-process) .tile:hover{margin:0}")).toBe(
    ".section-solutions .tile:hover{margin:0}",
  );
  expect(kept("h3:is(.plan,.tile,.figure-said),.tile :is(.plan,.post){margin:0}")).toBe(
    "h3:is(.tile,.figure-said){margin:0}",
  );
  expect(kept(".tile:not(:is(.plan,.tile)){margin:0}")).toBe(".tile:not(:is(.plan,.tile)){margin:0}");
});

it("drops rules about elements that contain what the page does not have", () => {
  expect(kept(".tile:has(>.plan),.tile:has(+:is(.plan,.post)){margin:0}")).toBe("");
  for (const css of [".tile:has(>h3){margin:0}", ".tile:not(:has(.plan)){margin:0}", ".tile:has(:checked){margin:0}"])
    expect(kept(css)).toBe(css);
});

it.each([
  ".tile>:is(h3,.tile-label){margin:0}",
  ":is(figcaption,.figure-said,.plan){margin:0}",
  ".tile:is(.plan,.success-screen:not(.a)) h3{margin:0}",
])("keeps a list of alternatives whole, so that it weighs against other rules what it did: %s", (css) => {
  expect(kept(css)).toBe(css);
});

it("leaves out what a later rule of the same selectors always sets again, and nothing else", () => {
  const all = { ...names, tags: ["h1", "h2"], classes: ["btn", "hero"] };
  for (const [css, left] of [
    [".btn{color:blue;width:1rem;margin:0}.btn{color:red;margin:1rem}", ".btn{width:1rem}.btn{color:red;margin:1rem}"],
    [".btn{--c:blue;color:var(--c)}.btn{--c:red}", ".btn{color:var(--c)}.btn{--c:red}"],
    ["@media print{.btn{color:blue}}.btn{color:red}", ".btn{color:red}"],
    ["h1,h2{margin:0}h1{margin:1px}h2{margin:2px}", "h1{margin:1px}h2{margin:2px}"],
  ])
    expect(reduced({ css: css ?? "", names: all })).toBe(left);
  for (const css of [
    ".btn{color:blue}.hero .btn{color:red}",
    ".btn{color:blue}@media print{.btn{color:red}}",
    ".btn{color:blue!important}.btn{color:red}",
    ".btn{margin-top:0}.btn{margin:1px}",
    ".btn{height:100vh;height:100dvh}",
    ".btn:hover{margin:0}.btn:hover,.btn:popover-open{margin:1px}",
    "h1,h2{margin:0}h1{margin:1px}",
    "@keyframes turn{to{rotate:1turn}to{rotate:1turn}}.btn{animation:turn 1s}",
  ])
    expect(reduced({ css, names: all })).toBe(css);
});
