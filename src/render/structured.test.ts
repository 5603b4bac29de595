/** The structured data of a page's plans. */
import { expect, test } from "vitest";
import type { PageData } from "../content/page-data.ts";
import { structuredPage } from "./structured.ts";

test.each([
  ["Free", "0"],
  ["$199/month", "199"],
  ["$1,500/month", "1500"],
  ["$49.50/month", "49.50"],
  ["Custom", undefined],
])("a plan's price as it is said, %s, is that of its offer", (price, amount) => {
  const items = [{ name: "Plan", price, description: "", features: [], action: { label: "", href: "/" } }];
  const page = { meta: { title: "Plans", description: "" }, sections: [{ kind: "plans", title: "Plans", items }] };
  expect(
    JSON.stringify(structuredPage({ path: "/plans", page } as unknown as PageData)).match(/"price":"([^"]+)"/)?.[1],
  ).toBe(amount);
});
