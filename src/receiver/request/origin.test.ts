/** Whose pages may post: origins as browsers send them, against the host names of the receiver. */
import { describe, expect, test } from "vitest";
import { type Claim, claimOf, hostOf, originRule } from "./origin.ts";

const brand = "https://keelwork.example";
const shop = "https://shop.example http://shop.example:8080";

/** The setting, the claim, and whether it may post. */
const cases: [string | undefined, Omit<Claim, "hosts"> & { hosts?: string[] }, boolean][] = [
  // A program.
  [undefined, {}, true],
  [shop, {}, true],
  // The site's own origin.
  [undefined, { origin: brand }, true],
  [undefined, { origin: "https://www.keelwork.example" }, true],
  [undefined, { origin: "http://keelwork.example" }, false],
  [undefined, { origin: "https://keelwork.example:444" }, false],
  [undefined, { origin: "https://keelwork.example.evil.example" }, false],
  [undefined, { origin: "https://evil-keelwork.example" }, false],
  // As `npm start` serves it: the same host, another port, whatever its name.
  [undefined, { origin: "http://localhost:4173", hosts: ["localhost:8787"] }, true],
  [undefined, { origin: "http://127.0.0.1:5173", hosts: ["localhost:8787"] }, true],
  [undefined, { origin: "http://[::1]:5173", hosts: ["127.0.0.1:8787"] }, true],
  [undefined, { origin: "http://192.0.2.7:4173", hosts: ["192.0.2.7:8787"] }, true],
  [undefined, { origin: "http://192.0.2.7:4173", hosts: ["localhost:8787"] }, false],
  [undefined, { origin: "http://shop.localhost:4173", hosts: ["localhost:8787"] }, true],
  [undefined, { origin: "http://127.10.20.30:4173", hosts: ["localhost:8787"] }, true],
  [undefined, { origin: "http://notlocalhost:4173", hosts: ["localhost:8787"] }, false],
  [undefined, { origin: "http://localhost.evil.example", hosts: ["localhost:8787"] }, false],
  [undefined, { origin: "http://127.0.0.1.evil.example", hosts: ["localhost:8787"] }, false],
  [undefined, { origin: "https://site.example", hosts: ["site.example"] }, true],
  [undefined, { origin: "https://site.example", hosts: ["127.0.0.1:4173", "site.example"] }, true],
  [undefined, { origin: "https://site.example", hosts: ["127.0.0.1:4173"], site: "same-origin" }, true],
  // Other sites.
  [undefined, { origin: "https://evil.example", hosts: ["leads.keelwork.example"] }, false],
  [undefined, { origin: "https://evil.example", hosts: ["leads.keelwork.example"], site: "cross-site" }, false],
  [undefined, { origin: "chrome-extension://abcdefgh" }, false],
  [undefined, { origin: "javascript:alert(1)", hosts: [""] }, false],
  [undefined, { origin: "nonsense", hosts: ["nonsense"] }, false],
  // A page with an opaque origin.
  [undefined, { origin: "null" }, false],
  [undefined, { origin: "null", site: "cross-site" }, false],
  [undefined, { origin: "null", site: "same-site" }, true],
  [undefined, { origin: "null", site: "none" }, true],
  [undefined, { origin: "null", site: "same-origin" }, true],
  // Origins that the owner lists, and otherwise only the receiver's own pages.
  [shop, { origin: "https://shop.example" }, true],
  [shop, { origin: "http://shop.example:8080" }, true],
  [shop, { origin: "http://shop.example" }, false],
  [shop, { origin: brand }, false],
  [shop, { origin: "http://localhost:4173", hosts: ["localhost:8787"] }, false],
  [shop, { origin: "https://leads.example", hosts: ["leads.example"] }, true],
  [shop, { origin: "http://leads.example", hosts: ["127.0.0.1:8787", "leads.example"] }, true],
  [shop, { origin: "https://leads.example:444", hosts: ["leads.example"] }, false],
  [shop, { origin: "null", site: "same-site" }, false],
  [shop, { origin: "null", site: "same-origin" }, true],
];

test("the host of an origin is logged, and nothing else that was sent in its place", () => {
  const long = `${"x".repeat(60)}.`.repeat(5);
  const sent = [
    "https://a.example:444",
    "null",
    undefined,
    "nonsense",
    "data:text/html,secret",
    `https://${long}example`,
  ];
  expect(sent.map(hostOf)).toEqual(["a.example:444", "null", undefined, undefined, undefined, long.slice(0, 260)]);
});

test("a claim has the requested host and those that proxies report", () => {
  const headers: { [name: string]: string } = {
    origin: "https://a.example",
    "x-forwarded-host": "b.example, c.example",
  };
  expect(claimOf("localhost:8787", (name) => headers[name])).toEqual({
    origin: "https://a.example",
    site: undefined,
    hosts: ["localhost:8787", "b.example", "c.example"],
  });
  expect(claimOf("localhost:8787", () => undefined).hosts).toEqual(["localhost:8787"]);
});

test("the site's own origin without its www. may post", () => {
  const rule = originRule(undefined, "https://www.keelwork.example");
  const from = (origin: string) => rule({ origin, hosts: ["leads.example"] });
  expect(
    ["https://keelwork.example", "https://www.keelwork.example", "https://www.www.keelwork.example"].map(from),
  ).toEqual([true, true, false]);
});

describe("a request", () => {
  test.each(cases)("with %s named, of %j: %s", (named, claim, may) => {
    expect(originRule(named, brand)({ hosts: ["leads.keelwork.example"], ...claim })).toBe(may);
  });
});
