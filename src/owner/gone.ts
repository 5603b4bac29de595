/** Finds entries of the owner's list whose file no longer exists. */
import { existsSync } from "node:fs";
import type { Problem } from "../engine/check/problem.ts";
import type { OwnerEntry } from "./entry.ts";

/** The files of this project in which an entry's text is written. */
export const filesOf = ({ at }: OwnerEntry): string[] =>
  at.match(/(?:src|pages|forms)\/[\w()./-]+\.(?:ts|md|json)/g) ?? [];

/** A problem for each entry whose file was moved or removed: the owner would be asked about a text that is not on the site. */
export const goneOf = (entries: OwnerEntry[]): Problem[] =>
  entries.flatMap((entry) =>
    filesOf(entry)
      .filter((file) => !existsSync(file))
      .map((file) => ({
        file: "src/owner/",
        path: entry.what,
        expected: "a file of this project",
        found: `no ${file}`,
        fix: "delete the entry, or correct its file and its page if they have moved",
      })),
  );
