/** `npm run forms -- <command>`. */
import { endUnread } from "../../unread.ts";
import { run } from "./run.ts";

endUnread();

run(process.argv.slice(2), {
  root: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
}).then((code) => {
  process.exitCode = code;
});
