/** A form's route: its metadata, and the island that comes to life in the browser. */

import { Button, Container } from "react-bootstrap";
import type { Form } from "../engine/definition.ts";
import { dirOf, spoken } from "../engine/spoken.ts";
import { FormPage } from "../form/form-page.tsx";
import { Notices } from "../form/notices.tsx";
import type { ReadyForm } from "../form/parts.ts";
import { versionOf } from "../form/version.ts";
import { carried, type NoticeAction } from "../page-state.ts";
import { Island } from "../shell/island.tsx";
import { Meta } from "../shell/meta.tsx";
import { brand } from "../site.ts";
import { Brought, Elsewhere } from "./elsewhere.tsx";

/** Whom to reach without the form. The keeper (src/browser/keeper) puts the words typed so far into the email. */
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

/** What is said where the form's script fails, is slow, or is turned off. The loader and the styles show what is true. */
function Silent({ route }: { route: string }) {
  return (
    <>
      <div className="form-silent" role="status">
        <p>
          {spoken.around.needsScript}
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

/** Leads to the same form in its other languages, each in its own words. */
function Languages({ form: { alternates = [], route } }: { form: Form }) {
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
  ready: ReadyForm;
  markup?: string;
  own?: Form;
}

/**
 * Draws the form's page, and notices that show only where its script does not run: scripts may be off, and the loader
 * (src/browser/loader.ts) brings a notice up when one does not arrive.
 * @param markup the form as the build rendered it for hydration
 * @param own the form in its own language, where this is another: drafts are of one version in all of them
 */
export function FormRouteView({ name, ready, markup, own }: RouteProps) {
  const { form } = ready;
  return (
    <>
      <Meta {...form.page} path={form.route} alternates={form.alternates} />
      <Container className="form-page">
        <Languages form={form} />
        <Notices />
        {form.continue && <Brought />}
        <Island {...{ kind: "form", name, lang: form.lang, markup }} {...carried({ version: versionOf(own ?? form) })}>
          <FormPage ready={ready} />
        </Island>
        {form.continue && <Elsewhere />}
      </Container>
      <Silent route={form.route} />
    </>
  );
}
