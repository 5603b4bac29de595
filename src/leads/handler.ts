/**
 * The endpoint: takes a request, judges it by the form's own rules, stores it, and only then acknowledges it. It speaks
 * web-standard Request and Response, so it runs behind Node's server and as a serverless function alike.
 *
 * A page that posts in `no-cors` cannot read an answer: what is refused must reach it as a failure, or it would call it
 * a success. Where the handler holds the connection it breaks it off. Where it does not (a function; behind a proxy,
 * which would turn the break into a readable 502) the answer's Cross-Origin-Resource-Policy does the same: the browser
 * withholds it from pages of another origin, and their `fetch` fails.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dayFrom } from "../engine/dates.ts";
import type { FieldError, Form } from "../engine/definition.ts";
import { bodyLimitOf, maxDepth } from "../engine/limits.ts";
import { normalize } from "../engine/payload.ts";
import { isObject, type JsonObject } from "../engine/schema.ts";
import { judge } from "../engine/validate.ts";
import { isTooDeep, rateLimit, senderOf } from "./limits.ts";

/** What a server tells the handler of the connection a request came by. */
export interface Connection {
  /** The sender's address, for the rate limit; without one nothing is counted. */
  address?: string;
  /** Breaks the connection off without an answer. */
  breakOff?: () => void;
}

/** How the endpoint is set up. */
export interface Options {
  forms: Form[];
  /** Resolves with the lead's id once it is stored, and throws when it could not be. */
  add: (form: string, body: JsonObject) => Promise<string>;
  /** Posts a minute from one address; 0 for any number. */
  ratePerMinute: number;
  /** The one origin whose pages may post; any when left out. */
  allowedOrigin?: string;
  /** Whether the last entry of `X-Forwarded-For` is the sender, as behind a proxy of one's own. */
  trustForwarded?: boolean;
}

/** The receiver cannot know the visitor's day, so it leaves this much slack. */
const slackDays = 2;

/** Browsers send the first in `no-cors`, whatever the page asks for. */
const contentTypes = ["text/plain", "application/json"];

type Bindings = { Bindings: Connection };
type Ctx = Context<Bindings>;

/** Refuses a request: in words, and so that a page that cannot read them sees a failure. */
function refuse(c: Ctx, status: ContentfulStatusCode, error: string, errors?: FieldError[]): Response {
  if (c.req.header("sec-fetch-mode") === "no-cors") c.env?.breakOff?.();
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  return c.json({ ok: false, error, errors }, status);
}

const tooLarge = (c: Ctx, limit: number) => refuse(c, 413, `The body is larger than ${limit} bytes`);

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

const typeOf = (c: Ctx) => c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/** The sentence for a `formName` that no form has. */
const noSuchForm = (forms: Form[]): FieldError => ({
  field: "formName",
  message: `formName must be one of ${forms.map(({ formName }) => formName).join(", ")}`,
});

/** Builds the endpoint. */
export function createHandler({ forms, add, ratePerMinute, allowedOrigin, trustForwarded }: Options): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const wait = rateLimit(ratePerMinute);
  const limits = new Map(forms.map(({ formName, schema }) => [formName, bodyLimitOf(schema)]));
  const largest = Math.max(0, ...limits.values());
  const addressOf = (c: Ctx) =>
    (trustForwarded && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()) || c.env?.address;

  app.use("/", async (c, next) => {
    if (c.req.method !== "POST") {
      c.header("Allow", "POST");
      return refuse(c, 405, "Only POST is understood here");
    }
    const origin = c.req.header("origin");
    if (allowedOrigin && origin && origin !== allowedOrigin)
      return refuse(c, 403, `Pages of ${origin} may not post here`);
    const address = addressOf(c);
    const seconds = address ? wait(senderOf(address)) : 0;
    if (seconds > 0) {
      c.header("Retry-After", String(seconds));
      return refuse(c, 429, `Too many requests; try again in ${seconds} seconds`);
    }
    if (!contentTypes.includes(typeOf(c)))
      return refuse(c, 415, `The Content-Type must be ${contentTypes.join(" or ")}`);
    return next();
  });

  app.post("/", bodyLimit({ maxSize: largest, onError: (c) => tooLarge(c, largest) }), async (c) => {
    const text = await c.req.text();
    const sent = parse(text);
    if (!sent) return refuse(c, 400, "The body is not a JSON object");
    if (isTooDeep(sent)) return refuse(c, 400, `The body is nested deeper than ${maxDepth} levels`);
    const form = forms.find(({ formName }) => formName === sent.formName);
    if (!form) return refuse(c, 400, "The request is not valid", [noSuchForm(forms)]);
    const limit = limits.get(form.formName) ?? 0;
    if (Buffer.byteLength(text) > limit) return tooLarge(c, limit);
    const body = normalize(form, sent);
    const errors = judge(form, body, dayFrom(new Date(), -slackDays));
    if (errors.length > 0) return refuse(c, 400, "The request is not valid", errors);
    return c.json({ ok: true, id: await add(form.formName, body) }, 201);
  });

  app.notFound((c) => refuse(c, 404, "Requests are posted to /"));

  // Whatever went wrong, nothing was stored, and the request may have been a good one.
  app.onError((error, c) => {
    console.error("A request could not be stored:", error);
    c.env?.breakOff?.();
    return refuse(c, 503, "The request could not be stored");
  });
  return app;
}
