/** Files checked by the owner's scanner: no lead is refused or lost because of it, and those with rejected files are marked. */
import { expect, test, vi } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { folder, logged, post, start, whole } from "../../../tests/receiver.ts";
import { eventually } from "../../../tests/targets.ts";
import { report } from "../leads/report.ts";
import { Store } from "../store/store.ts";
import { scanner } from "./scan.ts";

const file = { type: "string", format: "data-url", maxLength: 2_000_000 } as const;
const form = formFrom(
  fields({ name: { type: "string" }, plan: file, more: { type: "array", items: file, maxItems: 2 } }),
);

const url = (text: string, name = "plan.txt") =>
  `data:text/plain;name=${name};base64,${Buffer.from(text).toString("base64")}`;

/** Rejects files that contain this word. */
const scan = ["sh", "-c", "! grep -q WORM"];

const reasons = async (at: string) => ((await Store.read(at)) ?? []).map(({ body, suspect }) => [body.name, suspect]);

test("what it objects to is stored and marked, and its files are not written out", async () => {
  const { port, url: at } = await start({ scan }, [form]);
  for (const body of [
    { name: "clean", plan: url("a plan"), more: [] },
    { name: "none", plan: "", more: [] },
    { name: "large", plan: url(`WORM${"x".repeat(1_000_000)}`), more: [] },
    { name: "second", plan: url("a plan"), more: [url("a"), url("a WORM", "b%00txt")] },
  ])
    expect((await post(port, { ...body, formName: "test" })).status).toBe(201);
  expect(await reasons(at)).toEqual([
    ["second", "sh objects to b txt"],
    ["large", "sh objects to plan.txt"],
    ["none", undefined],
    ["clean", undefined],
  ]);
  const said = await whole(report(["--files", folder()], { LEADS_URL: at }, () => new Map()));
  expect(said).toContain("1 file of 1 lead");
});

test("a lead whose files it could not look at is stored and marked, and the log says why, already at the start", async () => {
  const trouble = logged("not scanned");
  const { port, url: at } = await start({ scan: ["no-such-program"] }, [form]);
  const failed = { level: "error", code: "ENOENT" };
  await vi.waitFor(
    () => expect(trouble()).toMatchObject([{ ...failed, fix: expect.stringContaining("LEADS_SCAN") }]),
    eventually,
  );
  expect((await post(port, { formName: "test", name: "Ines", plan: url("a plan"), more: [] })).status).toBe(201);
  expect(await reasons(at)).toEqual([["Ines", "files not scanned"]]);
  await vi.waitFor(() => expect(trouble()).toMatchObject([failed, failed]), eventually);
});

test("a program that objects to everything is named in the log at the start", async () => {
  const trouble = logged("not scanned");
  await start({ scan: ["sh", "-c", "cat > /dev/null; exit 1"] }, [form]);
  await vi.waitFor(() => expect(trouble()).toMatchObject([{ why: expect.stringContaining("sh objects") }]), eventually);
});

test.each<[string, string[], string, number?]>([
  ["takes too long", ["sleep", "60"], "due to timeout", 500],
  ["ends with neither answer", ["sh", "-c", "exit 2"], "sh ended with 2"],
  ["is ended", ["sh", "-c", "kill $$"], "sh ended with SIGTERM"],
])("a program that %s has looked at nothing, and the log says so", async (_what, command, why, most) => {
  const warn = vi.fn();
  expect(await scanner(command, warn, most)({ plan: url("a plan") })).toBe("files not scanned");
  expect(warn.mock.calls).toEqual([["not scanned", expect.objectContaining({ why: expect.stringContaining(why) })]]);
});

test("a program that has seen enough does not read to the end", async () => {
  const look = scanner(["sh", "-c", "exec <&-; sleep 0.1; exit 1"], vi.fn());
  expect(await look({ plan: url("x".repeat(1_000_000)) })).toBe("sh objects to plan.txt");
});

test("one file is looked at at a time, however many leads come", async () => {
  const busy = `${folder()}/busy`;
  // Two at once would find each other's folder, and exit with 1.
  const look = scanner(["sh", "-c", `mkdir ${busy} && sleep 0.1 && rmdir ${busy}`], vi.fn());
  const found = await Promise.all(["a", "b", "c"].map((text) => look({ plan: url(text) })));
  expect(found).toEqual([undefined, undefined, undefined]);
});
