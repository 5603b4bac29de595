/** A thread that is asked for one thing at a time, and replaced when it takes too long. */
import { Worker } from "node:worker_threads";
import { errorText } from "../engine/check/problem.ts";

/** What a thread answers; nothing once it is ready to be asked. */
export interface Said {
  answer?: unknown;
  /** What failed. */
  failure?: string;
}

interface Job {
  task: unknown;
  settle: (said: Said) => void;
}

/** The heap limit of a thread: what fills it bit by bit ends the thread, and not the process. */
const mostMegabytes = 256;

/** How many things may wait for their turn: more than are done in time, of which each holds what a stranger sent. */
export const mostWaiting = 1_000;

/** How many times as long as an answer may take it may wait for its turn. */
const patience = 3;

/** How long things may take in a thread, in milliseconds. */
export interface Limits {
  answer: number;
  /** From its start until it is ready. */
  start: number;
}

/**
 * Asks a thread that runs a script, and is started for the first thing. It says so when it is ready, and answers each message with
 * one of its own. When it fails or is late it is replaced, for whoever waits behind what it was asked.
 * @param script the path of its file
 * @returns asks it; rejects with what failed
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
   * Ends the thread with what it was asked, or, where it was never ready, with all that waits: each would start another in vain.
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

  // Until the thread is ready nobody is late but itself: on a small machine that takes longer than any page.
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
    // A process that stops does not wait for it.
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
