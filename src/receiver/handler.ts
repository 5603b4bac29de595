/**
 * The endpoint: accepts a request, validates it by the form's own rules, stores it, and only then acknowledges it. It
 * uses web-standard Request and Response, so it runs behind Node's server and as a serverless function alike.
 *
 * A page that posts in `no-cors` cannot read the response: a refusal must reach it as a network failure, or it would be
 * taken for a success. Where the handler controls the connection, it breaks it off. Where it does not (in a function,
 * or behind a proxy, which would turn the break into a readable 502), the response's Cross-Origin-Resource-Policy has
 * the same effect: the browser withholds it from pages of another origin, and their `fetch` fails. Pages of its own
 * origin read the response.
 */
import { Hono } from "hono";
import { contentTypes } from "../engine/define/content-types.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import { timeoutOf } from "../engine/visit/send.ts";
import { inSeconds } from "../engine/words/numbers.ts";
import { spoken } from "../engine/words/spoken.ts";
import { brand } from "../site.ts";
import { continued, isOfDrafts } from "./continued.ts";
import type { Health } from "./health.ts";
import { openLog } from "./log.ts";
import { arrivals, crowded, type Leave } from "./request/arriving.ts";
import { isTrusting, senderBehind, type Trust } from "./request/forwarded.ts";
import { claimOf, hostOf, originRule } from "./request/origin.ts";
import type { Wait } from "./request/rate-limit.ts";
import { leadReader } from "./request/reading.ts";
import type { ReceivedLead, Refusal } from "./request/refusal.ts";
import { json } from "./respond.ts";
import {
  type Answering,
  type Bindings,
  type Ctx,
  isFormPost,
  isFromScript,
  mediaType,
  responder,
} from "./responder.ts";
import { judge } from "./spam/judge.ts";
import type { Details } from "./store/arrivals.ts";
import type { Drafts } from "./store/drafts.ts";

/** The configuration of the endpoint. */
export interface Options extends Answering {
  /**
   * Stores a lead, perhaps with the reason why it is suspect, and the language of its page if other than the form's
   * own. Resolves with the lead's id once it is stored, and throws if that fails.
   */
  add: (form: string, body: JsonObject, details: Details) => Promise<string>;
  /** Stores drafts that continue on another device; the feature is off when left out. */
  drafts?: Drafts;
  /** Counts a sender's posts, and returns how many seconds it has to wait; no limit when left out. */
  wait?: Wait;
  /** The same for the drafts that it stores. */
  waitToKeep?: Wait;
  /** The same for its leads: those beyond the limit are suspect. */
  waitToBeTold?: Wait;
  /** Which proxies in front are trusted, by `X-Forwarded-For`; none when left out. */
  trust?: Trust;
  /** The header in which a platform passes the client's address. */
  addressHeader?: string;
  /** The state for `GET /health`; the route does not exist when left out. */
  health?: () => Promise<Health>;
}

/** The warning, logged once, when all clients of an untrusted proxy count as one sender. */
const notTrusted = {
  why: "Requests have X-Forwarded-For, and no proxy is trusted: all its visitors count as one sender",
  fix: "Set LEADS_TRUST_FORWARDED to the number of proxies in front",
};

/**
 * How many leads of a sender are notified a day per post it may send a minute, enough for a stand at a trade fair: otherwise one
 * sender could fill the owner's mailbox, and use up everybody's confirmations.
 */
export const toldADay = 30;

/** How much longer a page waits because of its files, in milliseconds; pages without script never give up. */
const timeForFiles = (c: Ctx): number => timeoutOf(Number(c.req.header("content-length")) || 0) - timeoutOf(0);

/** Gives back room once the answer has been sent: a form that is shown again contains its files, which are in memory until then. */
const leaveLater = (c: Ctx, leave?: Leave): void => void Promise.resolve(c.env?.sent).then(leave);

/** The refusal of a sender who has to wait. */
function tooOften(seconds: number): Refusal {
  const error = `Too many requests; try again in ${seconds} seconds`;
  const said = () => spoken.answer.tooOften(inSeconds(seconds, spoken.form.locale ?? "en"));
  return { status: 429, reason: "rate", error, said, headers: { "Retry-After": String(seconds) } };
}

/** Builds the endpoint. */
export function createHandler(options: Options): Hono<Bindings> {
  const { forms, add, allowedOrigin, trust = 0, addressHeader, health, metrics } = options;
  const { wait, waitToKeep, waitToBeTold } = options;
  const app = new Hono<Bindings>();
  const log = options.log ?? openLog();
  const answering = responder({ ...options, log });
  const { refuse, fail, acknowledge, showAgain, askForBrought } = answering;
  let isToldOfProxy = false;
  const read = leadReader(forms);
  const suspicionOf = judge();
  const isOwnPage = originRule(allowedOrigin, brand.url);
  const takeRoom = arrivals();

  const senderIn = (c: Ctx) => {
    const forwarded = c.req.header("x-forwarded-for");
    if (forwarded && !isTrusting(trust) && !addressHeader && !isToldOfProxy) {
      isToldOfProxy = true;
      log.warn("proxy not trusted", notTrusted);
    }
    const address = (addressHeader && c.req.header(addressHeader)) || c.env?.address;
    return senderBehind(trust, address, forwarded);
  };

  /** Counts points against the sender's limit; returns the refusal if it has to wait. */
  const counted = async (c: Ctx, waiting?: Wait, points?: number): Promise<Refusal | undefined> => {
    const sender = senderIn(c);
    const seconds = sender && waiting ? await waiting(sender, points) : 0;
    return seconds > 0 ? tooOften(seconds) : undefined;
  };

  if (health) {
    const ready = async () => {
      const state = await health();
      return json(state, state.ok ? 200 : 503, { "Cache-Control": "no-store" });
    };
    app.get("/health", ready);
    app.get("/health/ready", ready);
    // A process that answers is alive, whatever the state of its store: a restart would fix nothing.
    app.get("/health/live", () => json({ ok: true }, 200, { "Cache-Control": "no-store" }));
  }

  if (metrics) {
    app.get("/metrics", async () => {
      const { type, body } = await metrics.text();
      return new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
    });
  }

  /** Counts a request; returns the refusal if it must be rejected before its body is read. */
  const admit = async (c: Ctx, type: string): Promise<Refusal | undefined> => {
    if (c.req.method !== "POST")
      return { status: 405, reason: "method", error: "Only POST is understood here", headers: { Allow: "POST" } };
    const origin = c.req.header("origin");
    if (origin && !isOwnPage(claimOf(new URL(c.req.url).host, (name) => c.req.header(name)))) {
      const error = `Pages of ${isFormPost(c, type) ? "another site" : origin} may not post here`;
      return { status: 403, reason: "origin", from: hostOf(origin), error };
    }
    const refusal = await counted(c, wait);
    if (refusal) return refusal;
    if (contentTypes.includes(type)) return undefined;
    return { status: 415, reason: "type", error: `The Content-Type must be ${contentTypes.join(" or ")}` };
  };

  const admitDraft = (c: Ctx, points: number) => counted(c, waitToKeep, points);
  const roomFor = (c: Ctx) => takeRoom(c.req.raw, senderIn(c));
  const ofDrafts = continued(options.drafts, { admit, admitDraft, takeRoom: roomFor, ...answering });

  // A single handler: Hono's overhead for several takes as long as validating a body. It also catches thrown values
  // that are not an Error, which bypass Hono's `onError`.
  app.all("/", async (c) => {
    if (isOfDrafts(c)) return ofDrafts(c);
    const before = performance.now();
    let lead: ReceivedLead | undefined;
    let leave: Leave | undefined;
    try {
      // Read once, since each lookup goes through all headers.
      const type = mediaType(c);
      const refusal = await admit(c, type);
      if (refusal) return await refuse(c, refusal);
      leave = roomFor(c);
      if (!leave) return await refuse(c, crowded);
      lead = await read(c.req.raw, type, isFromScript(c, type));
      if (lead.changed) return await showAgain(c, lead);
      const asking = await askForBrought(c, lead);
      if (asking) return asking;
      const { form, lang, body, doubts = [], failed = [] } = lead;
      const many = (await counted(c, waitToBeTold)) && "many of one sender";
      const reasons = [suspicionOf(lead, c.req.header("referer")), many, ...doubts].filter(Boolean).join(", ");
      const since = isFormPost(c, type) ? undefined : before + timeForFiles(c);
      const id = await add(form.formName, body, { suspect: reasons || undefined, lang, since, left: c.env?.sent });
      // Only the class of an error is logged: its message may quote the visitor.
      for (const { rule, error } of failed)
        log.warn("rule failed", {
          form: form.formName,
          rule,
          id,
          why: error instanceof Error ? error.name : "no Error",
        });
      return await acknowledge(c, type, lead, id);
    } catch (error) {
      return await fail(c, error, lead);
    } finally {
      leaveLater(c, leave);
      metrics?.took((performance.now() - before) / 1000);
    }
  });

  app.notFound((c) => refuse(c, { status: 404, reason: "path", error: "Requests are posted to /" }));
  app.onError((error, c) => fail(c, error));
  return app;
}
