import { describe, expect, it } from "vitest";
import { nameOfForm, routeOfPage } from "./paths.ts";

describe("routeOfPage", () => {
  it.each([
    ["pages/index.ts", "/"],
    ["pages/consulting.ts", "/consulting"],
    ["pages/services/devops.ts", "/services/devops"],
    ["pages/blog/index.ts", "/blog"],
    ["pages/(legal)/security.ts", "/security"],
    ["pages/(legal)/index.ts", "/"],
    ["../pages/services/devops.ts", "/services/devops"],
    ["/work/site/pages/services/devops.tsx", "/services/devops"],
    ["pages/services/index-of-all.ts", "/services/index-of-all"],
  ])("%s is %s", (file, route) => expect(routeOfPage(file)).toBe(route));
});

describe("nameOfForm", () => {
  it.each([
    ["schemas/estimate.schema.json", "estimate"],
    ["../schemas/custom-solution.schema.json", "custom-solution"],
    ["/work/site/schemas/estimate.schema.json?form", "estimate"],
  ])("%s is %s", (file, name) => expect(nameOfForm(file)).toBe(name));
});
