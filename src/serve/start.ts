/** `npm start`: builds when needed, then serves the site and runs the receiver, both in this process. */
import { runBuilt } from "./built.ts";

await runBuilt(process.cwd(), "site", "start.js");
