/** Refuses a body that is larger than any form needs, before it is read. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Bindings, Ctx } from "./answer.ts";

/** The length of a body, where the request says it; servers hand on no byte more. */
const lengthOf = (c: Ctx): number | undefined => {
  const said = c.req.header("content-length");
  return said && /^\d+$/.test(said) && !c.req.header("transfer-encoding") ? Number(said) : undefined;
};

/**
 * Lets bodies of so many bytes pass. One whose length is not said is counted as it comes, through a web stream, which
 * costs as much as everything else that is done for a lead.
 * @param tooLarge answers the others
 */
export function limitTo(limit: number, tooLarge: (c: Ctx) => Promise<Response>): MiddlewareHandler<Bindings> {
  const counted = bodyLimit({ maxSize: limit, onError: (c) => tooLarge(c as Ctx) });
  return async (c, next) => {
    const length = lengthOf(c);
    if (length === undefined) return counted(c, next);
    return length > limit ? tooLarge(c) : next();
  };
}
