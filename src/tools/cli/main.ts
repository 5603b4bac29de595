/** `npm run forms -- <command>`. */
import { run } from "./run.ts";

// A reader that has seen enough, as `head` has, is no mistake.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

run(process.argv.slice(2), {
  ...process,
  root: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
}).then((code) => {
  process.exitCode = code;
});
