/** Tells whether `dist/` was built from the files as they are now. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";

const stamp = (root: string) => join(root, ".server/stamp");

/** A hash of everything a build is made from. */
function fingerprint(root: string): string {
  const hash = createHash("sha256").update(process.env.VITE_LEADS_ENDPOINT ?? "");
  const folders = ["src", "pages", "schemas", "forms", "papers"].flatMap((folder) => filesBelow(root, folder, ""));
  for (const file of ["package-lock.json", "vite.config.ts", ...folders])
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Whether the project must be built before it can be served. */
export const isStale = (root: string): boolean =>
  !existsSync(stamp(root)) || readFileSync(stamp(root), "utf8") !== fingerprint(root);

/** Remembers what the build was made from. */
export const markFresh = (root: string): void => writeFileSync(stamp(root), fingerprint(root));
