/** The receiver as a serverless function: a web-standard `fetch` handler that keeps nothing on its own machine. */
import { problemText } from "../engine/check/problem.ts";
import type { Form } from "../engine/definition.ts";
import type { Answering } from "./answer.ts";
import { assemble } from "./assemble.ts";
import { isFile } from "./database.ts";
import { settingsFrom } from "./settings.ts";

/**
 * Answers a request.
 * @param address whom it came from, where the platform says so and `LEADS_TRUST_FORWARDED` does not
 */
export type Respond = (request: Request, address?: string) => Promise<Response>;

const keepsNothing = (url: string) =>
  new Error(
    problemText({
      file: "LEADS_URL in the environment",
      path: "",
      expected: "a database elsewhere: a function's files are gone with it, and acknowledged leads with them",
      found: url,
      mend: "LEADS_URL=postgres://user:password@host/database, or libsql://host?authToken=…",
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
  const { handler } = await assemble(settings, forms, answering);
  return async (request, address) => handler.fetch(request, { address });
}
