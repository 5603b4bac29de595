/** Whose pages may post: origins as browsers send them, against the host names of the receiver. */
import { describe, expect, test } from "vitest";
import { type Claim, originRule } from "./origin.ts";

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
  [undefined, { origin: "null", site: "same-origin" }, true],
  // Origins that the owner lists, and otherwise only the receiver's own pages.
  [shop, { origin: "https://shop.example" }, true],
  [shop, { origin: "http://shop.example:8080" }, true],
  [shop, { origin: "http://shop.example" }, false],
  [shop, { origin: brand }, false],
  [shop, { origin: "http://localhost:4173", hosts: ["localhost:8787"] }, false],
  [shop, { origin: "https://leads.example", hosts: ["leads.example"] }, true],
  [shop, { origin: "null", site: "same-site" }, false],
  [shop, { origin: "null", site: "same-origin" }, true],
];

describe("a request", () => {
  test.each(cases)("with %s named, of %j: %s", (named, claim, may) => {
    expect(originRule(named, brand)({ hosts: ["leads.keelwork.example"], ...claim })).toBe(may);
  });
});
