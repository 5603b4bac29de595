/** The machine that the figures were measured on. */
import { cpus, loadavg, totalmem } from "node:os";

/** What a reader needs to know of it. */
export interface Machine {
  date: string;
  cores: number;
  processor: string;
  memory: string;
  node: string;
  chromium: string;
  /** The load average of the last minute. */
  load: number;
}

/** Describes this machine, today. */
export const describeMachine = (chromium: string): Machine => ({
  date: new Date().toISOString().slice(0, 10),
  cores: cpus().length,
  processor: cpus()[0]?.model ?? "unknown",
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  node: process.version,
  chromium,
  load: loadavg()[0] ?? Number.NaN,
});

/** The same as a sentence. */
export const sentence = ({ date, cores, processor, memory, node, chromium, load }: Machine): string =>
  `${date}, ${cores} cores of ${processor}, ${memory}, Node ${node}, Chromium ${chromium}, other load ${load.toFixed(1)}.`;
