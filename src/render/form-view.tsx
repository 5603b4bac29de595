/**
 * The view of a form's route. It has a module of its own so that the dev server loads what renders forms only for their pages.
 */
import { renderToString } from "react-dom/server";
import { type FormRoute, routes } from "../content/routes.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import { inLanguage } from "../engine/words/spoken.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare } from "../form/parts.ts";
import type { Served } from "../form/served.ts";
import { endpoint, langQuery } from "../site.ts";
import { FormRouteView } from "./form-route.tsx";
import type { View } from "./static-site.tsx";
import { structuredForm } from "./structured.ts";

/**
 * The action of a translated form, with its language added for posts without scripts. Scripts send the page's address instead;
 * hydration leaves the attribute as it is, so they need not know about it.
 */
function servedIn({ alternates = [], lang = "en" }: WholeForm): Served | undefined {
  if (lang === (alternates[0]?.lang ?? lang)) return undefined;
  return { action: `${endpoint}${endpoint.includes("?") ? "&" : "?"}${langQuery}=${lang}` };
}

/** The original of a translated form. */
async function ownOf({ alternates: [own] = [], route }: WholeForm): Promise<WholeForm | undefined> {
  const found = routes.find(({ path }) => path === own?.href);
  return found?.kind === "form" && found.path !== route ? found.load() : undefined;
}

/** Loads and renders a form. */
export async function viewOfForm({ name, load }: FormRoute): Promise<View> {
  const form = await load();
  const ready = await prepare(form);
  // Only the form is rendered for hydration; the rest is static markup.
  const markup = inLanguage(form.lang, () => renderToString(<FormPage ready={ready} served={servedIn(form)} />));
  const content = <FormRouteView name={name} form={form} content={{ markup }} own={await ownOf(form)} />;
  const widgets = Object.values(form.fields).flatMap(({ widget = [] }) => widget);
  const inSteps = Boolean(form.steps);
  const folds = form.sections.some(({ folded }) => folded);
  return {
    heading: form.heading,
    lang: form.lang,
    islands: [
      {
        ...{ kind: "form", name, lang: form.lang, inSteps, folds, isRich: form.rich, widgets },
        ...{ isTranslated: form.alternates !== undefined, continues: form.continue },
      },
    ],
    jsonLd: structuredForm(form),
    content,
  };
}
