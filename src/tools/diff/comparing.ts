/** What the comparers share: they record changes, and continue into the parts of a schema. */
import type { Schema } from "../../engine/schema/schema.ts";

/** A comparison in progress. */
export interface Comparing {
  /** Records a change of a kind that `meanings` (verdicts.ts) explains, at a JSON pointer into the contract. */
  add(kind: string, pointer: string, change: string): void;
  /** Compares the subschemas of two schemas at the same place. */
  parts(before: unknown, after: unknown, pointer: string): void;
  /** How many of the changes so far accept more than before. */
  readonly widened: number;
}

/** Compares one aspect of two schemas at a place. */
export type Comparer = (comparing: Comparing, before: Schema, after: Schema, pointer: string) => void;

/** A value in a sentence. */
export const said = (value: unknown): string => (value === undefined ? "none" : JSON.stringify(value));

/** Whether a schema rejects unknown fields; at the root of a form the engine does so by default. */
export const isClosed = ({ additionalProperties }: Schema): boolean => additionalProperties === false;

/** The kind of change for a field that a schema no longer describes. */
export const fieldRemoved = (after: Schema): string => (isClosed(after) ? "field removed" : "field removed, let in");
