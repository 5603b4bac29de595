/** Worker threads for makers, one per core; each loads what it needs, so that the main thread does not. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import { DocumentError } from "../../engine/check/problem.ts";
import { bundle } from "./bundle.ts";
import type { Answer, Task } from "./maker.ts";
import { writeWhole } from "./store.ts";

/** The heap limit of a thread: with a higher one it grows instead of collecting garbage. */
const mostMegabytes = 512;

let pool: Tinypool | undefined;

/**
 * A maker bundled as a script for worker threads, in a folder where packages are resolved.
 * @param code the hash of its code; if unknown, the script is used by this process only
 */
async function scriptOf(file: string, code: string | undefined): Promise<string> {
  const name = code ?? `${process.pid}-${performance.now()}`;
  const script = join(process.cwd(), `node_modules/.cache/keelwork-makers/${name}.mjs`);
  if (!existsSync(script)) {
    const text = await bundle(join(process.cwd(), file), { ssr: true, minify: false, target: "node20" });
    writeWhole(script, Buffer.from(text));
  }
  return pathToFileURL(script).href;
}

const scripts = new Map<string, Promise<string>>();

/**
 * Runs a maker in a worker thread.
 * @param file the maker, from the project's root
 * @param code the hash of its code, if known
 * @throws DocumentError with the problems that it has found
 */
export async function apart(file: string, code: string | undefined, task: Task): Promise<Uint8Array> {
  pool ??= new Tinypool({
    minThreads: 0,
    maxThreads: availableParallelism(),
    // Between two parts of a build a thread keeps its modules; an idle one does not keep the process alive.
    idleTimeout: 30_000,
    isolateWorkers: false,
    // Makes threads return to the event loop between tasks. Only then are rendered pictures freed, which native code
    // allocates outside the heap (3 MB for each card).
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const script = scripts.get(file) ?? scriptOf(file, code);
  scripts.set(file, script);
  const answer: Answer = await pool.run(task, { filename: await script });
  if ("problems" in answer) throw new DocumentError(answer.problems);
  return answer.bytes;
}
