/** The decoy (honeypot) of a form: a control that people and assistive technology never meet, but bots fill in. */
import type { KnownPaths } from "../schema/path.ts";

/** The query parameters in which a page reports how long it was open, in seconds, and that its decoy was filled in. */
export type VisitQuery = "open" | "decoy";

/** The name of a form's decoy; it never collides with a field of the form. */
export function decoyOf({ fields }: KnownPaths): string {
  let name = "website";
  while (Object.hasOwn(fields, name)) name += "_url";
  return name;
}
