/** The routes of all documents that were built: those of the specification, and whatever a project has besides. */
import { readdirSync } from "node:fs";

export const documents: readonly string[] = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`);
