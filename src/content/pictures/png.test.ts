/** The lines of the title on a card. */
import { expect, it } from "vitest";
import { fontOf } from "../figures/fonts.ts";
import { breakTitle, writable } from "./png.ts";

const font = fontOf("700-normal");

it("breaks a title where there is no room, into lines of about the same length", () => {
  expect(breakTitle(font, "Automating AWS Cost Monitoring", 50, 516)).toEqual(["Automating AWS", "Cost Monitoring"]);
  expect(breakTitle(font, "Help from engineers who can read the logs", 50, 516).at(-1)).toBe("can read the logs");
  expect(breakTitle(font, "Contact Us", 68, 880)).toEqual(["Contact Us"]);
  const tagline = ["DevOps Excellence.", "Cloud Mastery.", "IT Innovation."];
  expect(breakTitle(font, tagline.join(" "), 68, 880)).toEqual(tagline);
});

it("leaves a word whole that is wider than the room", () => {
  expect(breakTitle(font, "Infrastrukturautomatisierung heute", 68, 300)).toEqual([
    "Infrastrukturautomatisierung",
    "heute",
  ]);
});

it.each([
  ["Kubernetes für Häfen – “ahoy”", "Kubernetes für Häfen – “ahoy”"],
  ["Ship it 🚢 faster ✓", "Ship it faster"],
  ["اتصل بنا", ""],
  ["Łódź office", ""],
])("says of %s what the typeface has letters for, and no boxes", (title, said) => {
  expect(writable(font, title)).toBe(said);
});
