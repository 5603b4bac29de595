/** What a compiled validator leaves of a broken rule, before anybody reads it. */
import type { Json } from "./schema.ts";

/** A raw error, as a compiled validator leaves it. */
export interface RawError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: { [name: string]: Json };
  /** Set where the rule is about the name of a key, not its value. */
  propertyName?: string;
}
