/** `npm run receiver`: builds the server half when needed, never the site, then runs the receiver alone. */
import { runBuilt } from "./built.ts";

await runBuilt(process.cwd(), "server", "receiver.js");
