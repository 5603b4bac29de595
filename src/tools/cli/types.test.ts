import { expect, test } from "vitest";
import { Project } from "../../../tests/command-line.ts";

test("the pattern of property names is quoted beside their values, whatever it contains", async () => {
  const whole = new Project();
  whole.dropIn("labels", {
    type: "object",
    properties: { set: { type: "object", patternProperties: { "^a*/b*/": { type: "object", properties: {} } } } },
  });
  const { code, out } = await whole.run(["types", "labels"]);
  expect(code).toBe(0);
  expect(out).toContain('* Under each name that matches "^a* /b* /".\n');
});
