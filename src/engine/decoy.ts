/** The decoy (honeypot) of a form: a control that people and assistive technology never meet, but bots fill in. */
import type { KnownPaths } from "./path.ts";

/** The name of a form's decoy; it never collides with a field of the form. */
export function decoyOf({ fields }: KnownPaths): string {
  let name = "website";
  while (Object.hasOwn(fields, name)) name += "_url";
  return name;
}
