/** Threads that make things, as many as there are cores; each loads what it is asked for, and this one nothing of it. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Tinypool } from "tinypool";
import { DocumentError } from "../../engine/check/problem.ts";
import { bundle } from "./bundle.ts";
import type { Answer, Task } from "./maker.ts";
import { writeWhole } from "./store.ts";

/** What a thread may hold: with more it would rather grow than tidy up. */
const mostMegabytes = 512;

let pool: Tinypool | undefined;

/**
 * A maker as a script that a thread can run; it stands where packages are found.
 * @param code what its code is: where that is not known, the script is of this moment
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
 * Has a maker make something in another thread.
 * @param file the maker, from the project's root
 * @param code what its code is, if that is known
 * @throws DocumentError with the mistakes that it has found
 */
export async function apart(file: string, code: string | undefined, task: Task): Promise<Uint8Array> {
  pool ??= new Tinypool({
    minThreads: 0,
    maxThreads: availableParallelism(),
    // Between two parts of a build a thread keeps what it has loaded; an idle one holds no process back.
    idleTimeout: 30_000,
    isolateWorkers: false,
    // Between two tasks a thread comes to rest, where it would else wait for the next without a turn of its loop: only then are
    // pictures in pixels freed, which the programs that draw them hold outside of what is collected (3 MB for each card).
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const script = scripts.get(file) ?? scriptOf(file, code);
  scripts.set(file, script);
  const answer: Answer = await pool.run(task, { filename: await script });
  if ("problems" in answer) throw new DocumentError(answer.problems);
  return answer.bytes;
}
