/** The policy that hosts are to send each built document with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sentTo } from "../../src/build/sent.ts";
import { policyOf } from "../../src/serve/headers.ts";
import { endpoint } from "../../src/site.ts";
import { builtRoutes } from "./asked.ts";

/** The policy of each document itself, by its route. */
export const policies: Map<string, string> = new Map(
  builtRoutes.map((route) => [route, policyOf(readFileSync(join("dist", route, "index.html"), "utf8"), endpoint)]),
);

const folders = sentTo(policies).filter(({ isFolder }) => isFolder);

/** The policy that a document is sent with: its own, or where its folder has too many documents, the one they share. */
export const sentPolicyOf = (route: string): string =>
  folders.find((folder) => route.startsWith(`${folder.route}/`))?.policy ?? policies.get(route) ?? "";
