/** The project's receiver: every form of `schemas/`, with its compiled rules. Vite builds it, since Vite compiles them. */
import type { WholeForm } from "../engine/define/definition.ts";
import { type Respond, serveFunction } from "./function.ts";
import type { Answering } from "./responder.ts";
import { type Receiver, serve } from "./serve.ts";
import type { Settings } from "./settings.ts";

export { validate } from "../engine/rules/validate.ts";
export { createHandler } from "./handler.ts";
export { openLog } from "./log.ts";
export { serve } from "./serve.ts";
export { settingsFrom } from "./settings.ts";
export { Store } from "./store/store.ts";

const translations = Object.values(
  import.meta.glob<WholeForm>(["../../forms/*.json", "!../../forms/*.ui.json"], {
    query: "?form",
    import: "default",
    eager: true,
  }),
);

/** Every form of the project with its rules, in all of its languages. */
export const forms: WholeForm[] = Object.values(
  import.meta.glob<WholeForm>("../../schemas/*.schema.json", { query: "?form", import: "default", eager: true }),
);

for (const form of translations) {
  const own = forms.find(({ formName }) => formName === form.formName);
  if (own) own.translations = { ...own.translations, [form.lang ?? "en"]: form };
}

/**
 * Starts the project's receiver.
 * @throws when the store cannot be opened or the port is taken
 */
export const startReceiver = (settings: Settings, answering: Partial<Answering> = {}): Promise<Receiver> =>
  serve(settings, forms, answering);

/**
 * Starts the project's receiver as a serverless function.
 * @throws when a setting is wrong, the store is a file, or it cannot be opened
 */
export const createFunction = (env: NodeJS.ProcessEnv): Promise<Respond> => serveFunction(env, forms);
