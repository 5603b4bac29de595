/** Which rules are removed from a page's styles, and which must not be. */
import { expect, it } from "vitest";
import { usedCss, withoutOverridden } from "./cut.ts";

const names = {
  tags: ["h3", "figcaption"],
  classes: ["tile", "section-solutions", "figure-said"],
  ids: [],
  attributes: { names: [], values: [] },
  undetermined: [],
  built: ["success-"],
};
const kept = (css: string) => usedCss(css, names);

it("drops rules that nothing on the page can ask for", async () => {
  expect(await kept(".tile{margin:0}.plan{margin:0}.success-page{margin:0}")).toBe(
    ".tile{margin:0}.success-page{margin:0}",
  );
  expect(await kept(".tile:is(.plan,.post){margin:0}")).toBe("");
});

it("drops what only an input has where there is none", async () => {
  const css = "::-webkit-datetime-edit-text{padding:0}::file-selector-button{font:inherit}";
  expect(await kept(css)).toBe("");
  expect(await usedCss(css, { ...names, tags: ["input"] })).toBe(css);
});

it("drops rings around the focus that ours replaces", async () => {
  expect(await kept(".tile:focus-visible{outline:0;box-shadow:0 0 0 4px red}")).toBe("");
  for (const css of [".tile:focus-visible{color:red;outline:0}", ".tile:focus-visible{outline:1px solid!important}"])
    expect(await kept(css)).toBe(css);
});

it("drops groups of which nothing is left, and steps of animations never", async () => {
  const turn = "@keyframes turn{from{rotate:0turn}to{rotate:1turn}}";
  expect(
    await kept(`@media print{.plan{margin:0}@supports (a:b){.post>h3{margin:0}}}${turn}.tile{animation:turn 1s}`),
  ).toBe(`${turn}.tile{animation:turn 1s}`);
  expect(await kept('.tile[data-x=".plan"],.plan{margin:0}.tile:not(.plan):hover{margin:0}.plan .tile{margin:0}')).toBe(
    ".tile:not(.plan):hover{margin:0}",
  );
});

it.each([
  ".tile>:is(h3,.tile-label){margin:0}",
  ":is(.section-solutions,.section-process) :is(figcaption,.figure-said){margin:0}",
  ".tile:is(.plan,.success-screen:not(.a)) h3{margin:0}",
])("keeps a list of alternatives whole, so that it weighs against other rules what it did: %s", async (css) => {
  expect(await kept(css)).toBe(css);
});

it("leaves out what a later rule of the same selectors always sets again, and nothing else", () => {
  for (const [css, left] of [
    [
      ".btn{--color:blue;--size:1rem;margin:0}.btn{--color:red;margin:1rem}",
      ".btn{--size:1rem}.btn{--color:red;margin:1rem}",
    ],
    [".btn{--color:blue}.btn{--color:red}", ".btn{--color:red}"],
    ["@media print{.btn{color:blue}}.btn{color:red}", ".btn{color:red}"],
    ["h1,h2{margin:0}h1{margin:1px}h2{margin:2px}", "h1{margin:1px}h2{margin:2px}"],
  ])
    expect(withoutOverridden(css ?? "")).toBe(left);
  for (const css of [
    ".btn{color:blue}.hero .btn{color:red}",
    ".btn{color:blue}@media print{.btn{color:red}}",
    ".btn{color:blue!important}.btn{color:red}",
    ".btn{margin-top:0}.btn{margin:1px}",
    ".btn{height:100vh;height:100dvh}",
    ".btn:hover{margin:0}.btn:hover,.btn:popover-open{margin:1px}",
    "h1,h2{margin:0}h1{margin:1px}",
    "@keyframes turn{to{rotate:1turn}to{rotate:1turn}}",
  ])
    expect(withoutOverridden(css)).toBe(css);
});
