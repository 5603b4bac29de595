/**
 * The endpoint: takes a request, judges it by the form's own rules, stores it, and only then acknowledges it. It speaks
 * web-standard Request and Response, so it runs behind Node's server and as a serverless function alike.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { dayFrom } from "../engine/dates.ts";
import type { FieldError, Form } from "../engine/definition.ts";
import { normalize } from "../engine/payload.ts";
import { isObject, type JsonObject } from "../engine/schema.ts";
import { judge } from "../engine/validate.ts";
import { maxBytes, rateLimit } from "./limits.ts";

/** What a server tells the handler of the connection a request came by. */
export interface Connection {
  /** The sender's address, for the rate limit. */
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

type Ctx = Context<{ Bindings: Connection }>;

/** A page that posts in `no-cors` cannot read the answer: all it can see is whether the connection held. */
const cannotRead = (c: Ctx) => c.req.header("sec-fetch-mode") === "no-cors";

/** Ends a request without an answer, so that a page that cannot read one sees a failure. */
function breakOff(c: Ctx): Response {
  if (!c.env?.breakOff) throw new Error("The request was not stored, and the connection cannot be broken off");
  c.env.breakOff();
  return new Response(null, { status: 503 });
}

/** Refuses a request in words, or by breaking the connection off where nobody could read them. */
function refuse(c: Ctx, status: ContentfulStatusCode, error: string, more: { errors?: FieldError[] } = {}): Response {
  return cannotRead(c) ? breakOff(c) : c.json({ ok: false, error, ...more }, status);
}

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

/** Builds the endpoint. */
export function createHandler({
  forms,
  add,
  ratePerMinute,
  allowedOrigin,
  trustForwarded,
}: Options): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  const wait = rateLimit(ratePerMinute);
  const byName = new Map(forms.map((form) => [form.formName, form]));
  const addressOf = (c: Ctx) =>
    (trustForwarded && c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()) || c.env?.address || "unknown";

  app.use("/", async (c, next) => {
    if (c.req.method !== "POST") {
      c.header("Allow", "POST");
      return refuse(c, 405, "Only POST is understood here");
    }
    const origin = c.req.header("origin");
    if (allowedOrigin && origin && origin !== allowedOrigin)
      return refuse(c, 403, `Pages of ${origin} may not post here`);
    const seconds = wait(addressOf(c));
    if (seconds === 0) return next();
    c.header("Retry-After", String(seconds));
    return refuse(c, 429, `Too many requests; try again in ${seconds} seconds`);
  });

  app.post(
    "/",
    bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 413, `The body is larger than ${maxBytes} bytes`) }),
    async (c) => {
      const sent = parse(await c.req.text());
      if (!sent) return refuse(c, 400, "The body is not a JSON object");
      const form = byName.get(String(sent.formName));
      if (!form) return refuse(c, 400, "The request is not valid", { errors: [noSuchForm(forms)] });
      const body = normalize(form, sent);
      const errors = judge(form, body, dayFrom(new Date(), -slackDays));
      if (errors.length > 0) return refuse(c, 400, "The request is not valid", { errors });
      try {
        return c.json({ ok: true, id: await add(form.formName, body) }, 201);
      } catch (error) {
        console.error("A lead could not be stored:", error);
        return breakOff(c);
      }
    },
  );
  app.notFound((c) => refuse(c, 404, "Requests are posted to /"));
  return app;
}
