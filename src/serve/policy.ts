/** Content security policies as text and as directives. */

/** The source expression for nothing. */
export const none = "'none'";

/** A directive's name and its sources. */
export type Directive = readonly [name: string, sources: string[]];

/** The directives of a policy, in order. */
export const directivesIn = (policy: string): Directive[] =>
  policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources];
  });

/** The policy with some directives. */
export const policyFrom = (directives: Directive[]): string =>
  directives.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");

/** A policy with the sources of some of its directives changed. */
export const policyWith = (policy: string, changes: { [directive: string]: (sources: string[]) => string[] }): string =>
  policyFrom(directivesIn(policy).map(([name, sources]) => [name, changes[name]?.(sources) ?? sources]));

/** Replaces a source in a list by others, if it is listed. */
export const substituting =
  (source: string, ...others: string[]) =>
  (sources: string[]): string[] =>
    sources.flatMap((one) => (one === source ? others : one));
