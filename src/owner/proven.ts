/** Checks what the owner has filled in as proof: an empty text is of the right type, and a page would show a blank. */
import { DocumentError, inFull, type Problem } from "../engine/check/problem.ts";
import { proof } from "../proof.ts";

type Lists = typeof proof;

/** What pages show of each entry of a list, whatever else it has. */
const shown: { [list in keyof Lists]: (keyof Lists[list][number])[] } = {
  team: ["name", "role"],
  clients: ["name"],
  quotes: ["words", "name", "role", "company"],
  credentials: ["title", "text", "link"],
  partners: ["title", "text", "link"],
};

/** A problem for each missing key of an entry; it lists the existing keys, since one of them may be misspelled. */
const problemsIn = (entry: { [key: string]: unknown }, path: string, needed: string[]): Problem[] =>
  needed
    .filter((key) => !entry[key])
    .map((key) => ({
      file: "src/proof.ts",
      path,
      expected: `an entry with ${needed.join(", ")}`,
      found: Object.keys(entry).join(", ") || "an empty one",
      fix: `write ${inFull(key)}, or remove the entry`,
    }));

/**
 * Refuses entries of proof without what their page shows.
 * @param found by default, all of them
 * @throws DocumentError with everything that is missing
 */
export function refuseBlanks(found: Lists = proof): void {
  const problems = Object.entries(shown).flatMap(([list, needed]) =>
    found[list as keyof Lists].flatMap((entry, index) => problemsIn({ ...entry }, `/${list}/${index}`, needed)),
  );
  if (problems.length > 0) throw new DocumentError(problems);
}
