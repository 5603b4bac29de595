/** The project's receiver: it accepts every form of `schemas/`. */
import type { Around } from "./assemble.ts";
import { forms } from "./forms.ts";
import { type Respond, serveFunction } from "./function.ts";
import { type Receiver, serve } from "./serve.ts";
import type { Settings } from "./settings.ts";

export { validate } from "../engine/rules/validate.ts";
export { forms } from "./forms.ts";
export { createHandler } from "./handler.ts";
export { openLog } from "./log.ts";
export { serve } from "./serve.ts";
export { settingsFrom } from "./settings.ts";
export { Store } from "./store/store.ts";

/**
 * Starts the project's receiver.
 * @throws when the store cannot be opened or the port is taken
 */
export const startReceiver = (settings: Settings, around: Around = {}): Promise<Receiver> =>
  serve(settings, forms, around);

/** Starts the project's receiver as a serverless function; if it can store no leads, it reports why and refuses them. */
export const createFunction = (env: NodeJS.ProcessEnv): Promise<Respond> => serveFunction(env, forms);
