/** `npm run leads`: the owner's command, with the labels of the forms on this disk; it needs no build. */
import { runCommand } from "./report.ts";

await runCommand(async () => (await import("./on-disk.ts")).formsOnDisk());
