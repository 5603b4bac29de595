/** The structured data of a page's plans. */
import { expect, test } from "vitest";
import type { PageData } from "../content/page-data.ts";
import { structuredPage } from "./structured.ts";

/** The offers of plans with some prices. */
function offersOf(...prices: string[]): { price?: string; priceCurrency?: string }[] {
  const items = prices.map((price) => ({
    name: "Plan",
    price,
    description: "",
    features: [],
    action: { label: "", href: "/" },
  }));
  const page = { meta: { title: "Plans", description: "" }, sections: [{ kind: "plans", title: "Plans", items }] };
  const graph = JSON.parse(JSON.stringify(structuredPage({ path: "/plans", page } as unknown as PageData)))["@graph"];
  return graph.at(-1).itemListElement;
}

test.each([
  ["Free", "0", "USD"],
  ["$199/month", "199", "USD"],
  ["$1,500/month", "1500", "USD"],
  ["$49.50/month", "49.50", "USD"],
  ["CHF 1’500/month", "1500", "CHF"],
  ["199 €/month", "199", "EUR"],
  ["199/month", undefined, undefined],
  ["ten $/month", undefined, undefined],
  ["Custom", undefined, undefined],
])("a plan's price as it is said, %s, is that of its offer", (price, amount, currency) => {
  const { price: found, priceCurrency } = offersOf(price)[0] ?? {};
  expect([found, priceCurrency]).toEqual([amount, currency]);
});

test("a free plan is free in the currency of the others", () =>
  expect(offersOf("Free", "CHF 199/month").map(({ priceCurrency }) => priceCurrency)).toEqual(["CHF", "CHF"]));
