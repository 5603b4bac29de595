/**
 * Table of what schema changes mean for pages that are open with the old schema, and for consumers of the leads.
 * `stricter`: some bodies from open pages are now rejected. `breaking`: all of them are, or leads no longer have the
 * shape that their consumers expect. `unknown`: what a form's own rules do is not compared.
 */

/** From harmless to harmful. */
const verdicts = ["compatible", "unknown", "stricter", "breaking"] as const;

type Verdict = (typeof verdicts)[number];

/** The meaning of a kind of change. */
interface Meaning {
  verdict: Verdict;
  pages: string;
  readers: string;
}

const nothing = "nothing changes";
const refused = "some of what they send is refused";
const lost = "everything they send is refused";
const wider = "values that did not occur before";

const compatible = (readers = nothing, pages = nothing): Meaning => ({ verdict: "compatible", pages, readers });
const stricter = (readers = nothing, pages = refused): Meaning => ({ verdict: "stricter", pages, readers });
const breaking = (pages: string, readers: string): Meaning => ({ verdict: "breaking", pages, readers });

/** By kind of change. */
const meanings: { [change: string]: Meaning } = {
  "field added": compatible("a field they may ignore", "they do not send it"),
  "field added, required": breaking(lost, "a field they may ignore"),
  "field added, required in part": breaking(
    "what they send is refused wherever it is required",
    "a field they may ignore",
  ),
  "field removed": breaking("what they send of it is refused", "the field is gone"),
  "field removed, let in": breaking(
    "what they send of it counts as a field that the schema does not name",
    "the field is no longer guaranteed",
  ),
  "required added": stricter(),
  "required removed": breaking(nothing, "the field may be missing"),
  "choice added": compatible(wider),
  "choice removed": stricter(),
  "type wider": breaking(nothing, "values of another type"),
  "type narrower": stricter(),
  "type changed": breaking("what they send of it is refused", "values of another type"),
  "const changed": breaking("what they send of it is refused", "another value"),
  "limit looser": compatible(wider),
  "limit tighter": stricter(),
  "rule added": stricter(),
  "rule removed": compatible(wider),
  "rule changed": stricter(wider),
  "additionalProperties closed": stricter(),
  "additionalProperties opened": compatible("fields they do not know"),
  "branch added": compatible("a shape that did not occur before"),
  "branch overlapping": stricter(
    "a shape that did not occur before",
    "what they send is refused where it matches this branch and another one",
  ),
  "branch removed": stricter("a shape that no longer occurs", refused),
  "list of another shape": breaking("what they send of it is refused", "entries of another shape"),
  "condition changed": stricter(wider),
  "default changed": compatible("another value where visitors keep the default", "they keep the old one"),
  "empty field changed": compatible("another value where nothing is filled in", "they send the same as before"),
  "words changed": compatible(),
  "presentation changed": compatible("nothing beyond the other changes listed", "they keep the old one"),
  "own rules changed": {
    verdict: "unknown",
    pages: "what the rules reject is not compared",
    readers: "computed values are not compared",
  },
};

/** A change and its location. */
export interface Change extends Meaning {
  /** JSON pointer into the contract. */
  pointer: string;
  /** The change, as in `maxLength 200 → 100`. */
  change: string;
}

/** A change of a kind. */
export function changeOf(kind: string, pointer: string, change: string): Change {
  const meaning = meanings[kind];
  if (!meaning) throw new Error(`src/tools/diff/verdicts.ts does not say what "${kind}" means`);
  return { pointer, change, ...meaning };
}

/** The most severe verdict of any change. */
export const worstOf = (changes: Change[]): Verdict =>
  verdicts[Math.max(0, ...changes.map(({ verdict }) => verdicts.indexOf(verdict)))] ?? "compatible";

/** Changes that accept more than before: a branch with one may now accept values meant for another branch. */
export const widening = [
  ...["choice added", "limit looser", "type wider", "rule removed", "required removed"],
  ...["additionalProperties opened", "branch added"],
];
