/** The header of sites of any size. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type * as Site from "../site.ts";

const links = vi.hoisted(() => ({ services: [] as { label: string; href: string }[] }));
vi.mock(import("../site.ts"), async (original) => ({ ...(await original<typeof Site>()), services: links.services }));
const { Header } = await import("./header.tsx");

it("has a menu of services once there is one", () => {
  const drawn = () => renderToStaticMarkup(<Header path="/" around={{}} />);
  expect(drawn()).not.toContain("Services");
  links.services.push({ label: "Hosting", href: "/hosting" });
  expect(drawn().match(/Services/g)).toHaveLength(2);
});
