import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Proof as ProofData } from "../page.ts";
import { Proof } from "./proof.tsx";

const drawn = (more: Partial<ProofData>) =>
  renderToStaticMarkup(<Proof section={{ kind: "proof", id: "p", title: "Who we are", ...more }} />);

it("draws nothing of what the owner has not filled in", () => {
  expect(drawn({})).toBe("");
  expect(drawn({ people: [], marks: [], quotes: [], credentials: [] })).toBe("");
});

it("draws each kind as soon as it is there, with its link", () => {
  const link = { label: "Verify", href: "https://issuer.example/1" };
  const html = drawn({
    people: [{ name: "A. Person", role: "Engineer", link }],
    credentials: [{ title: "A certificate", text: "Valid until 2027", link }],
    quotes: [{ words: "It holds.", name: "B. Client", role: "CTO", company: "C Ltd" }],
    marks: [
      { name: "C Ltd", mark: { path: "M0 0h9v9z", width: 9, height: 9 }, href: "/case-studies" },
      { name: "D Ltd" },
    ],
  });
  for (const words of [
    "Who we are",
    "A. Person",
    "Engineer",
    "A certificate",
    "It holds.",
    "B. Client, CTO, C Ltd",
    "D Ltd",
  ])
    expect(html).toContain(words);
  expect(html.match(/href="https:\/\/issuer\.example\/1"/g)).toHaveLength(2);
  expect(html).toMatch(/<a href="\/case-studies"><svg viewBox="0 0 9 9" role="img" aria-label="C Ltd">/);
});

it("draws clients' marks in a list of their own, without an empty one beside it", () => {
  const marks = [{ name: "D Ltd" }];
  expect(drawn({ marks }).match(/<ul/g)).toHaveLength(1);
  const quotes = [{ words: "It holds.", name: "B. Client", role: "CTO", company: "C Ltd" }];
  expect(drawn({ marks, quotes })).toMatch(/C Ltd<\/p><\/li><\/ul><ul class="proof-marks"><li>D Ltd/);
});
