/** Where tests keep their temporary files. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";

/** The free space required there, in bytes: a run takes some hundred megabytes, and a container often has only 64. */
const enough = 4 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough;
}

/**
 * The folder for temporary files of this process and those it starts: on Linux with enough room one in memory, which is removed
 * at the end, unless the environment names another. Tests write and remove copies of the project, thousands of files: a disk
 * took a tenth of the processor time of those that run commands, and a quarter if others wrote to it, too.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR || !hasRoom()) return tmpdir();
  const folder = mkdtempSync(join(memory, "keelwork-"));
  // Like /tmp itself: some tests run as another user.
  chmodSync(folder, 0o1777);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
