import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Watched } from "./watch.ts";

let root = "";
let events: string[] = [];
let watched: Watched;
const told = vi.fn<(folder: string) => void>();

const write = (file: string, text = "x") => writeFileSync(join(root, file), text);
const heard = (...expected: string[]) =>
  vi.waitFor(() => expect([...new Set(events)].sort()).toEqual(expected), { timeout: 120_000 });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "keelwork-watch-"));
  mkdirSync(join(root, "pages/blog"), { recursive: true });
  write("pages/about.ts");
  write("pages/blog/one.md");
  events = [];
  watched = new Watched((event, file) => events.push(`${event} ${relative(root, file)}`), told);
  watched.know(watched.add(join(root, "pages")));
});
afterEach(() => {
  watched.close();
  rmSync(root, { recursive: true });
});

it("reports files that are written, added, replaced and removed, however deep", async () => {
  write("pages/about.ts", "changed");
  write("pages/blog/two.md");
  await heard("add pages/blog/two.md", "change pages/about.ts");
  events = [];
  write("pages/blog/one.md~", "saved by an editor that renames");
  renameSync(join(root, "pages/blog/one.md~"), join(root, "pages/blog/one.md"));
  rmSync(join(root, "pages/blog/two.md"));
  await heard("change pages/blog/one.md", "unlink pages/blog/two.md");
});

it("reports a file once that is emptied before it is written", async () => {
  write("pages/about.ts", "");
  write("pages/about.ts", "whole");
  write("pages/last.ts");
  await heard("add pages/last.ts", "change pages/about.ts");
  expect(events).toHaveLength(2);
});

it("watches folders that are new, or that have replaced others", async () => {
  mkdirSync(join(root, "pages/new/deep"), { recursive: true });
  write("pages/new/deep/three.md");
  await heard("add pages/new/deep/three.md");
  events = [];
  rmSync(join(root, "pages/blog"), { recursive: true });
  mkdirSync(join(root, "pages/blog"));
  write("pages/blog/one.md", "of another branch");
  await heard("change pages/blog/one.md");
  events = [];
  write("pages/new/deep/three.md", "changed");
  write("pages/blog/one.md", "changed");
  await heard("change pages/blog/one.md", "change pages/new/deep/three.md");
  events = [];
  rmSync(join(root, "pages/new"), { recursive: true });
  await heard("unlink pages/new/deep/three.md");
});

it("reports what has gone with a folder that another has replaced, and watches what is below the other", async () => {
  mkdirSync(join(root, "pages/blog/deep"));
  write("pages/blog/deep/old.md");
  await heard("add pages/blog/deep/old.md");
  events = [];
  mkdirSync(join(root, "other/deep"), { recursive: true });
  write("other/deep/new.md");
  renameSync(join(root, "pages/blog"), join(root, "away"));
  renameSync(join(root, "other"), join(root, "pages/blog"));
  await heard("add pages/blog/deep/new.md", "unlink pages/blog/deep/old.md", "unlink pages/blog/one.md");
  events = [];
  write("pages/blog/deep/new.md", "changed");
  await heard("change pages/blog/deep/new.md");
});

it("reports a file that has gone from a folder just as this got other permissions", async () => {
  chmodSync(join(root, "pages/blog"), 0o750);
  // The change of permissions is reported first.
  await new Promise((resolve) => setImmediate(resolve));
  rmSync(join(root, "pages/blog/one.md"));
  await heard("unlink pages/blog/one.md");
});

it("reports only selected files of a folder, and those of a selected folder that is new", async () => {
  watched.know(watched.add(root, (name) => ["vite.config.ts", "forms"].includes(name)));
  write("leads.db");
  write("vite.config.ts");
  mkdirSync(join(root, "forms"));
  write("forms/contact.ui.json");
  await heard("add forms/contact.ui.json", "add vite.config.ts");
  events = [];
  write("other.txt");
  chmodSync(root, 0o755);
  await heard("change vite.config.ts");
  write("vite.config.ts", "changed");
  write("another.txt");
  await heard("change vite.config.ts");
});

it("reports a link that leads in a circle, and that it is gone", async () => {
  symlinkSync("loop.md", join(root, "pages/loop.md"));
  await heard("add pages/loop.md");
  rmSync(join(root, "pages/loop.md"));
  await heard("add pages/loop.md", "unlink pages/loop.md");
});

it.each(["other.md", "nowhere.md"])(
  "reports a file that a link replaces as gone, and the other way round: %s",
  async (to) => {
    write("pages/other.md");
    await heard("add pages/other.md");
    for (const put of [() => symlinkSync(to, join(root, "pages/about.ts")), () => write("pages/about.ts")]) {
      events = [];
      rmSync(join(root, "pages/about.ts"));
      put();
      await heard("add pages/about.ts", "unlink pages/about.ts");
    }
  },
);

it("goes on where a new folder cannot be read, and says so", async () => {
  // Root may read every folder, so tests that run as root switch to another user meanwhile.
  const { geteuid, seteuid } = process;
  const isRoot = geteuid?.() === 0;
  chmodSync(root, 0o755);
  mkdirSync(join(root, "pages/closed"), { mode: 0 });
  if (isRoot) seteuid?.("nobody");
  await vi
    .waitFor(() => expect(told).toHaveBeenCalledWith(join(root, "pages/closed"), expect.any(Error)), {
      timeout: 120_000,
    })
    .finally(() => isRoot && seteuid?.(0));
  write("pages/blog/two.md");
  await heard("add pages/blog/two.md");
  // Other users than root can only remove folders that they may read.
  chmodSync(join(root, "pages/closed"), 0o700);
});
