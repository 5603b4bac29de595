/**
 * The project's forms with their compiled rules. In a file of its own: a command that lists leads needs no server. Vite
 * builds it, since Vite compiles them.
 */
import type { WholeForm } from "../engine/define/definition.ts";

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
