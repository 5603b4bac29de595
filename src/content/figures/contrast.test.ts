import { expect, test } from "vitest";
import { tokensIn } from "../pictures/tokens.ts";
import { contrast, faintIn } from "./contrast.ts";

const css = tokensIn(process.cwd());

test("a computed color, and one in hexadecimal digits", () => {
  expect(contrast("rgb(0, 0, 0)", "#fff")).toBe(21);
  expect(contrast("#00766a", "rgb(0, 118, 106)")).toBe(1);
});

test("this site's own tokens stand out", () => expect(faintIn(css)).toEqual([]));

test("a token that does not is named with what it stands on, by its scheme", () => {
  const dark =
    "@media screen and (prefers-color-scheme: dark) { :root { --paper: #111111; --accent: #ff5a4f; --muted: #777; } }";
  const light = ":root { --paper: #ffffff; --muted: #444444; --accent: #ff5a4f; --on-accent: #ffffff; }";
  const found = faintIn(`${light} ${dark}`).map(({ path, expected, found, fix }) => [path, expected, found, fix]);
  const words = "a contrast of 4.5 to 1 with --accent, #ff5a4f, its background";
  const button = [words, "#ffffff, 3.08 to 1", "write a lighter one, or a darker --accent"];
  expect(found).toEqual([
    ["--on-accent (light)", ...button],
    [
      "--accent (light)",
      "a contrast of 4.5 to 1 with --paper, #ffffff, its background",
      "#ff5a4f, 3.08 to 1",
      "write a darker one, or a lighter --paper",
    ],
    [
      "--muted (dark)",
      "a contrast of 7 to 1 with --paper, #111111, its background",
      "#777, 4.22 to 1",
      "write a lighter one, or a darker --paper",
    ],
    ["--on-accent (dark)", ...button],
  ]);
});

test.each([
  [":root { --danger-mist: #fdeeed; --danger: #e5484d; }", "--danger", "--danger-mist"],
  [":root { --accent-mist: #e2f3f0; --text: #607080; }", "--text", "--accent-mist"],
  [":root { --ink-soft: #49667f; --on-ink: #eaf1f6; }", "--on-ink", "--ink-soft"],
])("%s: what stands on a tint, too", (css, token, ground) =>
  expect(faintIn(css)).toMatchObject([
    { path: `${token} (light)`, expected: expect.stringContaining(ground) },
    { path: `${token} (dark)` },
  ]),
);

test("a ground of the dark scheme in another notation is not taken for the light one", () => {
  const dark = "@media screen and (prefers-color-scheme: dark) { :root { --paper: rgb(17 17 17); --text: #eee; } }";
  expect(faintIn(`:root { --paper: #fff; --text: #111; } ${dark}`)).toEqual([]);
});
