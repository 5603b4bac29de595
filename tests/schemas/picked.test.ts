/**
 * The messages of the file picker: why a file was not added, and that files are not stored.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { act, type Drawing } from "./drawing.ts";
import { drawOurs } from "./ours.tsx";

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

test("a file of another type or too large is named with its reason, one that fits with a word on reloads", async () => {
  const plan = { type: "string", format: "data-url", contentMediaType: "application/pdf", maxLength: 400 };
  const schema = { type: "object", properties: { plan } };
  drawing = await drawOurs({ name: "picked", about: "", kind: "", schema, journeys: [], broken: [] });
  const { root } = drawing;
  const said = () => root.querySelector(".file-refused")?.textContent;
  const pick = (name: string, type: string, size: number, start = "%PDF-") =>
    act(drawing as Drawing, { file: "plan", files: [{ name, type, text: `${start}${"x".repeat(size)}` }] });
  const read = vi.spyOn(FileReader.prototype, "readAsDataURL");
  expect(root.querySelector(".files")?.getAttribute("aria-live")).toBe("polite");
  await pick("plan.txt", "text/plain", 4);
  expect(said()).toBe("plan.txt: not of type PDF, not added");
  await pick("text.pdf", "application/pdf", 4, "");
  expect(said()).toBe("text.pdf: not of type PDF, not added");
  await pick("large.pdf", "application/pdf", 4000);
  expect(said()).toBe("large.pdf: larger than 75 bytes, not added");
  // Not the whole of it: a video would take the page's memory.
  expect(read.mock.lastCall?.[0].size).toBeLessThanOrEqual(400);
  expect(root.textContent).not.toContain("Not kept");
  await pick("plan.pdf", "application/pdf", 4);
  expect(said()).toBe("");
  expect(root.textContent).toContain("Not kept when the page is loaded again.");
});
