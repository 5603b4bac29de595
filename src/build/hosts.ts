/** Configuration for those who host `dist/`: the `_headers` file that several static hosts read. */
import { cacheOf, everywhere, type Headers, inertPolicy } from "../serve/headers.ts";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** A block that replaces a header that a wider one has set; hosts that do not know the first line leave it out. */
const replacing = (path: string, name: string, value: string) => `${path}\n  ! ${name}\n  ${name}: ${value}`;

/** The sources that some policies allow for a directive, each once. */
function sourcesIn(policies: string[], directive: string): string[] {
  const values = policies.flatMap((policy) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? []);
  const sources = values.flatMap((value) => value.split(" ")).filter((source) => source !== "'none'");
  return [...new Set(sources)];
}

/** How long a line may be for all of the hosts. */
const longestLine = 2000;

/** What documents never ask for; `default-src` would say it shorter, and would speak for what is left out too. */
const neverAsked = ["frame-src", "media-src", "object-src", "worker-src"].map((name) => `${name} 'none'`);

/**
 * A policy that allows what any document needs: that of a path no block names, and so of the missing page, which says its
 * own besides. Some hosts join it to a document's own, and then only what both allow counts, which is the document's own.
 * What would take too long to say is left to those: every document has styles of its own.
 */
function widest(policies: string[]): string {
  const names = [...new Set(policies.flatMap((policy) => policy.split("; ").map((part) => part.split(" ")[0] ?? "")))];
  const said = names
    .filter((name) => name !== "default-src")
    .map((name) => ({ name, sources: sourcesIn(policies, name) }));
  const short = said.filter(({ sources }) => sources.join(" ").length < longestLine / 2);
  return [...short.map(({ name, sources }) => `${name} ${sources.join(" ") || "'none'"}`), ...neverAsked].join("; ");
}

/** How many blocks all of the hosts read. */
export const mostBlocks = 100;

/**
 * The `_headers` file.
 * @param policies the policy of each document, by its route; hosts may add a slash to it
 */
export async function hostHeaders(policies: Map<string, string>): Promise<string> {
  const routes = [...policies].flatMap(([route, policy]) =>
    [...new Set([route, route.replace(/\/?$/, "/")])].map((path) => replacing(path, "Content-Security-Policy", policy)),
  );
  const headers = {
    ...(await everywhere()),
    "Content-Security-Policy": widest([...policies.values()]),
    "Cache-Control": cacheOf("/"),
  };
  // A picture may have styles of its own, and nothing there may run.
  const assets = `${replacing("/assets/*", "Cache-Control", cacheOf("/assets/"))}
  ! Content-Security-Policy
  Content-Security-Policy: ${inertPolicy}`;
  return `${[block("/*", headers), assets, ...routes].join("\n\n")}\n`;
}
