/** A form's route: its metadata, and the island that comes to life in the browser. */
import { FormPage } from "./form/form-page.tsx";
import type { ReadyForm } from "./form/parts.ts";
import { Island } from "./shell/island.tsx";
import { Meta } from "./shell/meta.tsx";
import { brand } from "./site.ts";

/** Says that the form cannot be sent from here, and what to do instead. */
function Silent() {
  return (
    <p className="form-silent" role="status">
      Sending this form needs a script that is not running here. Reload the page to try again, or write to{" "}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  );
}

/**
 * Draws the form's page, and a notice that shows only where its script does not run: scripts may be off, and the loader
 * (src/loader.ts) brings the notice up when one does not arrive.
 * @param markup the form as the build rendered it for hydration
 */
export function FormRouteView({ name, ready, markup }: { name: string; ready: ReadyForm; markup?: string }) {
  const { form } = ready;
  return (
    <>
      <Meta {...form.page} path={form.route} />
      <Island className="container form-page" kind="form" name={name} markup={markup}>
        <FormPage ready={ready} />
      </Island>
      <Silent />
      <noscript>
        <Silent />
      </noscript>
    </>
  );
}
