/** The header of sites of any size. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { services } from "../site.ts";
import { Header } from "./header.tsx";

it("has a menu of services once there is one", () => {
  const all = services.splice(0);
  onTestFinished(() => void services.splice(0, services.length, ...all));
  const drawn = () => renderToStaticMarkup(<Header path="/" around={{}} />);
  expect(drawn()).not.toContain("Services");
  services.push({ label: "Hosting", href: "/hosting" });
  expect(drawn().match(/Services/g)).toHaveLength(2);
});
