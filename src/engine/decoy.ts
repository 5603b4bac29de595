/** The decoy of a form: a control that people and assistive technology never meet, and programs that fill in whatever is there do. */
import type { KnownPaths } from "./path.ts";

/** The name of a form's decoy, which no field of the form has. */
export function decoyOf({ fields }: KnownPaths): string {
  let name = "website";
  while (Object.hasOwn(fields, name)) name += "_url";
  return name;
}
