/** What the parts of a comparison share: where they note a change, and how they go on into what a schema holds. */
import type { Schema } from "../../engine/schema/schema.ts";

/** A comparison that is going on. */
export interface Comparing {
  /** Notes a change of a kind that `meanings` (verdicts.ts) explains, at a JSON pointer into the contract. */
  add(kind: string, pointer: string, change: string): void;
  /** Compares what two schemas hold at the same place. */
  parts(before: unknown, after: unknown, pointer: string): void;
  /** How many changes so far let in more than before. */
  readonly widened: number;
}

/** Compares one aspect of two schemas at a place. */
export type Comparer = (comparing: Comparing, before: Schema, after: Schema, pointer: string) => void;

/** A value in a sentence. */
export const said = (value: unknown): string => (value === undefined ? "none" : JSON.stringify(value));

/** Whether a schema rejects unknown fields; at the root of a form the engine does so by default. */
export const isClosed = ({ additionalProperties }: Schema): boolean => additionalProperties === false;

/** The kind of change of a field that a schema describes no more. */
export const fieldRemoved = (after: Schema): string => (isClosed(after) ? "field removed" : "field removed, let in");
