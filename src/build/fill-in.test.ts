import { describe, expect, it } from "vitest";
import { brand } from "../site.ts";
import { fillIn } from "./fill-in.ts";

describe("fillIn", () => {
  it.each([
    ["Write to {{brand.email}}.", `Write to ${brand.email}.`],
    ["{{brand.phone.label}}", brand.phone.label],
    ["Since {{brand.founded}}", `Since ${brand.founded}`],
    ["{{brand.name}} and {{brand.name}}", `${brand.name} and ${brand.name}`],
    ["No placeholder, {{other.name}}", "No placeholder, {{other.name}}"],
    ["", ""],
  ])("%s", (text, filled) => expect(fillIn(text, "x.md")).toBe(filled));

  it.each(["{{brand.fax}}", "{{brand.phone}}", "{{brand.phone.label.more}}", "{{brand.toString}}"])(
    "refuses %s, and says where it stands",
    (placeholder) =>
      expect(() => fillIn(`Call ${placeholder}`, "pages/x.md")).toThrow(
        `pages/x.md\n  expected: a placeholder of a text in brand (src/site.ts)\n  found:    ${placeholder}\n  mend:     correct the placeholder`,
      ),
  );
});
