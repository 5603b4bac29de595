import { expect, it } from "vitest";
import { headingId, slugOf } from "./slug.ts";

it.each([
  ["CI/CD with GitHub Actions", "cicd-with-github-actions"],
  ["Über uns", "über-uns"],
  ["مرحبا بكم", "مرحبا-بكم"],
  ["हिन्दी", "हिन्दी"],
])("%s", (title, slug) => expect(slugOf(title)).toBe(slug));

it("a heading of signs alone can be linked to", () => expect(headingId("???")).toBe("heading"));
