/** The pages that answer an ordinary form post: what is wrong, beside each field, or the words of success. */
import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { decoyOf } from "../engine/decoy.ts";
import type { FieldError, Form } from "../engine/definition.ts";
import type { JsonObject } from "../engine/schema.ts";
import { sectionsOf } from "./fieldsets.ts";
import { planOf } from "./plan.ts";

/** What the pages have of the site. */
export interface Look {
  /** What the site is called. */
  name: string;
  /** The site's own address. */
  url: string;
  /** Its colors and measures, as style sheet. */
  tokens: string;
}

const rules = `*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 "Instrument Sans","Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:var(--text,#14273a);background:var(--paper,#fff)}
header{padding:1rem;color:var(--on-ink,#eaf1f6);background:var(--ink,#0b1d2e)}
header a{color:inherit;font-weight:700;text-decoration:none}
header a,main{display:block;max-width:44rem;margin-inline:auto}
main{max-width:46rem;padding:2rem 1rem 4rem}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}
h2{font-size:1.25rem}
a{color:var(--accent,#00766a)}
.summary{padding:1.25rem 1.5rem;margin-bottom:2rem;background:var(--danger-mist,#fdeeed);border:2px solid var(--danger,#b3261e);border-radius:.5rem}
.summary h2{margin:0 0 .5rem}
.summary ul{padding-left:1.2rem;margin:0}
.summary a,.error{font-weight:600;color:var(--danger,#b3261e)}
.field,fieldset.field{margin:0 0 1.25rem;padding:0;border:0;min-width:0}
.field>label:not(.choice),legend{display:block;padding:0;margin-bottom:.25rem;font-weight:600}
.field p{margin:0 0 .25rem}
.field .field{margin:.75rem 0}
fieldset>fieldset.field{padding-left:1rem;border-left:3px solid var(--line-strong,#75879a)}
.hint{font-weight:400;color:var(--muted,#4b5f72)}
.field input:not([type=checkbox],[type=radio]),select,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;font:inherit;color:inherit;background:var(--paper,#fff);border:1px solid var(--line-strong,#75879a);border-radius:.5rem}
[aria-invalid=true]{border:2px solid var(--danger,#b3261e)!important}
.choice{display:flex;gap:.6rem;align-items:center;min-height:2.25rem}
.choice input{width:1.25rem;height:1.25rem;accent-color:var(--accent,#00766a)}
button,.button{display:inline-block;padding:.75rem 1.5rem;margin:0 .75rem .75rem 0;font:inherit;font-weight:600;color:var(--on-accent,#fff);text-decoration:none;background:var(--accent,#00766a);border:2px solid var(--accent,#00766a);border-radius:.5rem}
.button+.button{color:var(--accent,#00766a);background:none}
.decoy{position:absolute;width:1px;height:1px;clip-path:inset(50%)}
:focus-visible{outline:3px solid var(--copper,#a94a22);outline-offset:2px}`;

/** A page, and the policy it is sent under. */
export interface Page {
  body: string;
  policy: string;
}

/** The form on an answer says where it is posted from, or it would come back as one that hides it. */
async function pageOf(look: Look, title: string, content: unknown): Promise<Page> {
  const style = `${look.tokens}\n${rules}`;
  const hash = createHash("sha256").update(style).digest("base64");
  const body = await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
    content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots"
    content="noindex"><meta name="referrer" content="same-origin"><title>${title} | ${look.name}</title><style>${raw(style)}</style></head><body><header><a
    href="${look.url}/">${look.name}</a></header><main>${content}</main></body></html>`;
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { body: String(body), policy: policy.join("; ") };
}

/** An address of the site, wherever this page is served from. */
const onSite = (look: Look, href: string) => (href.startsWith("/") ? `${look.url}${href}` : href);

/** The success view's words. */
export function successPage(look: Look, { success }: Form): Promise<Page> {
  const { heading, text, links } = success;
  const buttons = links.map(({ label, href }) => html`<a class="button" href="${onSite(look, href)}">${label}</a>`);
  const content = html`<h1>${heading}</h1>${text.map((line) => html`<p>${line}</p>`)}<p>${buttons}</p>`;
  return pageOf(look, heading, content);
}

/** Says, in the address that an answer's form is posted to, which site it began on. */
export const siteQuery = "site";

/** At most so many sentences: a sender may invent fields without end. */
const shown = 50;

/** What is wrong, and the form again with everything that was sent, its decoy included. */
export function errorPage(look: Look, form: Form, errors: FieldError[], body: JsonObject, decoy = ""): Promise<Page> {
  const plan = planOf(form, body, errors);
  const lines = errors.slice(0, shown).map(({ field, message }) => {
    const id = plan.idFor(field);
    return html`<li>${id ? html`<a href="#${id}">${message}</a>` : message}</li>`;
  });
  const content = html`<h1>${form.heading}</h1>
    <section class="summary" role="alert"><h2>There is a problem</h2><ul>${lines}</ul></section>
    <form action="/?${siteQuery}=${encodeURIComponent(look.url)}" method="post" id="form" novalidate><input type="hidden" name="formName" value="${form.formName}">
    ${sectionsOf(plan)}<button type="submit">${form.submit.label}</button></form>
    <input class="decoy" form="form" name="${decoyOf(form)}" value="${decoy}" autocomplete="off" tabindex="-1" aria-hidden="true" inert>`;
  return pageOf(look, `Error: ${form.heading}`, content);
}

/** What went wrong with a request that is no form, or too much of one. */
export function failurePage(look: Look, error: string): Promise<Page> {
  const content = html`<h1>Your request was not sent</h1><p class="error">${error}.</p>
    <p>The Back button of your browser returns to the form, with what you typed.</p>
    <p><a class="button" href="${look.url}/">${look.name}</a></p>`;
  return pageOf(look, "Error", content);
}
