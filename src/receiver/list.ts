/** `npm run leads`: the owner's command, in the words of the forms on this disk; nothing needs to be built for it. */
import { runCommand } from "./report.ts";

await runCommand(async () => (await import("./on-disk.ts")).formsOnDisk());
