/** A page's drawing of its subject, and its social card. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DrawingName, Page } from "../page.ts";
import { coverOf, Drawing } from "./drawing.tsx";

const page = (drawing?: DrawingName): Page => ({
  meta: { title: "A page", description: "", keywords: [] },
  sections: [{ kind: "hero", title: "A page", text: "", drawing }],
});

it("is on its card as it is in its hero", () => {
  const { shapes } = coverOf(page("pipeline")) ?? { shapes: [] };
  const markup = renderToStaticMarkup(<Drawing name="pipeline" />);
  expect(shapes).toHaveLength(2);
  for (const shape of shapes) expect(markup).toContain("d" in shape ? ` d="${shape.d}"` : "words");
});

it("leaves the card its hull where the page draws the hull, or nothing", () => {
  expect(coverOf(page("hull"))).toBeUndefined();
  expect(coverOf(page())).toBeUndefined();
});
