/** A form's route: its metadata, and the island that comes to life in the browser. */
import { Button, Container } from "react-bootstrap";
import { FormPage } from "../form/form-page.tsx";
import { Notices } from "../form/notices.tsx";
import type { ReadyForm } from "../form/parts.ts";
import { versionOf } from "../form/version.ts";
import { carried, type NoticeAction } from "../page-state.ts";
import { Island } from "../shell/island.tsx";
import { Meta } from "../shell/meta.tsx";
import { brand } from "../site.ts";

/** Whom to reach without the form. The keeper (src/browser/keeper) puts the words typed so far into the email. */
function Ways({ words = false }: { words?: boolean }) {
  return (
    <>
      write to <a href={`mailto:${brand.email}`}>{brand.email}</a>
      {words && " (the email opens with your words in it)"}, or call <a href={brand.phone.href}>{brand.phone.label}</a>.
    </>
  );
}

/** What is said where the form's script fails, is slow, or is turned off. The loader and the styles show what is true. */
function Silent({ route }: { route: string }) {
  return (
    <>
      <div className="form-silent" role="status">
        <p>
          Sending this form needs a script that is not running here. What you wrote is kept.{" "}
          <a href={route}>Reload the page</a> to try again, or <Ways words />
        </p>
        <Button value={"post" satisfies NoticeAction}>Send without the script</Button>
      </div>
      <p className="form-waiting" role="status">
        The form is still loading. It is sent as soon as it is ready. If that takes too long, <Ways words />
      </p>
      <noscript>
        <p className="form-silent">
          Scripts are turned off here. You can send the form all the same: our server checks it, and its answer opens as
          a page. Or <Ways />
        </p>
      </noscript>
    </>
  );
}

/**
 * Draws the form's page, and notices that show only where its script does not run: scripts may be off, and the loader
 * (src/browser/loader.ts) brings a notice up when one does not arrive.
 * @param markup the form as the build rendered it for hydration
 */
export function FormRouteView({ name, ready, markup }: { name: string; ready: ReadyForm; markup?: string }) {
  const { form } = ready;
  return (
    <>
      <Meta {...form.page} path={form.route} />
      <Container className="form-page">
        <Notices />
        <Island kind="form" name={name} markup={markup} {...carried({ version: versionOf(form) })}>
          <FormPage ready={ready} />
        </Island>
      </Container>
      <Silent route={form.route} />
    </>
  );
}
