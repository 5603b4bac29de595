/** A worker thread that handles one task at a time, and is replaced if it takes too long. */
import { Worker } from "node:worker_threads";
import { errorText } from "../engine/check/problem.ts";

/** A message from the thread: the result of a task, or, if empty, that it is ready. */
export interface Said {
  answer?: unknown;
  /** What failed. */
  failure?: string;
}

interface Job {
  task: unknown;
  settle: (said: Said) => void;
}

/** The heap limit of a thread, in MB: running out of memory ends the thread, not the process. */
const mostMegabytes = 256;

/** The maximum number of queued tasks, each of which holds a stranger's input: more than can be done in time. */
export const mostWaiting = 1_000;

/** How long a task may wait for its turn, as a multiple of the time that it may take. */
const patience = 3;

/** The timeouts of a thread, in milliseconds. */
export interface Limits {
  answer: number;
  /** From its start until it is ready. */
  start: number;
}

/**
 * Creates a function that runs tasks in a thread, which is started for the first one. The thread sends a message when it is ready,
 * and one for each task. If it fails or times out, it is replaced for the queued tasks.
 * @param script the path of its file
 * @returns the function, which rejects with the failure
 */
export function ownThread(script: string, { answer: most, start }: Limits): (task: unknown) => Promise<unknown> {
  const waiting: Job[] = [];
  const timers = new Map<Job, NodeJS.Timeout>();
  let thread: Worker | undefined;
  let isReady = false;
  let current: Job | undefined;

  function end(job: Job | undefined, said: Said): void {
    clearTimeout(job && timers.get(job));
    if (job) timers.delete(job);
    if (job === current) current = undefined;
    job?.settle(said);
    next();
  }

  /**
   * Ends the thread and fails its task; if it was never ready, all queued tasks, each of which would start another in vain.
   */
  function giveUp(failure: string): void {
    const lost = isReady ? [current] : waiting.splice(0);
    void thread?.terminate();
    [thread, isReady] = [undefined, false];
    for (const job of lost) end(job, { failure });
  }

  const late = (job: Job): void => {
    if (job === current) giveUp(`took longer than ${most / 1000} s`);
    else {
      waiting.splice(waiting.indexOf(job), 1);
      end(job, { failure: "others took too long" });
    }
  };

  function watch(job: Job, ms: number): void {
    clearTimeout(timers.get(job));
    timers.set(job, setTimeout(late, ms, job));
  }

  // Queued tasks time out only once the thread is ready: on a small machine, starting it takes longer than any page.
  const watchWaiting = (job: Job) => watch(job, most * patience);

  function begin(): void {
    const begun = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } });
    thread = begun;
    const ended = (failure: string) => begun === thread && giveUp(failure);
    const starting = setTimeout(ended, start, `did not start within ${start / 1000} s`).unref();
    begun.on("error", (error) => ended(errorText(error)));
    begun.on("exit", () => ended("its thread has ended"));
    begun.on("message", (said: Said) => {
      clearTimeout(starting);
      if (begun !== thread) return;
      if (isReady) return end(current, said);
      isReady = true;
      for (const job of waiting) if (!timers.has(job)) watchWaiting(job);
      next();
    });
    // It does not keep the process alive.
    begun.unref();
  }

  function next(): void {
    if (current || waiting.length === 0) return;
    try {
      if (!thread) begin();
      else if (isReady) {
        const job = waiting.shift() as Job;
        current = job;
        watch(job, most);
        thread.postMessage(job.task);
      }
    } catch (error) {
      giveUp(errorText(error));
    }
  }

  return (task) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw new Error(`${mostWaiting} others are waiting`);
      const settle = ({ answer, failure }: Said) =>
        failure === undefined ? resolve(answer) : reject(new Error(failure));
      const job = { task, settle };
      waiting.push(job);
      if (isReady) watchWaiting(job);
      next();
    });
}
