/** Configuration for hosting `dist/`: the `_headers` file that several static hosts read. */
import {
  cacheOf,
  everywhere,
  type Headers,
  inertPolicy,
  resourcePolicy,
  resourcePolicyOf,
  shownElsewhere,
} from "../../serve/headers.ts";
import { type Directive, none, policyFrom } from "../../serve/policy.ts";
import { allowedBy, longestLine, pathsOf, type Sent, sentTo } from "./policies.ts";

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * A block that replaces a header set by a more general one; hosts that do not support removal ignore its first line.
 */
const replacing = (path: string, name: string, value: string) => `${path}\n  ! ${name}\n  ${name}: ${value}`;

/**
 * Directives that documents never need; `default-src` would be shorter, but would also apply to directives that are
 * left out.
 */
const neverAsked = ["frame-src", "media-src", "object-src", "worker-src"].map((name): Directive => [name, [none]]);

/**
 * A policy that allows what any document needs: for paths without a block, and so for the not-found page, which also
 * includes its own. Some hosts combine it with a document's own, and then both apply, which amounts to the document's
 * own. Directives that would get too long are left to the documents' own policies: every document has its own styles.
 */
function widest(policies: string[]): string {
  const short = allowedBy(policies).filter(([, sources]) => sources.join(" ").length < longestLine / 2);
  return policyFrom([...short, ...neverAsked]);
}

/** The blocks of a document, or the single one of a folder. */
const blocksOf = (sent: Sent): string[] =>
  pathsOf(sent, (folder) => `${folder}/*`).map((path) => replacing(path, "Content-Security-Policy", sent.policy));

/**
 * The `_headers` file.
 * @param policies the policy of each document, by its route; hosts may add a slash to it
 * @param missing the policy of the not-found page
 */
export async function hostHeaders(policies: Map<string, string>, missing: string): Promise<string> {
  const routes = sentTo(policies, [missing]).flatMap(blocksOf);
  const headers = {
    ...(await everywhere()),
    "Content-Security-Policy": widest([...policies.values()]),
    "Cache-Control": cacheOf("/"),
  };
  // A picture may have inline styles; nothing else may run there.
  const assets = `${replacing("/assets/*", "Cache-Control", cacheOf("/assets/"))}
  ! Content-Security-Policy
  Content-Security-Policy: ${inertPolicy}`;
  const shown = shownElsewhere.map((path) => replacing(path, resourcePolicy, resourcePolicyOf(path)));
  return `${[block("/*", headers), assets, ...shown, ...routes].join("\n\n")}\n`;
}
