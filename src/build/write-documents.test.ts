/** A build that fails before its documents have their styles leaves those of the last build as they were. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Output } from "../content/once/output.ts";
import { writeCompressed } from "./emit.ts";
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

/** The content of a document, and of its compressed copies, if they exist. */
const said = () => [
  read(page),
  ...(existsSync(join(root, `${page}.br`)) ? [`${brotliDecompressSync(readFileSync(join(root, `${page}.br`)))}`] : []),
  ...(existsSync(join(root, `${page}.gz`)) ? [`${gunzipSync(readFileSync(join(root, `${page}.gz`)))}`] : []),
];

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
    cardOf: () => "dist/cards/index.png",
  };
  const drafts = await draftDocuments(["/"], context, () => undefined);
  expect(read(page)).toBe("as it was");
  await finishDocuments(drafts, context);
  expect(read(page)).toBe(draft.replace("<style>", "<style>p{color:red}"));
  expect(existsSync(join(root, ".server/drafts"))).toBe(false);
});

it("never leaves copies of another text beside a document, wherever a build is killed", async () => {
  await writeCompressed(new Output(root), page, "as it was");
  expect(said()).toEqual(["as it was", "as it was", "as it was"]);
  let isWritten = false;
  const seen = new Set<string>();
  const writing = writeCompressed(new Output(root), page, "as it is").finally(() => {
    isWritten = true;
  });
  while (!isWritten) {
    seen.add(said().join());
    await new Promise(setImmediate);
  }
  await writing;
  expect(said()).toEqual(["as it is", "as it is", "as it is"]);
  expect([...seen].filter((texts) => texts.includes("as it was") && texts.includes("as it is"))).toEqual([]);
});
