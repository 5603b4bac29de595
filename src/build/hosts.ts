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
  const short = directivesOf(policies).filter(({ value }) => value.length < longestLine / 2);
  return [...short.map(({ name, value }) => `${name} ${value}`), ...neverAsked].join("; ");
}

/** Every directive of some policies but `default-src`, with all that any of them allows. */
function directivesOf(policies: string[]): { name: string; value: string }[] {
  const names = new Set(policies.flatMap((policy) => policy.split("; ").map((part) => part.split(" ")[0] ?? "")));
  names.delete("default-src");
  return [...names].map((name) => ({ name, value: sourcesIn(policies, name).join(" ") || "'none'" }));
}

/** How many blocks all of the hosts read. */
export const mostBlocks = 100;

/** Some documents by their routes, with what they are sent. */
type Policies = [route: string, policy: string][];

/** A document's blocks, for both of its addresses: hosts may add a slash. */
const blocksOf = (policies: Policies): string[] =>
  policies.flatMap(([route, policy]) =>
    [...new Set([route, route.replace(/\/?$/, "/")])].map((path) => replacing(path, "Content-Security-Policy", policy)),
  );

/**
 * One block for all documents below a folder, the folder's own among them: each is allowed what any of them needs, which is
 * styles and scripts of the site. Where that would be too long to say there is none.
 */
function folded(folder: string, policies: Policies): string | undefined {
  const directives = directivesOf(policies.map(([, policy]) => policy));
  const policy = ["default-src 'none'", ...directives.map(({ name, value }) => `${name} ${value}`)].join("; ");
  return policy.length < longestLine ? replacing(`${folder}/*`, "Content-Security-Policy", policy) : undefined;
}

/** Blocks for all documents; where there would be too many for some hosts, the largest folders have one each. */
function blocksFor(policies: Policies): string[] {
  const folders = new Map<string, Policies>();
  for (const [route, policy] of policies) {
    const folder = `/${route.split("/")[1]}`;
    folders.set(folder, [...(folders.get(folder) ?? []), [route, policy]]);
  }
  const blocks = [...folders].map(([folder, inside]) => ({ folder, inside, blocks: blocksOf(inside) }));
  const count = () => blocks.reduce((sum, { blocks: own }) => sum + own.length, 2);
  for (const group of blocks.toSorted((a, b) => b.inside.length - a.inside.length)) {
    const block = count() > mostBlocks && group.inside.length > 1 && folded(group.folder, group.inside);
    // The folder's own address without a slash is not below it.
    if (block)
      group.blocks = [block, ...blocksOf(group.inside.filter(([route]) => route === group.folder)).slice(0, 1)];
  }
  return blocks.flatMap(({ blocks: own }) => own);
}

/**
 * The `_headers` file.
 * @param policies the policy of each document, by its route; hosts may add a slash to it
 */
export async function hostHeaders(policies: Map<string, string>): Promise<string> {
  const routes = blocksFor([...policies]);
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
