/** The receiver as a serverless function: a web-standard `fetch` handler that keeps nothing on its own machine. */
import { problemText } from "../engine/check/problem.ts";
import type { Form } from "../engine/definition.ts";
import { assemble } from "./assemble.ts";
import { isFile } from "./database.ts";
import type { Answering } from "./responder.ts";
import { settingsFrom } from "./settings.ts";

/** What a platform knows of a request, and offers to it. */
export interface Circumstances {
  /** Whom it came from, where no header says so (`LEADS_ADDRESS_HEADER`, `LEADS_TRUST_FORWARDED`). */
  address?: string;
  /** Keeps the function awake, after its answer, until something is done: its log is written, and leads are told of. */
  waitUntil?: (task: Promise<unknown>) => void;
}

/** Answers a request. */
export type Respond = (request: Request, circumstances?: Circumstances) => Promise<Response>;

const keepsNothing = (url: string) =>
  new Error(
    problemText({
      file: "LEADS_URL in the environment",
      path: "",
      expected: "a database elsewhere: a function's files are gone with it, and acknowledged leads with them",
      found: url,
      fix: "LEADS_URL=postgres://user:password@host/database",
    }),
  );

/**
 * Starts the function.
 * @throws when a setting is wrong, the store is a file, or it cannot be opened
 */
export async function serveFunction(
  env: NodeJS.ProcessEnv,
  forms: Form[],
  answering: Partial<Answering> = {},
): Promise<Respond> {
  const settings = settingsFrom(env);
  if (isFile(settings.url)) throw keepsNothing(settings.url);
  const { handler, drain } = await assemble(settings, forms, answering);
  return async (request, { address, ...platform } = {}) => {
    const response = await handler.fetch(request, { address });
    platform.waitUntil?.(drain(response.status === 201));
    return response;
  };
}
