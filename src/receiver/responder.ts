/**
 * How the endpoint responds: with JSON, or with a page for an ordinary form post. A refusal is sent such that no page
 * mistakes it for a success.
 */
import type { Context } from "hono";
import { postTypes } from "../engine/define/content-types.ts";
import type { FieldError, WholeForm } from "../engine/define/definition.ts";
import { inLanguage, spoken } from "../engine/words/spoken.ts";
import type { PostAnswer, RefusedAnswer } from "../render/answer.tsx";
import { brand, langQuery, shownQuery } from "../site.ts";
import { type Log, openLog } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { broughtQuery, pages, siteQuery } from "./page.ts";
import { renderer as inThisThread, type Renderer } from "./renderer.ts";
import { crowded } from "./request/arriving.ts";
import { type ReceivedLead, type Refusal, Refused } from "./request/refusal.ts";
import { langIn } from "./request/spoken.ts";
import { json, page } from "./respond.ts";

/** What the server knows about a request's connection. */
interface Peer {
  /** The sender's address, for the rate limit; without one nothing is counted. */
  address?: string;
  /** Closes the connection without a response. */
  breakOff?: () => void;
  /** Resolves once the response was sent, or nobody can read it any more; undefined in a function. */
  sent?: Promise<unknown>;
}

/** The context of responses. */
export interface Answering {
  forms: WholeForm[];
  /** The log of leads, refusals and failures; standard output when left out. */
  log?: Log;
  /** Counts stored leads and refusals; nothing is counted when left out. */
  metrics?: Metrics;
  /** Renders the pages that answer posts without script; in this thread when left out. */
  renderer?: Renderer;
  /** The origins whose pages may post, separated by spaces; the site's own when left out. */
  allowedOrigin?: string;
}

/** A request's connection, as Hono's bindings. */
export type Bindings = { Bindings: Peer };

/** A request with its connection. */
export type Ctx = Context<Bindings>;

/** The media type of a request's body. */
export const mediaType = (c: Ctx): string => c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** Whether a request is a form post without script: its answer is what the visitor sees next. */
export const isFormPost = (c: Ctx, type = mediaType(c)): boolean => c.req.method === "POST" && postTypes.includes(type);

/** Whether a request comes from a page's script, which shows none of the response's messages. */
export const isFromScript = (c: Ctx, type: string): boolean =>
  !isFormPost(c, type) && c.req.header("origin") !== undefined;

/** Whether an answer's links may lead to a site: one that the owner lists, or one on the requested host. */
const isOwnSite = (c: Ctx, text: string, own: string[]): boolean => {
  if (own.includes(text)) return true;
  if (!/^https?:\/\/[^/\s"'<>]+$/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname === new URL(c.req.url).hostname;
};

/**
 * The site that a form was posted from, so that the answer's links lead back to it; an answer that is posted again
 * passes it on.
 */
function siteOf(c: Ctx, allowedOrigin = ""): string {
  const said = [c.req.query(siteQuery), c.req.header("origin")];
  const own = [brand.url, ...allowedOrigin.split(" ").filter(Boolean)];
  return new URL(said.find((one) => one !== undefined && isOwnSite(c, one, own)) ?? brand.url).origin;
}

const notStored: Refusal = {
  status: 503,
  reason: "not stored",
  error: "The request could not be stored",
  headers: crowded.headers,
};

/** Creates the functions that answer requests: acknowledge, refuse and fail. */
export function responder({ forms, allowedOrigin, log = openLog(), metrics, renderer = inThisThread }: Answering) {
  const { pageOf, broughtBy } = pages(renderer, log.warn);

  const isField = (form?: string) => (name: string) =>
    Object.hasOwn(forms.find(({ formName }) => formName === form)?.fields ?? {}, name);

  /** Responds with a page: a refused form post with its form again if that is known, else with the message alone. */
  async function pageFor(c: Ctx, answer: PostAnswer, status: number, headers?: Refusal["headers"]): Promise<Response> {
    const { body, policy } = await pageOf(answer, siteOf(c, allowedOrigin));
    return page(body, policy, status, headers);
  }

  /** The URL to which an answer's form posts: it keeps the site and the language. */
  const actionOf = (c: Ctx, { lang }: ReceivedLead) =>
    `/?${new URLSearchParams({ [siteQuery]: siteOf(c, allowedOrigin), ...(lang && { [langQuery]: lang }) })}`;

  /** The form as it was sent, with errors, or with the change that was asked for. */
  const shown = (c: Ctx, lead: ReceivedLead, errors: FieldError[]): RefusedAnswer => {
    const { form, body, branches = {}, decoy, changed } = lead;
    const action = actionOf(c, lead);
    return { kind: "refused", form, body, errors, changed, branches, decoy: decoy ? "filled" : "", action };
  };

  const refused = (c: Ctx, { error, errors, said }: Refusal, lead?: ReceivedLead): PostAnswer => {
    if (!lead) {
      const lang = langIn(forms, c.req.url);
      // Messages for developers are in English only.
      const own = lang ? () => spoken.page.banner : () => `${errors?.[0]?.message ?? error}.`;
      return { kind: "failed", lang, said: inLanguage(lang, said ?? own) };
    }
    return shown(c, lead, errors ?? [{ field: "", message: lead.form.banner }]);
  };

  /**
   * Refuses a request: with the reasons, for senders who can read them, and as a network failure for a page that cannot.
   */
  async function refuse(c: Ctx, refusal: Refusal, lead?: ReceivedLead, failure?: unknown): Promise<Response> {
    log.refused(refusal, isField(refusal.form), failure);
    metrics?.refused(refusal.reason);
    if (isFormPost(c)) return pageFor(c, refused(c, refusal, lead), refusal.status, refusal.headers);
    // The page may be unable to read the response. After a failure that is assumed of every browser, since not all say so.
    if (failure !== undefined || c.req.header("sec-fetch-mode") === "no-cors") c.env?.breakOff?.();
    const { status, error, errors, headers } = refusal;
    return json({ ok: false, error, errors }, status, { "Cross-Origin-Resource-Policy": "same-origin", ...headers });
  }

  return {
    refuse,

    /** Any exception but a refusal is our own failure: nothing was stored, though the request may have been valid. */
    async fail(c: Ctx, error: unknown, lead?: ReceivedLead): Promise<Response> {
      if (error instanceof Refused) return refuse(c, error.refusal, error.lead);
      return refuse(c, { ...notStored, form: lead?.form.formName }, lead, error ?? "nothing");
    },

    /** Shows a form again whose lists a button has changed; nothing is stored. */
    showAgain: (c: Ctx, lead: ReceivedLead): Promise<Response> => pageFor(c, shown(c, lead, []), 200),

    /**
     * Shows a form again if its answers add fields that its page did not have: without script, the visitor has not seen them.
     * Fields that these add in turn are asked for, too, but none twice. Nothing is stored then; undefined if there are no such
     * fields.
     */
    async askForBrought(c: Ctx, lead: ReceivedLead): Promise<Response | undefined> {
      // A page's own script would take this answer for a success.
      const isShown = (c.req.header("sec-fetch-mode") ?? "navigate") === "navigate";
      if (!lead.posted || !isShown) return undefined;
      const answer = shown(c, { ...lead, body: lead.posted.body }, []);
      const isAnswer = c.req.query(siteQuery) !== undefined;
      const field = await broughtBy(answer, lead.posted.names, isAnswer, c.req.queries(shownQuery));
      const asked = c.req.queries(broughtQuery) ?? [];
      if (field === undefined || asked.includes(field)) return undefined;
      const message = inLanguage(lead.form.lang, () => spoken.answer.brought);
      const action = `${answer.action}&${new URLSearchParams([...asked, field].map((one) => [broughtQuery, one]))}`;
      return pageFor(c, { ...answer, errors: [{ field, message }], action }, 200);
    },

    /** Confirms to the sender that the lead is stored. */
    async acknowledge(c: Ctx, type: string, lead: ReceivedLead, id: string): Promise<Response> {
      const { form, body } = lead;
      log.stored(form.formName, id);
      metrics?.stored(form.formName);
      if (!isFormPost(c, type)) return json({ ok: true, id }, 201);
      return pageFor(c, { kind: "accepted", form, body, action: actionOf(c, lead) }, 201);
    },
  };
}
