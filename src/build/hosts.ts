/** Configuration for those who host `dist/`: the `_headers` file that several static hosts read. */
import {
  cacheOf,
  everywhere,
  type Headers,
  inertPolicy,
  resourcePolicy,
  resourcePolicyOf,
  shownElsewhere,
} from "../serve/headers.ts";
import { directivesOf, longestLine, type Sent, sentTo } from "./sent.ts";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * A block that replaces a header set by a more general one; hosts that do not support removal ignore its first line.
 */
const replacing = (path: string, name: string, value: string) => `${path}\n  ! ${name}\n  ${name}: ${value}`;

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

/** A document's blocks, for both of its addresses, since hosts may add a slash; or a folder's one. */
const blocksOf = ({ route, isFolder, policy }: Sent): string[] => {
  const paths = isFolder ? [`${route}/*`] : [...new Set([route, route.replace(/\/?$/, "/")])];
  return paths.map((path) => replacing(path, "Content-Security-Policy", policy));
};

/**
 * The `_headers` file.
 * @param policies the policy of each document, by its route; hosts may add a slash to it
 */
export async function hostHeaders(policies: Map<string, string>): Promise<string> {
  const routes = sentTo(policies).flatMap(blocksOf);
  const headers = {
    ...(await everywhere()),
    "Content-Security-Policy": widest([...policies.values()]),
    "Cache-Control": cacheOf("/"),
  };
  // A picture may have styles of its own, and nothing there may run.
  const assets = `${replacing("/assets/*", "Cache-Control", cacheOf("/assets/"))}
  ! Content-Security-Policy
  Content-Security-Policy: ${inertPolicy}`;
  const shown = shownElsewhere.map((path) => replacing(path, resourcePolicy, resourcePolicyOf(path)));
  return `${[block("/*", headers), assets, ...shown, ...routes].join("\n\n")}\n`;
}
