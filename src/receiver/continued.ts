/**
 * The endpoint for drafts that continue on another device: `POST /?continue=keep`, `open` or `delete`, with the id and the
 * draft in a JSON body. Ids are never part of a URL, which proxies log. Pages of the site may read the answers (CORS).
 */
import { ownOf } from "../engine/schema/path.ts";
import { isObject } from "../engine/schema/schema.ts";
import { continueQuery } from "../site.ts";
import { crowded, type Leave } from "./request/arriving.ts";
import { asText, readBody } from "./request/body.ts";
import { parsed } from "./request/long-files.ts";
import { type Refusal, Refused } from "./request/refusal.ts";
import { json } from "./respond.ts";
import { type Ctx, mediaType } from "./responder.ts";
import type { Drafts } from "./store/drafts.ts";

/** The largest body: a draft repeats what was typed up to three times, and base64 adds a third. */
const mostBytes = 256 * 1024;

/** How many drafts a sender may store a day per post it may send a minute: otherwise one sender could take all the room. */
export const keptADay = 20;

/** A longer draft counts as several, in bytes. */
const ordinary = 16 * 1024;

/** The body of a request. */
interface Asked {
  id: string;
  /** In base64url. */
  draft?: string;
}

const refused = (refusal: Refusal) => new Refused(refusal);
const notOne = () =>
  refused({ status: 400, reason: "not a draft", error: "The body is not a draft as pages of the site send it" });

/**
 * Reads and checks the body of a request.
 * @throws Refused
 */
async function askedIn(request: Request): Promise<Asked> {
  const value = parsed(await readBody(request, mostBytes, asText));
  const { id, draft } = isObject(value) ? value : {};
  if (typeof id !== "string" || !/^[\w-]{22}$/.test(id)) throw notOne();
  if (draft === undefined) return { id };
  if (typeof draft !== "string" || !/^[\w-]+$/.test(draft)) throw notOne();
  return { id, draft };
}

const shown = (until: number) => new Date(until).toISOString();

/** Counts a draft against the sender's limit, as a number of points; returns the refusal if it is exceeded. */
type Counted = (points: number) => Promise<Refusal | undefined>;

/** The actions, by the value of the query. */
const actions: { [name: string]: (drafts: Drafts, asked: Asked, admit: Counted) => Promise<Response> } = {
  async keep(drafts, { id, draft }, admit) {
    if (draft === undefined) throw notOne();
    const sealed = Buffer.from(draft, "base64url");
    const refusal = await admit(Math.ceil(sealed.length / ordinary));
    if (refusal) throw refused(refusal);
    const until = await drafts.keep(id, sealed);
    if (until === undefined) throw refused({ status: 503, reason: "full", error: "There is no room for more drafts" });
    return json({ ok: true, until: shown(until) }, 201);
  },
  async open(drafts, { id }) {
    const left = await drafts.open(id);
    if (!left) throw refused({ status: 404, reason: "no draft", error: "This draft has ended or was deleted" });
    return json({ ok: true, until: shown(left.until), draft: Buffer.from(left.sealed).toString("base64url") }, 200);
  },
  async delete(drafts, { id }) {
    await drafts.remove(id);
    return json({ ok: true }, 200);
  },
};

/** What this endpoint shares with the endpoint for leads. */
interface Refusing {
  /** Counts a draft against its sender's limit, as a number of points; returns the refusal if it is exceeded. */
  admitDraft: (c: Ctx, points: number) => Promise<Refusal | undefined>;
  /** Counts a request; returns the refusal if it must be rejected before its body is read. */
  admit: (c: Ctx, type: string) => Promise<Refusal | undefined>;
  /** Takes room for a body while it arrives; undefined if there is none. */
  takeRoom: (c: Ctx) => Leave | undefined;
  refuse: (c: Ctx, refusal: Refusal) => Promise<Response>;
  fail: (c: Ctx, error: unknown) => Promise<Response>;
}

/** Whether a request is about drafts; the query is read only where it may say so. */
export const isOfDrafts = ({ req }: Ctx): boolean =>
  req.url.includes(`${continueQuery}=`) && req.query(continueQuery) !== undefined;

/**
 * Builds the handler of these requests.
 * @param drafts undefined if the feature is off; requests are then refused
 */
export const continued =
  (drafts: Drafts | undefined, { admit, admitDraft, takeRoom, refuse, fail }: Refusing) =>
  async (c: Ctx): Promise<Response> => {
    const refusal = await admit(c, mediaType(c));
    if (refusal?.reason === "origin") return refuse(c, refusal);
    const answer = async () => {
      const asked = c.req.query(continueQuery) ?? "";
      const act = ownOf(actions, asked);
      if (refusal) return refuse(c, refusal);
      if (!drafts || !act)
        return refuse(c, { status: 404, reason: "no drafts", error: "No drafts are kept here to continue elsewhere" });
      const leave = takeRoom(c);
      if (!leave) return refuse(c, crowded);
      // The draft is in memory until it is stored.
      const done = askedIn(c.req.raw).then((body) => act(drafts, body, (points) => admitDraft(c, points)));
      return done.finally(leave);
    };
    const response = await answer().catch((error: unknown) => fail(c, error));
    response.headers.set("Cache-Control", "no-store");
    const origin = c.req.header("origin");
    if (origin) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Vary", "Origin");
    }
    return response;
  };
