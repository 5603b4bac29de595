/** The error objects of compiled validators, before they are mapped to messages. */
import type { Json } from "./schema.ts";

/** An error as a compiled validator reports it. */
export interface RawError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: { [name: string]: Json };
  /** Set when the rule is about a key, not its value. */
  propertyName?: string;
  /** The message of a form's own rule. */
  said?: string;
}
