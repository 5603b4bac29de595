/** Commands whose output is no longer read. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test.each([
  ["endUnread", 0],
  ["goOnUnread", 7],
])("%s: one that would end with 7 ends with %i", async (name, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "keelwork-unread-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, "script.ts");
  writeFileSync(
    script,
    `import { once } from "node:events";
import { ${name} } from ${JSON.stringify(resolve("src/unread.ts"))};
${name}();
console.log("read");
await once(process.stdin, "data");
for (let line = 0; line < 5; line++) {
  console.log("unread");
  await new Promise(setImmediate);
}
process.exit(7);
`,
  );
  const child = spawn("node_modules/.bin/jiti", [script], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  child.stdout.destroy();
  child.stdin.write("go on");
  expect(await once(child, "exit")).toEqual([expected, null]);
});
