/** Assigns policies to documents: each has its own, but the documents of a large folder share one. */

import { type Directive, directivesIn, none, policyFrom, substituting } from "../../serve/policy.ts";

/** A document, or all documents below a folder, with the policy that they are sent with. */
export interface Sent {
  /** The document's route, or the folder without a trailing slash. */
  route: string;
  isFolder: boolean;
  policy: string;
}

/** The paths of a document, with and without a trailing slash, which hosts may add; or the pattern of a folder. */
export const pathsOf = ({ route, isFolder }: Sent, patternOf: (folder: string) => string): string[] =>
  isFolder ? [patternOf(route)] : [...new Set([route, route.replace(/\/?$/, "/")])];

/** Whether a document's route ends like that of a file, which a web server without blocks would take it for. */
export const looksLikeFile = (route: string): boolean => /\.\w+$/.test(route);

/** The maximum length of a line that all configuration readers accept. */
export const longestLine = 2000;

/**
 * The number of blocks that all static hosts read; a document needs two of them, since hosts may add a slash, and a
 * folder one.
 */
export const mostBlocks = 100;

/** The number of blocks for other purposes. */
const others = 2;

const blocksIn = (all: Sent[]) => all.reduce((sum, { isFolder }) => sum + (isFolder ? 1 : 2), others);

/** Every directive of some policies except `default-src`, with all sources that any of them allows. */
export function allowedBy(policies: string[]): Directive[] {
  const allowed = new Map<string, Set<string>>();
  for (const [name, sources] of [...new Set(policies)].flatMap(directivesIn)) {
    const known = allowed.get(name) ?? new Set();
    allowed.set(name, known);
    for (const source of substituting(none)(sources)) known.add(source);
  }
  allowed.delete("default-src");
  return [...allowed].map(([name, sources]) => [name, sources.size > 0 ? [...sources] : [none]]);
}

/**
 * A common policy for all documents below a folder: it allows what any of them needs, which is styles and scripts of
 * the site. Undefined if it would be too long.
 */
function folded(folder: string, inside: Sent[], besides: string[]): Sent | undefined {
  const policy = policyFrom([
    ["default-src", [none]],
    ...allowedBy([...inside.map(({ policy }) => policy), ...besides]),
  ]);
  return policy.length < longestLine ? { route: folder, isFolder: true, policy } : undefined;
}

/**
 * The policies of all documents; if there are too many, those of the largest folders are combined.
 * @param policies the policy of each document, by its route
 * @param besides the policies of other documents that are sent below a folder: the not-found page, where a host cannot
 * tell it apart
 * @param isApart whether a document keeps its own in any folder
 */
export function sentTo(
  policies: Map<string, string>,
  besides: string[] = [],
  isApart: (route: string) => boolean = () => false,
): Sent[] {
  const folders = new Map<string, Sent[]>();
  for (const [route, policy] of policies) {
    const folder = `/${route.split("/")[1]}`;
    const inside = folders.get(folder) ?? [];
    inside.push({ route, isFolder: false, policy });
    folders.set(folder, inside);
  }
  for (const [folder, inside] of [...folders].sort(([, a], [, b]) => b.length - a.length)) {
    if (blocksIn([...folders.values()].flat()) <= mostBlocks) break;
    const whole = inside.length > 1 && folded(folder, inside, besides);
    // The folder's own path without a slash is not below it.
    if (whole) folders.set(folder, [whole, ...inside.filter(({ route }) => route === folder || isApart(route))]);
  }
  return [...folders.values()].flat();
}
