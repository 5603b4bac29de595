/** The policies that hosts must send with the built documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sentTo } from "../../src/build/hosts/policies.ts";
import { policyOf } from "../../src/serve/headers.ts";
import { directivesIn, policyFrom } from "../../src/serve/policy.ts";
import { endpoint } from "../../src/site.ts";
import { builtRoutes } from "./asked.ts";

/** The policy of each document itself, by its route. */
export const policies: Map<string, string> = new Map(
  builtRoutes.map((route) => [route, policyOf(readFileSync(join("dist", route, "index.html"), "utf8"), endpoint)]),
);

/** A policy with the sources of each directive in order. */
export const inOrder = (policy: string): string =>
  policyFrom(directivesIn(policy).map(([name, sources]) => [name, sources.toSorted()]));

/**
 * The policy that a document is sent with: its own, or a shared one if its folder has too many documents.
 * @param besides the policies of other files sent from the same folder
 */
export function sentPolicyOf(route: string, besides: string[] = []): string {
  const folders = sentTo(policies, besides).filter(({ isFolder }) => isFolder);
  return inOrder(folders.find((folder) => route.startsWith(`${folder.route}/`))?.policy ?? policies.get(route) ?? "");
}
