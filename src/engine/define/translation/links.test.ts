/** Links between translated forms. */
import { expect, test } from "vitest";
import { workshop } from "../../../../tests/dropped-in/plain.ts";
import { documentsOf, type FormDocuments } from "../documents.ts";
import { linkedIn } from "./links.ts";
import { translated } from "./translated.ts";

const inGerman = { translations: { de: { texts: {} } } };
const one = (href: string) => [{ label: "There", href }];
const documents = (name: string, href = "/") =>
  documentsOf(name, workshop, {
    aside: [{ title: "More", links: one(href) }, { title: "None" }],
    success: { links: one(href) },
  });
const others = [
  { ...documents("here"), ...inGerman },
  { ...documents("both"), ...inGerman },
  documents("english"),
  documentsOf("german", workshop, { lang: "de" }),
  { ...documentsOf("routed", workshop, { route: "/a/b" }), ...inGerman },
];

test.each([
  ["/both", "/de/both"],
  ["/both?size=S#more", "/de/both?size=S#more"],
  ["/here", "/de/here"],
  ["/a/b", "/de/a/b"],
  ["/english", "/english"],
  ["/german", "/german"],
  ["/prices", "/prices"],
  ["https://elsewhere.example/both", "https://elsewhere.example/both"],
  ["#both", "#both"],
])("%s leads, from German, to %s", (href, expected) => {
  const form = { ...documents("here", href), ...inGerman };
  const hrefsIn = ({ ui }: FormDocuments) =>
    [...(ui.aside ?? []), ui.success].flatMap((part) => part?.links ?? []).map((link) => link.href);
  expect(hrefsIn(linkedIn(translated(form, "de"), others))).toEqual([expected, expected]);
  expect(linkedIn(translated(form), others)).toBe(form);
});
