/**
 * The endpoint: takes a request, validates it by the form's own rules, stores it, and only then acknowledges it. It speaks
 * web-standard Request and Response, so it runs behind Node's server and as a serverless function alike.
 *
 * A page that posts in `no-cors` cannot read an answer: what is refused must reach it as a failure, or it would call it
 * a success. Where the handler holds the connection it breaks it off. Where it does not (a function; behind a proxy,
 * which would turn the break into a readable 502) the answer's Cross-Origin-Resource-Policy does the same: the browser
 * withholds it from pages of another origin, and their `fetch` fails. Pages of its own origin read the answer.
 */
import { Hono } from "hono";
import { dayFrom } from "../engine/dates.ts";
import type { FieldError, Form } from "../engine/definition.ts";
import { bodyLimitOf } from "../engine/limits.ts";
import { normalize } from "../engine/payload.ts";
import { isObject, type JsonObject } from "../engine/schema.ts";
import { validate } from "../engine/validate.ts";
import { type Answering, answers, type Bindings, type Ctx, isFormPost, typeOf } from "./answer.ts";
import { limitTo } from "./body-limit.ts";
import { excessOf, excessOfPost, hasManyPairs, refusalOf } from "./bounds.ts";
import { bodyFrom, formPostType } from "./form-post.ts";
import type { Health } from "./health.ts";
import { rateLimit, senderOf, type Wait } from "./limits.ts";
import { json } from "./respond.ts";

export type { Connection } from "./answer.ts";

/** How the endpoint is set up. */
export interface Options extends Answering {
  /** Resolves with the lead's id once it is stored, and throws when it could not be. */
  add: (form: string, body: JsonObject) => Promise<string>;
  /** Posts a minute from one address; 0 for any number. */
  ratePerMinute: number;
  /** Counts posts together with other receivers; by itself when left out. */
  wait?: Wait;
  /** The one origin whose pages may post; any when left out. */
  allowedOrigin?: string;
  /** Whether the last entry of `X-Forwarded-For` is the sender, as behind a proxy of one's own. */
  trustForwarded?: boolean;
  /** Answers `GET /health`; there is none when left out. */
  health?: () => Promise<Health>;
}

/** The receiver cannot know the visitor's day, so it leaves this much slack. */
const slackDays = 2;

/** Browsers send the first in `no-cors`, whatever the page asks for, and the last for a form without script. */
const contentTypes = ["text/plain", "application/json", formPostType];

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

/** The sentence for a `formName` that no form has. */
const noSuchForm = (forms: Form[]): FieldError => ({
  field: "formName",
  message: `formName must be one of ${forms.map(({ formName }) => formName).join(", ")}`,
});

/** A form post writes a character in up to twice as many bytes as JSON. */
const formPostFactor = 2;

/** Builds the endpoint. */
export function createHandler(options: Options): Hono<Bindings> {
  const { forms, add, ratePerMinute, allowedOrigin, trustForwarded, health } = options;
  const app = new Hono<Bindings>();
  const { refuse, fail, acknowledge } = answers(options);
  const wait = options.wait ?? rateLimit(ratePerMinute);
  const limits = new Map(forms.map(({ formName, schema }) => [formName, bodyLimitOf(schema)]));
  const largest = Math.max(0, ...limits.values());

  const senderIn = (c: Ctx) => {
    const forwarded = trustForwarded ? c.req.header("x-forwarded-for")?.split(",").at(-1) : undefined;
    return (forwarded && senderOf(forwarded)) || (c.env?.address && senderOf(c.env.address));
  };
  const tooLarge = (c: Ctx, limit: number, form?: string) =>
    refuse(c, { status: 413, reason: "too large", error: `The body is larger than ${limit} bytes`, form });
  const limitOf = (limit: number) => limitTo(limit, (c) => tooLarge(c, limit));
  const [jsonLimit, formPostLimit] = [limitOf(largest), limitOf(formPostFactor * largest)];

  if (health)
    app.get("/health", async () => {
      const state = await health();
      return json(state, state.ok ? 200 : 503, { "Cache-Control": "no-store" });
    });

  app.use("/", async (c, next) => {
    if (c.req.method !== "POST") {
      const headers = { Allow: "POST" };
      return refuse(c, { status: 405, reason: "method", error: "Only POST is understood here", headers });
    }
    const origin = c.req.header("origin");
    if (allowedOrigin && origin && origin !== allowedOrigin)
      return refuse(c, { status: 403, reason: "origin", error: `Pages of ${origin} may not post here` });
    const sender = senderIn(c);
    const seconds = sender ? await wait(sender) : 0;
    if (seconds > 0) {
      const headers = { "Retry-After": String(seconds) };
      const error = `Too many requests; try again in ${seconds} seconds`;
      return refuse(c, { status: 429, reason: "rate", error, headers });
    }
    if (!contentTypes.includes(typeOf(c))) {
      const error = `The Content-Type must be ${contentTypes.join(" or ")}`;
      return refuse(c, { status: 415, reason: "type", error });
    }
    return isFormPost(c) ? formPostLimit(c, next) : jsonLimit(c, next);
  });

  app.post("/", async (c) => {
    const text = await c.req.text();
    if (isFormPost(c) && hasManyPairs(text)) return refuse(c, refusalOf("many"));
    const posted = isFormPost(c) ? new URLSearchParams(text) : undefined;
    const sent = posted ? { formName: posted.get("formName") } : parse(text);
    if (!sent) return refuse(c, { status: 400, reason: "not an object", error: "The body is not a JSON object" });
    const excess = posted ? excessOfPost(posted) : excessOf(sent);
    if (excess) return refuse(c, refusalOf(excess));
    const invalid = { status: 400, reason: "not valid", error: "The request is not valid" } as const;
    const form = forms.find(({ formName }) => formName === sent.formName);
    if (!form) return refuse(c, { ...invalid, reason: "no such form", errors: [noSuchForm(forms)] });
    const { formName } = form;
    const limit = (limits.get(formName) ?? 0) * (posted ? formPostFactor : 1);
    if (Buffer.byteLength(text) > limit) return tooLarge(c, limit, formName);
    const read = posted ? bodyFrom(form, posted) : sent;
    if (!read) return refuse(c, refusalOf("many"));
    const body = normalize(form, read);
    const errors = validate(form, body, dayFrom(new Date(), -slackDays));
    if (errors.length > 0) return refuse(c, { ...invalid, errors, form: formName }, { form, body });
    try {
      return acknowledge(c, form, await add(formName, body));
    } catch (error) {
      return fail(c, error, { form, body });
    }
  });

  app.notFound((c) => refuse(c, { status: 404, reason: "path", error: "Requests are posted to /" }));
  app.onError((error, c) => fail(c, error));
  return app;
}
