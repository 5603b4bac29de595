/** One command of `npm run forms`: a file in commands/ each. */
import type { Command } from "commander";
import type { Code, Terminal } from "./terminal.ts";

/** Adds a command to the program; what it runs resolves with how it ended. */
export type Register = (program: Command, run: (work: (terminal: Terminal) => Promise<Code>) => Promise<void>) => void;

/** The option that every command has. */
export const json = ["--json", "machine-readable: one JSON document, or one to a line where it streams"] as const;
