/** The interface of one command of `npm run forms`; each is a file in commands/. */
import type { Command } from "commander";
import type { Code, Terminal } from "./terminal.ts";

/** Adds a command to the program; its action resolves with the exit code. */
export type Register = (program: Command, run: (work: (terminal: Terminal) => Promise<Code>) => Promise<void>) => void;

/** The option that every command has. */
export const json = ["--json", "machine-readable: one JSON document, or one to a line where it streams"] as const;
