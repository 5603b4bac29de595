/** Which policy is sent with which document: each has its own, but the documents of a large folder share one. */

/** A document, or all that are below a folder, and the policy that they are sent with. */
export interface Sent {
  /** The document's route, or the folder, which ends without a slash. */
  route: string;
  isFolder: boolean;
  policy: string;
}

/** How long a line of a configuration may be for all who read it. */
export const longestLine = 2000;

/** How many blocks all static hosts read; a document takes two of them, since hosts may add a slash, and a folder one. */
export const mostBlocks = 100;

/** Blocks that are for other things. */
const others = 2;

const blocksIn = (all: Sent[]) => all.reduce((sum, { isFolder }) => sum + (isFolder ? 1 : 2), others);

/** The sources that some policies allow for a directive, each once. */
function sourcesIn(policies: string[], directive: string): string[] {
  const values = policies.flatMap((policy) => new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? []);
  const sources = values.flatMap((value) => value.split(" ")).filter((source) => source !== "'none'");
  return [...new Set(sources)];
}

/** Every directive of some policies but `default-src`, with all that any of them allows. */
export function directivesOf(policies: string[]): { name: string; value: string }[] {
  const names = new Set(policies.flatMap((policy) => policy.split("; ").map((part) => part.split(" ")[0] ?? "")));
  names.delete("default-src");
  return [...names].map((name) => ({ name, value: sourcesIn(policies, name).join(" ") || "'none'" }));
}

/**
 * One policy for all documents below a folder: each is allowed what any of them needs, which is styles and scripts of the
 * site. Where that would be too long to say there is none.
 */
function folded(folder: string, inside: Sent[]): Sent | undefined {
  const directives = directivesOf(inside.map(({ policy }) => policy));
  const policy = ["default-src 'none'", ...directives.map(({ name, value }) => `${name} ${value}`)].join("; ");
  return policy.length < longestLine ? { route: folder, isFolder: true, policy } : undefined;
}

/**
 * What documents are sent with; where each could not have its own, the largest folders have one in common.
 * @param policies the policy of each document, by its route
 */
export function sentTo(policies: Map<string, string>): Sent[] {
  const folders = new Map<string, Sent[]>();
  for (const [route, policy] of policies) {
    const folder = `/${route.split("/")[1]}`;
    const inside = folders.get(folder) ?? [];
    inside.push({ route, isFolder: false, policy });
    folders.set(folder, inside);
  }
  for (const [folder, inside] of [...folders].sort(([, a], [, b]) => b.length - a.length)) {
    if (blocksIn([...folders.values()].flat()) <= mostBlocks) break;
    const whole = inside.length > 1 && folded(folder, inside);
    // The folder's own address without a slash is not below it.
    if (whole) folders.set(folder, [whole, ...inside.filter(({ route }) => route === folder)]);
  }
  return [...folders.values()].flat();
}
