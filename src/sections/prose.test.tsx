import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Prose } from "./prose.tsx";

const drawn = (headings: { id: string; text: string }[]) =>
  renderToStaticMarkup(<Prose data={{ body: { html: "<p>One.</p>", headings, words: 1 } }} />);

it("lists the headings of a text that has some", () => {
  expect(drawn([{ id: "one", text: "One" }])).toContain('<a href="#one">One</a>');
  expect(drawn([])).not.toContain("On this page");
});
