/** A form's route: its metadata, and the island that is hydrated in the browser. */

import { Button, Container } from "react-bootstrap";
import type { WholeForm } from "../engine/define/definition.ts";
import { dirOf, spoken } from "../engine/words/spoken.ts";
import { Notices } from "../form/drafts/notices.tsx";
import { versionOf } from "../form/drafts/version.ts";
import { carried, type NoticeAction } from "../page-state.ts";
import { Island, type IslandContent } from "../shell/island.tsx";
import { Meta } from "../shell/meta.tsx";
import { brand } from "../site.ts";
import { Brought, Elsewhere } from "./elsewhere.tsx";

/** Other ways to get in touch. The keeper (src/browser/keeper) puts the text typed so far into the email. */
function Ways({ words = false }: { words?: boolean }) {
  return (
    <>
      {spoken.around.writeTo}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      {words && spoken.around.withYourWords}
      {spoken.around.orCall}
      <a href={brand.phone.href}>{brand.phone.label}</a>
      {spoken.around.end}
    </>
  );
}

/** The messages for a form whose script fails, is slow, or is turned off. The loader and the styles show the one that applies. */
function Silent({ route }: { route: string }) {
  return (
    <>
      <div className="form-silent" role="status">
        <p>
          {spoken.around.needsScript}
          <span className="form-safe" hidden>
            {spoken.around.safe}
          </span>
          <a href={route}>{spoken.around.reload}</a>
          {spoken.around.orElse}
          <Ways words />
        </p>
        <Button value={"post" satisfies NoticeAction}>{spoken.around.sendWithout}</Button>
      </div>
      <p className="form-waiting" role="status">
        {spoken.around.stillLoading}
        <Ways words />
      </p>
      <noscript>
        <p className="form-silent">
          {spoken.around.scriptsOff}
          <Ways />
        </p>
      </noscript>
    </>
  );
}

/** Links to the same form in its other languages, each named in its own language. */
function Languages({ form: { alternates = [], route } }: { form: WholeForm }) {
  const others = alternates.filter(({ href }) => href !== route);
  if (others.length === 0) return null;
  return (
    <nav className="form-languages" aria-label={spoken.around.languages}>
      {others.map(({ lang, href, name }) => (
        <a key={lang} href={href} hrefLang={lang} lang={lang} dir={dirOf(lang)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

interface RouteProps {
  name: string;
  form: WholeForm;
  content: IslandContent;
  own?: WholeForm;
}

/**
 * Renders the form's page, and notices that appear only if its script does not run: scripts may be off, or the loader
 * (src/browser/loader.ts) finds that one failed to load.
 * @param content the rendered form, or the elements that render it
 * @param own the form in its own language, if this is a translation: all share one version of drafts
 */
export function FormRouteView({ name, form, content, own }: RouteProps) {
  return (
    <>
      <Meta {...form.page} path={form.route} alternates={form.alternates} />
      <Container className="form-page">
        <Languages form={form} />
        <Notices />
        {form.continue && <Brought />}
        <Island
          {...{ kind: "form", name, lang: form.lang, ...content }}
          {...carried({ version: versionOf(own ?? form) })}
        />
        {form.continue && <Elsewhere />}
      </Container>
      <Silent route={form.route} />
    </>
  );
}
