/**
 * Worker threads, one per core, that prefer tasks whose modules they have already loaded: loading and warming up the code that
 * draws charts or highlights code takes longer than most tasks.
 */
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";

/**
 * The heap limit of a thread, in MB: with a higher one, the heap grows instead of being collected. A build of 3,123 pages uses 1.45
 * GB with this limit, and 1.6 to 1.7 with 512.
 */
const mostMegabytes = 320;

interface Thread {
  pool: Tinypool;
  /** The scripts it has loaded. */
  loaded: Set<string>;
  isBusy: boolean;
}

/** Durations of a script's tasks in ms: the last first one in a thread, and the sum of all others. */
interface Times {
  first: number;
  others: number;
  count: number;
}

type Job = (pool: Tinypool) => Promise<unknown>;

const threads: Thread[] = [];

/** Tasks that no thread has started, by script, in the order in which scripts were first used. */
type Waiting = Map<string, Job[]>;

/** Regular tasks, and final ones, which are started only if there are no regular ones. */
const [urgent, final]: [Waiting, Waiting] = [new Map(), new Map()];

const times = new Map<string, Times>();

function start(): void {
  for (let count = availableParallelism(); count > 0; count -= 1) {
    const pool = new Tinypool({
      minThreads: 0,
      maxThreads: 1,
      // Between two parts of a build a thread keeps its modules; an idle one does not keep the process alive.
      idleTimeout: 30_000,
      isolateWorkers: false,
      // Makes threads return to the event loop between tasks. Only then are rendered pictures freed, which native code
      // allocates outside the heap (3 MB for each card).
      useAtomics: false,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    threads.push({ pool, loaded: new Set(), isBusy: false });
  }
}

/** Whether the waiting tasks take longer than loading their script in another thread. */
function isWorthLoading(script: string, jobs: Job[]): boolean {
  const { first, others, count } = times.get(script) ?? { first: 0, others: 0, count: 0 };
  return jobs.length > 1 && (count === 0 || (jobs.length * others) / count > first);
}

/**
 * The next script for a thread, with its tasks: one it has loaded, else one that no thread has, else one that is worth loading
 * again.
 */
function nextFor({ loaded }: Thread, waiting: Waiting): [script: string, jobs: Job[]] | undefined {
  const asked = [...waiting].filter(([, jobs]) => jobs.length > 0);
  return (
    asked.find(([script]) => loaded.has(script)) ??
    asked.find(([script]) => threads.every((thread) => !thread.loaded.has(script))) ??
    asked.find(([script, jobs]) => isWorthLoading(script, jobs))
  );
}

function note(script: string, isFirst: boolean, ms: number): void {
  const { first, others, count } = times.get(script) ?? { first: 0, others: 0, count: 0 };
  times.set(script, isFirst ? { first: ms, others, count } : { first, others: others + ms, count: count + 1 });
}

/** Starts a task in every idle thread. */
function handOut(): void {
  for (const thread of threads.filter(({ isBusy }) => !isBusy)) {
    const [script, jobs] = nextFor(thread, urgent) ?? nextFor(thread, final) ?? [];
    const job = jobs?.shift();
    if (script === undefined || !job) continue;
    const isFirst = !thread.loaded.has(script);
    const begun = performance.now();
    thread.loaded.add(script);
    thread.isBusy = true;
    void job(thread.pool).finally(() => {
      note(script, isFirst, performance.now() - begun);
      thread.isBusy = false;
      handOut();
    });
  }
}

/**
 * Runs the default export of a script on a task, in one of the threads.
 * @param script its file URL
 * @param isFinal whether it may wait for all other tasks
 */
export function inThread<Answer>(script: string, task: unknown, isFinal = false): Promise<Answer> {
  if (threads.length === 0) start();
  return new Promise((resolve, reject) => {
    const job: Job = (pool) => pool.run(task, { filename: script }).then(resolve, reject);
    const waiting = isFinal ? final : urgent;
    const jobs = waiting.get(script) ?? [];
    jobs.push(job);
    waiting.set(script, jobs);
    handOut();
  });
}
