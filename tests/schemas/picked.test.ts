/**
 * The messages of the file picker: why a file was not added, and that drafts do not keep files.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { fileNameIn } from "../../src/engine/kinds/file.ts";
import { fields } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, type Drawing } from "./drawing.ts";
import { drawForm, drawOurs, formOf } from "./ours.tsx";

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

test("a rejected file is named with the reason; an accepted one with the hint that a reload loses it", async () => {
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
  // Only its beginning is read: a whole video would fill the page's memory.
  expect(read.mock.lastCall?.[0].size).toBeLessThanOrEqual(400);
  expect(root.textContent).not.toContain("Not kept");
  await pick("plan.pdf", "application/pdf", 4);
  expect(said()).toBe("");
  expect(root.textContent).toContain("Not kept when the page is loaded again.");
});

test("after a reload, the picker and the review say that a file was not kept", async () => {
  const file = { type: "string", format: "data-url" };
  const names = ["plan", "photo", "papers"];
  const sections = [
    { title: "You", fields: ["name"] },
    { title: "Files", fields: names },
  ];
  const schema = fields({ name: { type: "string" }, plan: file, photo: file, papers: { type: "array", items: file } });
  const one: Case = {
    name: "lost",
    about: "",
    kind: "",
    schema,
    ui: { steps: true, sections },
    journeys: [],
    broken: [],
  };
  const form = await formOf(one);
  let now = await drawForm(form);
  drawing = now;
  const pick = (path: string) => act(now, { file: path, files: [{ name: "a.txt", type: "text/plain", text: "x" }] });
  for (const path of ["plan", "papers"]) await pick(path);
  for (let visit = 0; visit < 2; visit++) {
    const kept = JSON.stringify(draftNow());
    now.close();
    now = await drawForm(form, ({ root }) => {
      root.dataset.kept = kept;
    });
    drawing = now;
  }
  const lost = "Not kept when the page is loaded again.";
  const pickers = [...now.root.querySelectorAll(".field-file")];
  expect(pickers.map(({ textContent }) => textContent?.includes(lost))).toEqual([true, false, true]);
  const reviewed = async () => {
    for (const _step of sections) await now.submit();
    return [...now.root.querySelectorAll(".answer-words")].map(({ textContent }) => textContent);
  };
  const none = "Not given";
  expect(await reviewed()).toEqual([none, none + lost, none, none + lost]);
});

test.each<[what: string, step: Step, sent: (string | undefined)[]]>([
  ["stays with its entry, which is moved", { down: "guests.0" }, [undefined, "a.txt"]],
  ["is not added to the entry behind its own, which is removed", { remove: "guests.0" }, [undefined]],
])("a file that is still being read %s", async (_what, step, sent) => {
  const photo = { type: "string", format: "data-url" };
  const guests = { type: "array", items: fields({ name: { type: "string" }, photo }) };
  drawing = await drawOurs({
    name: "moved",
    about: "",
    kind: "",
    schema: fields({ guests }),
    journeys: [],
    broken: [],
  });
  const now = drawing;
  for (const name of ["Ines", "Bo"]) {
    await act(now, { add: "guests" });
    await act(now, { set: `guests.${name === "Bo" ? 1 : 0}.name`, to: name });
  }
  const reads: (() => void)[] = [];
  const { readAsDataURL } = FileReader.prototype;
  vi.spyOn(FileReader.prototype, "readAsDataURL").mockImplementation(function (this: FileReader, file) {
    reads.push(() => readAsDataURL.call(this, file));
  });
  await act(now, { file: "guests.0.photo", files: [{ name: "a.txt", type: "text/plain", text: "x" }] });
  await act(now, step);
  for (const read of reads) read();
  vi.restoreAllMocks();
  await new Promise((done) => setTimeout(done, 50));
  const { body } = (await now.submit()) as { body: { guests: { photo?: string }[] } };
  expect(body.guests.map(({ photo }) => photo && fileNameIn(photo))).toEqual(sent);
});
