/** Runs makers in worker threads; each loads what it needs, so that the main thread does not. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DocumentError } from "../../engine/check/problem.ts";
import { writeWhole } from "../../whole.ts";
import { bundle } from "./bundle.ts";
import type { Made, Task } from "./maker.ts";
import { scriptsFolder, touch } from "./store.ts";
import { inThread } from "./threads.ts";

/** The last line of every script, which shows that it is complete: after a power failure, a file may exist without its content. */
const end = "\n// whole\n";

/**
 * A maker bundled as a script for worker threads, in a folder where packages are resolved.
 * @param code the hash of its code; if unknown, the script is used by this process only
 */
async function scriptOf(file: string, code: string | undefined): Promise<string> {
  const name = code ?? `${process.pid}-${performance.now()}`;
  const script = join(scriptsFolder(), `${name}.mjs`);
  if (existsSync(script) && readFileSync(script, "utf8").endsWith(end)) touch(script);
  else {
    const text = await bundle(join(process.cwd(), file), { ssr: true, minify: false, target: "node20" });
    writeWhole(script, Buffer.from(text + end));
  }
  return pathToFileURL(script).href;
}

const scripts = new Map<string, Promise<string>>();

/**
 * Runs a maker in a worker thread.
 * @param file the maker, from the project's root
 * @param code the hash of its code, if known
 * @param isFinal whether it may wait for everything else
 * @throws DocumentError with the problems that it has found
 */
export async function apart(
  file: string,
  code: string | undefined,
  task: Task,
  isFinal?: boolean,
): Promise<Uint8Array> {
  const script = scripts.get(file) ?? scriptOf(file, code);
  scripts.set(file, script);
  const answer = await inThread<Made>(await script, task, isFinal);
  if ("problems" in answer) throw new DocumentError(answer.problems);
  return answer.bytes;
}
