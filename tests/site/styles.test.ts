/** Each document includes the styles for all of its states, not only the initial one. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, documentOf } from "./dist.ts";
import { forms } from "./routes.ts";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && !file.startsWith("tools"))
  .map((file) => readFileSync(`src/${file}`, "utf8"));

/** Every class in the site's own styles. */
const styled = new Set(
  sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? "")),
);

const inlined = (route: string) =>
  all(documentOf(route), "style")
    .map(({ textContent }) => textContent)
    .join("");
const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);

/** What a form can show after hydration. Only styled classes need a rule. */
const shown = ["error-summary", "alert-danger", "field-error", "success", "success-mark", "btn-outline-primary"];
const kinds = ["success-page", "success-screen", "success-banner"];

describe("a form's document has the styles of its errors and of each success view", () => {
  for (const route of forms)
    test(route, () => {
      const wanted = [...shown, ...kinds].filter((name) => styled.has(name));
      expect(wanted.length).toBeGreaterThan(shown.length);
      expect(wanted.filter((name) => !has(inlined(route), name))).toEqual([]);
    });
});

test("the blog's document has the rule that hides filtered posts", () => {
  expect(inlined("/blog")).toMatch(/\[hidden\]\s*\{\s*display:\s*none\s*!important/);
});

test("a flat form's document has no rules for what a flat form never renders", () => {
  const others = ["field-entry", "field-named", "step-bar", "shown", "steps", "section-docs"];
  for (const route of forms)
    expect(
      others.filter((name) => has(inlined(route), name)),
      route,
    ).toEqual([]);
});

test("the rule for the current position in an article's contents survives a minifier that does not know it", () => {
  expect(inlined("/blog/ec2-right-sizing")).toContain(":target-current{");
});

test("no document has rules for a class that is only a word in its text", () => {
  const words = documentOf("/terms-of-service").body.textContent ?? "";
  for (const name of ["article", "plan", "solution"]) {
    expect(words, name).toContain(name);
    expect(has(inlined("/terms-of-service"), name), name).toBe(false);
  }
});

test("no button of a form has Bootstrap's blue, not even while the form is being sent", () => {
  for (const route of forms) expect(inlined(route), route).not.toMatch(/#0d6efd/i);
});
