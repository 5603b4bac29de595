/** How the endpoint answers: in JSON, or to an ordinary form post with a page; refusals so that no page takes them for a success. */
import type { Context } from "hono";
import type { Form } from "../engine/definition.ts";
import { formPostType } from "./form-post.ts";
import { type Log, openLog } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { errorPage, failurePage, type Look, type Page, siteQuery, successPage } from "./page.ts";
import { type Refusal, Refused, type Sent } from "./refusal.ts";
import { json, page } from "./respond.ts";

/** What a server tells the handler of the connection a request came by. */
export interface Connection {
  /** The sender's address, for the rate limit; without one nothing is counted. */
  address?: string;
  /** Breaks the connection off without an answer. */
  breakOff?: () => void;
}

/** What answers are made of. */
export interface Answering {
  forms: Form[];
  /** Where each lead, each refusal and whatever goes wrong is written down; the standard output when left out. */
  log?: Log;
  /** Counts both; nobody does when left out. */
  metrics?: Metrics;
  /** What pages that answer a form post have of the site. */
  look?: Look;
  /** The origins whose pages may post, separated by spaces; the site's own when left out. */
  allowedOrigin?: string;
}

/** A request, and the connection it came by. */
export type Bindings = { Bindings: Connection };
export type Ctx = Context<Bindings>;

/** The media type of a request's body. */
export const typeOf = (c: Ctx): string => c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** Whether a request is a form post without script: its answer is what the visitor sees next. */
export const isFormPost = (c: Ctx): boolean => c.req.method === "POST" && typeOf(c) === formPostType;

/** A site that an answer's links may lead to: one the owner names, or one on the host that was asked. */
const isOwnSite = (c: Ctx, text: string, own: string[]): boolean => {
  if (own.includes(text)) return true;
  if (!/^https?:\/\/[^/\s"'<>]+$/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname === new URL(c.req.url).hostname;
};

/** The site a form was posted from, so that the answer's links lead back to it; an answer that is posted again says it. */
function lookFor(c: Ctx, { name = "Home", url = "", tokens = "" }: Partial<Look> = {}, allowedOrigin?: string): Look {
  const said = [c.req.query(siteQuery), c.req.header("origin")];
  const site = said.find((one) => one !== undefined && isOwnSite(c, one, [url, ...(allowedOrigin?.split(" ") ?? [])]));
  return { name, tokens, url: site ?? url };
}

const notStored: Refusal = { status: 503, reason: "not stored", error: "The request could not be stored" };

/** The answers of an endpoint. */
export function answers({ forms, look, allowedOrigin, log = openLog(), metrics }: Answering) {
  const isField = (form?: string) => (name: string) =>
    Object.hasOwn(forms.find(({ formName }) => formName === form)?.fields ?? {}, name);

  /** The page for a refused form post: with the form again where it is known, else with the sentence alone. */
  function pageFor(c: Ctx, { error, errors }: Refusal, sent?: Sent): Promise<Page> {
    const site = lookFor(c, look, allowedOrigin);
    if (!sent) return failurePage(site, errors?.[0]?.message ?? error);
    const said = errors ?? [{ field: "", message: sent.form.banner }];
    return errorPage(site, sent.form, said, sent.body, sent.decoy ? "filled" : "");
  }

  /** Refuses a request: in words, and so that a page that cannot read them sees a failure. */
  async function refuse(c: Ctx, refusal: Refusal, sent?: Sent, failure?: unknown): Promise<Response> {
    log.refused(refusal, isField(refusal.form), failure);
    metrics?.refused(refusal.reason);
    if (isFormPost(c)) {
      const { body, policy } = await pageFor(c, refusal, sent);
      return page(body, policy, refusal.status, refusal.headers);
    }
    if (c.req.header("sec-fetch-mode") === "no-cors") c.env?.breakOff?.();
    const { status, error, errors, headers } = refusal;
    return json({ ok: false, error, errors }, status, { "Cross-Origin-Resource-Policy": "same-origin", ...headers });
  }

  return {
    refuse,

    /** What is no refusal is a failure of our own: nothing was stored, and the request may have been a good one. */
    async fail(c: Ctx, error: unknown, sent?: Sent): Promise<Response> {
      if (error instanceof Refused) return refuse(c, error.refusal, error.sent);
      if (!isFormPost(c)) c.env?.breakOff?.();
      return refuse(c, { ...notStored, form: sent?.form.formName }, sent, error ?? "nothing");
    },

    /** Tells the sender that the lead is stored. */
    async acknowledge(c: Ctx, form: Form, id: string): Promise<Response> {
      log.stored(form.formName, id);
      metrics?.stored(form.formName);
      if (!isFormPost(c)) return json({ ok: true, id }, 201);
      const { body, policy } = await successPage(lookFor(c, look, allowedOrigin), form);
      return page(body, policy, 201);
    },
  };
}
