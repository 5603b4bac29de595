/** The interface of one command of `npm run forms`; each is a file in commands/. */
import type { Command } from "commander";
import type { Code, Terminal } from "./terminal.ts";

/** Adds a command to the program; its action resolves with the exit code. */
export type Register = (program: Command, run: (work: (terminal: Terminal) => Promise<Code>) => Promise<void>) => void;

/** The option that every command has. */
export const json = ["--json", "machine-readable: one JSON document, or one to a line where it streams"] as const;

/** The argument of the commands that are about a form, and of those that are about some or all. */
export const oneForm = ["<form>", "a form by name"] as const;
export const someForms = ["[form...]", "forms by name; all when none is given"] as const;
