/** PNGs with a palette: every pixel is preserved, and pictures with too many colors are left to others. */
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { indexedPng } from "./indexed.ts";

const drawn = (inside: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`).render();

const ground = '<rect width="40" height="30" fill="#0b1220"/>';
const ramp = Array.from(
  { length: 300 },
  (_, index) =>
    `<rect x="${index % 40}" y="${Math.floor(index / 40)}" width="1" height="1" fill="rgb(${index % 256},${index},9)"/>`,
).join("");

it("gives every pixel back as it was", () => {
  const { pixels, width, height } = drawn(`${ground}<circle cx="17" cy="12" r="9" fill="#4fd1c5"/>`);
  const png = Buffer.from(indexedPng({ pixels, width, height }) ?? []);
  const again = drawn(`<image width="40" height="30" href="data:image/png;base64,${png.toString("base64")}"/>`);
  expect(again.pixels.equals(pixels)).toBe(true);
});

it.each([
  ["lets something through", '<circle cx="17" cy="12" r="9"/>'],
  ["has more colors than a palette", ground + ramp],
])("leaves a picture that %s to others", (_, inside) => {
  expect(indexedPng(drawn(inside))).toBeUndefined();
});
