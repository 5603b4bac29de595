/** A build that fails before its documents have their styles leaves those of the last build as they were. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Output } from "../content/once/output.ts";
import { KnownDocuments } from "./known-documents.ts";
import { type BuildContext, draftDocuments, finishDocuments } from "./write-documents.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-documents-"));
const page = "dist/index.html";
const read = (file: string) => readFileSync(join(root, file), "utf8");

beforeAll(() => {
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
  symlinkSync(resolve("src"), join(root, "src"));
  mkdirSync(join(root, "dist"));
  writeFileSync(join(root, page), "as it was");
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it("writes a document where it is served from once it is finished", async () => {
  const draft = "<!doctype html><html><head><style></style></head><body><p>as it is</p></body></html>";
  const output = new Output(root);
  const context: BuildContext = {
    ...{ root, output, css: "p{color:red}", endpoint: "/", missingPath: "/404" },
    known: new KnownDocuments(root, output, { stateOf: async () => [] }, []),
    render: async (path) => ({ path, status: 200, heading: "Home", islands: [], draft, html: () => draft }),
    cardOf: () => "dist/cards/home.png",
  };
  const drafts = await draftDocuments(["/"], context, () => undefined);
  expect(read(page)).toBe("as it was");
  await finishDocuments(drafts, context);
  expect(read(page)).toBe(draft.replace("<style>", "<style>p{color:red}"));
  expect(existsSync(join(root, ".server/drafts"))).toBe(false);
});
