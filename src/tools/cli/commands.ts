/** All commands, in the order of the workflow: write, check, try, test, publish. Each is loaded when it is called. */
import type { Register } from "./command.ts";

const commands: { [name: string]: () => Promise<Register> } = {
  new: async () => (await import("./commands/new.ts")).create,
  translate: async () => (await import("./commands/translate.ts")).translate,
  check: async () => (await import("./commands/check.ts")).check,
  validate: async () => (await import("./commands/validate.ts")).validate,
  coverage: async () => (await import("./commands/coverage.ts")).coverage,
  mutate: async () => (await import("./commands/mutate.ts")).mutate,
  generate: async () => (await import("./commands/generate.ts")).generate,
  schema: async () => (await import("./commands/schema.ts")).schema,
  openapi: async () => (await import("./commands/openapi.ts")).openapi,
  types: async () => (await import("./commands/typescript.ts")).typesOf,
  diff: async () => (await import("./commands/diff.ts")).diff,
};

/** The command with a name; all commands if there is none, so that the error message can list them. */
export function called(name = ""): Promise<Register[]> {
  const load = Object.hasOwn(commands, name) && commands[name];
  return Promise.all((load ? [load] : Object.values(commands)).map((one) => one()));
}
