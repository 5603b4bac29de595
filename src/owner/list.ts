/**
 * The list of everything that the owner has to fill in or confirm before the site goes live, also as a form to fill in.
 */
import { isShown } from "../claims.ts";
import { blanks } from "./blanks.ts";
import { commitments } from "./commitments.ts";
import { type OwnerEntry, removalOf } from "./entry.ts";
import { facts } from "./facts.ts";

/** The whole list. */
export const entries: OwnerEntry[] = [...blanks, ...facts, ...commitments];

/** Open entries: those of hidden claims are not. */
export const pending: OwnerEntry[] = entries.filter(({ claim }) => !claim || isShown(claim));

/** An entry in a few lines. */
export const linesOf = (entry: OwnerEntry): string[] => [
  `  ${entry.what}`,
  `    now: ${entry.now || "left out until it is filled in"} (${entry.route})`,
  `    change: ${entry.at}; remove: ${removalOf(entry)}`,
];

const titles = { "fill in": "To fill in", confirm: "To confirm" };

const question = (entry: OwnerEntry, index: number): string =>
  [
    `### ${index + 1}. ${entry.what}`,
    "",
    `- Page: ${entry.route}`,
    `- Now: ${entry.now ? `"${entry.now}"` : "left out until it is filled in"}`,
    `- To change it: ${entry.at}`,
    `- To remove it: ${removalOf(entry)}`,
    "",
    ...(entry.kind === "confirm" ? ["- [ ] True as it stands", "- [ ] Leave it out"] : []),
    "- [ ] Write instead: ______________________",
    "",
  ].join("\n");

/** The list as a form, in Markdown. */
export const formOf = (entries: OwnerEntry[]): string =>
  [
    "# Before going live",
    "",
    ...(["fill in", "confirm"] as const).flatMap((kind) => [
      `## ${titles[kind]}`,
      "",
      ...entries.filter((entry) => entry.kind === kind).map(question),
    ]),
  ].join("\n");

/** The list as data, with room for an answer to each entry. */
export const answersOf = (entries: OwnerEntry[]): object[] =>
  entries.map((entry) => ({ ...entry, remove: removalOf(entry), confirmed: null, instead: "" }));
