/** Renders a form's document without scripts, for the workbench's preview, on the dev server. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Form } from "../../engine/definition.ts";
import { dirOf, inLanguage } from "../../engine/spoken.ts";
import { prepare } from "../../form/parts.ts";
import { FormRouteView } from "../../render/form-route.tsx";
import { endpoint as usualEndpoint } from "../../site.ts";

/**
 * The document.
 * @param endpoint where its form is posted to
 */
export async function documentOf(form: Form, endpoint: string): Promise<string> {
  const ready = await prepare(form);
  const page = (
    <html lang={form.lang ?? "en"} dir={dirOf(form.lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/styles/index.css" />
      </head>
      <body>
        <div id="root">
          <main id="main">
            <FormRouteView name={form.formName} ready={ready} />
          </main>
        </div>
      </body>
    </html>
  );
  const html = inLanguage(form.lang, () => renderToStaticMarkup(page));
  return `<!doctype html>${html.replace(`action="${usualEndpoint}"`, `action="${endpoint}"`)}`;
}
