/** The receiver as a serverless function: a web-standard `fetch` handler without local state. */
import { errorText, faultIn } from "../engine/check/problem.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import { type Assembled, assemble } from "./assemble.ts";
import { createHandler } from "./handler.ts";
import { openLog } from "./log.ts";
import { settingsFrom } from "./settings.ts";
import { isFile } from "./store/database.ts";

/** What the platform provides with a request. */
interface Circumstances {
  /** The client's address, if no header has it (`LEADS_ADDRESS_HEADER`, `LEADS_TRUST_FORWARDED`). */
  address?: string;
  /** Keeps the function alive after its response, until the log is written and notices are sent. */
  waitUntil?: (task: Promise<unknown>) => void;
}

/** Handles a request. */
export type Respond = (request: Request, circumstances?: Circumstances) => Promise<Response>;

const say = (reason: Error): void => console.error(errorText(reason));

/** The parts of a receiver that a function needs. */
type Answers = Pick<Assembled, "handler" | "drain">;

/** A stand-in that refuses every lead from pages that may post, with the reason in the log. */
function refusing(reason: Error, forms: WholeForm[], allowedOrigin?: string): Answers {
  say(reason);
  const log = openLog();
  const handler = createHandler({ log, forms, allowedOrigin, add: () => Promise.reject(reason) });
  return { handler, drain: log.written };
}

const keepsNothing = (url: string) =>
  faultIn("LEADS_URL in the environment", {
    expected: "a database elsewhere: a function's files are gone with it, and acknowledged leads with them",
    found: url,
    fix: "LEADS_URL=postgres://user:password@host/database",
  });

async function assembled(env: NodeJS.ProcessEnv, forms: WholeForm[]): Promise<Answers> {
  const settings = settingsFrom(env);
  if (isFile(settings.url)) throw keepsNothing(settings.url);
  return assemble(settings, forms, { onAway: say });
}

/**
 * Starts the function even if its database is unavailable, a setting is wrong, or the store is a file, and reports the problem: if
 * it did not start, the platform would answer instead, and a page that cannot read the answer would take it for a success.
 */
export async function serveFunction(env: NodeJS.ProcessEnv, forms: WholeForm[]): Promise<Respond> {
  const { handler, drain } = await assembled(env, forms).catch((reason: Error) =>
    refusing(reason, forms, env.LEADS_ALLOWED_ORIGIN),
  );
  return async (request, { address, ...platform } = {}) => {
    const response = await handler.fetch(request, { address });
    platform.waitUntil?.(drain(response.status === 201));
    return response;
  };
}
