/** Renders a form's page without scripts on the dev server, for the workbench's preview. */
import { renderToStaticMarkup } from "react-dom/server";
import type { WholeForm } from "../../engine/define/definition.ts";
import { dirOf, inLanguage } from "../../engine/words/spoken.ts";
import { FormPage } from "../../form/form-page.tsx";
import { prepare } from "../../form/parts.ts";
import { FormRouteView } from "../../render/form-route.tsx";

/**
 * The document.
 * @param endpoint where its form is posted to
 */
export async function documentOf(form: WholeForm, endpoint: string): Promise<string> {
  const children = <FormPage ready={await prepare(form)} served={{ action: endpoint }} />;
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
            <FormRouteView name={form.formName} form={form} content={{ children }} />
          </main>
        </div>
      </body>
    </html>
  );
  const html = inLanguage(form.lang, () => renderToStaticMarkup(page));
  return `<!doctype html>${html}`;
}
