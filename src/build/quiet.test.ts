import { writeFileSync } from "node:fs";
import { format } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { quietly } from "./quiet.ts";

const complaint = (work: () => void) =>
  quietly("/pricing", async () => work()).then(
    () => "",
    ({ message }: Error) => message,
  );

describe("quietly", () => {
  it("returns the result if nothing is printed", async () => {
    expect(await quietly("/pricing", async () => "drawn")).toBe("drawn");
  });

  it("throws the route and every printed warning or error, without stacks", async () => {
    const message = await complaint(() => {
      console.error("No field %s in", "email", new Error("two of them"));
      console.warn("Deprecated");
    });
    expect(message).toContain("/pricing\n");
    expect(message).toContain("found:    No field email in two of them\n");
    expect(message).toContain("found:    Deprecated\n");
    expect(message).not.toMatch(/\n\s+at /);
  });

  it("names the function that threw, without stacks, and keeps a page's own mistakes as they are", async () => {
    const cards = (items: string) => (items as unknown as string[]).map(String);
    expect(await complaint(() => void cards("x"))).toMatch(
      /^\/pricing\n.*\n {2}found: {4}TypeError: items\.map is not a function, in cards\n {2}fix: .*$/,
    );
    // As thrown by the bundle that renders, which has its own copy of the class.
    const told = Object.assign(new Error("none"), {
      problems: [{ file: "pages/pricing.ts", path: "", expected: "a page", found: "none", fix: "write it" }],
    });
    const own = await complaint(() => {
      throw told;
    });
    expect(own).toBe("pages/pricing.ts\n  expected: a page\n  found:    none\n  fix:      write it");
  });

  it("reports a full disk as an error of the disk, not of the page", async () => {
    expect(await complaint(() => writeFileSync("/dev/full", "x"))).toMatch(/^the disk\n.*\n {2}found: {4}ENOSPC/);
  });

  it("restores the console even if the work fails", async () => {
    const { error } = console;
    const failure = quietly("/pricing", async () => {
      throw new Error("no such page");
    });
    await expect(failure).rejects.toThrow("Error: no such page");
    await complaint(() => console.error("once"));
    expect(console.error).toBe(error);
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    console.error("later");
    expect(format(...(heard.mock.calls[0] ?? []))).toBe("later");
    heard.mockRestore();
  });
});
