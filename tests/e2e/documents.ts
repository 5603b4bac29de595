/** The routes of all built documents: those of the specification, and any that a project adds. */
import { readdirSync } from "node:fs";

export const documents: readonly string[] = readdirSync("dist", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`);
