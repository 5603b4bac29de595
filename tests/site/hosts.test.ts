/**
 * `dist/_headers`, interpreted like static hosts do: the headers of each path, with or without a slash, and of missing
 * paths.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mostBlocks } from "../../src/build/hosts/policies.ts";
import { attributeOf, elementsOf } from "../../src/html.ts";
import { inertPolicy, inlinedPolicy, policyOf, resourcePolicy } from "../../src/serve/headers.ts";
import { endpoint } from "../../src/site.ts";
import { embedded, immutable } from "./asked.ts";
import { inOrder, policies, sentPolicyOf } from "./sent.ts";

interface Block {
  path: string;
  removed: string[];
  headers: [name: string, value: string][];
}

const text = readFileSync("dist/_headers", "utf8");

const blocks = text
  .trim()
  .split("\n\n")
  .map((block): Block => {
    const [path = "", ...lines] = block.split("\n");
    const trimmed = lines.map((line) => line.trim());
    const removed = trimmed.flatMap((line) => (line.startsWith("! ") ? [line.slice(2)] : []));
    const headers = trimmed.flatMap((line): [string, string][] => {
      const colon = line.indexOf(":");
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    });
    return { path, removed, headers };
  });

const matches = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** How hosts combine blocks that match the same path: the later one wins, or values are joined. */
type Reading = "removes, then joins" | "the later counts" | "joins";

/** The values of a header; several policies apply together. */
function sent(path: string, name: string, reading: Reading): string[] {
  let values: string[] = [];
  for (const { removed, headers } of blocks.filter((block) => matches(block.path, path))) {
    if (reading === "removes, then joins" && removed.includes(name)) values = [];
    for (const [, value] of headers.filter(([known]) => known === name))
      values = reading === "the later counts" ? [value] : [...values, value];
  }
  return values;
}

const sourcesOf = (policy: string) =>
  new Map(
    policy.split("; ").map((part): [string, string[]] => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources.filter((source) => source !== "'none'")];
    }),
  );

/** Whether one policy allows everything that another does. */
function allows(wide: string, narrow: string): boolean {
  const [outer, inner] = [sourcesOf(wide), sourcesOf(narrow)];
  return [...inner].every(([name, sources]) => {
    const known = outer.get(name) ?? outer.get("default-src");
    return known === undefined || sources.every((source) => known.includes(source));
  });
}

const missingPage = readFileSync("dist/404.html", "utf8");
const missing = policyOf(missingPage, endpoint);

describe.each<Reading>(["removes, then joins", "the later counts", "joins"])("a host that %s", (reading) => {
  test("sends every document its policy, with or without a slash", () => {
    for (const [route, own] of policies)
      for (const path of new Set([route, `${route.replace(/\/$/, "")}/`])) {
        const [last = "", ...wider] = sent(path, "Content-Security-Policy", reading).reverse();
        expect(inOrder(last), path).toBe(sentPolicyOf(route, [missing]));
        expect(allows(last, own), path).toBe(true);
        // On hosts that join values, both policies apply: the additional one must not forbid what the document needs.
        for (const other of wider) expect(allows(other, own), path).toBe(true);
      }
  });

  test("sends the not-found page a policy that allows what it needs; its own is in a meta tag", () => {
    const said = elementsOf(missingPage).find((element) => attributeOf(element, "http-equiv") !== undefined);
    expect(said && attributeOf(said, "content")).toBe(inlinedPolicy(missing));
    for (const path of ["/no-such-page", "/blog/no-such-article/"]) {
      const policies = sent(path, "Content-Security-Policy", reading);
      expect(policies.length).toBeGreaterThan(0);
      for (const one of policies) {
        expect(allows(one, missing)).toBe(true);
        expect(one).toMatch(/(^|; )script-src 'self' 'sha256-[^;]*;/);
      }
    }
  });
});

test("no document allows inline scripts or styles without a hash", () => {
  const ofDocuments = blocks.filter(({ path }) => !path.startsWith("/assets/"));
  expect(JSON.stringify(ofDocuments)).not.toContain("unsafe");
});

test("assets are immutable on hosts that can express it, and a picture keeps its styles anywhere", () => {
  expect(sent("/assets/a.svg", "Content-Security-Policy", "removes, then joins")).toEqual([inertPolicy]);
  for (const path of ["/assets/a.svg", "/favicon.svg"])
    for (const policy of sent(path, "Content-Security-Policy", "joins"))
      expect(allows(policy, "style-src 'unsafe-inline'"), policy).toBe(true);
  expect(sent("/assets/a.js", "Cache-Control", "removes, then joins")).toEqual([immutable]);
  expect(sent("/contact", "Cache-Control", "removes, then joins")).toEqual(["no-cache"]);
});

test("pages of other origins may embed cards and icons, on hosts that can express it", () => {
  for (const [path, policy] of embedded)
    expect(sent(path, resourcePolicy, "removes, then joins"), path).toEqual([policy]);
});

test("the file is within every host's limits", () => {
  expect(blocks.length).toBeLessThanOrEqual(mostBlocks);
  expect(text.split("\n").filter((line) => line.length > 2000)).toEqual([]);
});
