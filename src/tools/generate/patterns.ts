/** Generates strings that match a pattern, which may have backreferences. */
import fc from "fast-check";
import { literally } from "../../engine/schema/literally.ts";

type Texts = fc.Arbitrary<string>;

/** Lookaheads in a pattern, with at most one nested pair of parentheses. */
const ahead = /\(\?[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;

/** Tokens of a pattern: backreferences by number or name, other escapes, classes, and the parentheses of groups. */
const signs = /\\(?:([1-9]\d*)|k<(\w+)>|.)|\[(?:[^\]\\]|\\.)*\]|\((?:\?(?:<(\w+)>)?)?|\)/gs;

/** A pattern that matches only the empty string; the library accepts no empty pattern. */
const nothing = "x{0}";

/** The targets of the backreferences in a part of a pattern: numbers and names of groups. */
const referredIn = (part: string): string[] =>
  [...part.matchAll(signs)].flatMap(([, number, name]) => number ?? name ?? []);

/** A group of a pattern: its number and name, and the offsets at which its contents begin and end. */
interface Group {
  names: string[];
  from: number;
  to: number;
}

/** The capturing groups of a pattern, in the order of their numbers. */
function groupsIn(pattern: string): Group[] {
  const groups: Group[] = [];
  const open: (Group | undefined)[] = [];
  for (const { 0: sign, 3: name, index } of pattern.matchAll(signs)) {
    if (sign === ")") Object.assign(open.pop() ?? {}, { to: index });
    if (!sign.startsWith("(")) continue;
    const [number, from] = [String(groups.length + 1), index + sign.length];
    const group = sign === "(?" ? undefined : { names: [number, name ?? number], from, to: from };
    open.push(group);
    if (group) groups.push(group);
  }
  return groups;
}

/**
 * Strings of a pattern with backreferences: generates a string for one group, then strings for the pattern with that string in
 * place of the group's contents and of its backreferences. Undefined if every backreference is within its own group.
 */
function withBack(pattern: string, most: number, others: Texts): Texts | undefined {
  const groups = groupsIn(pattern);
  const referred = new Set(referredIn(pattern));
  const isReferred = ({ names }: Group) => names.some((name) => referred.has(name));
  const inside = ({ from, to }: Group) => groups.filter((other) => from < other.from && other.to < to);
  const group = groups.find(
    (one) =>
      isReferred(one) && !inside(one).some(isReferred) && referredIn(pattern.slice(one.from, one.to)).length === 0,
  );
  if (!group) return undefined;
  const { names, from, to } = group;
  return matchingTexts(`^(?:${pattern.slice(from, to)})$`, most, others).chain((text) => {
    const same = literally(text) || nothing;
    // Empty groups replace those that were inside, so that later groups keep their numbers.
    const fixed = `${pattern.slice(0, from)}${same}${`(${nothing})`.repeat(inside(group).length)}${pattern.slice(to)}`;
    const back = (sign: string, number?: string, name?: string) =>
      names.includes(number ?? name ?? "") ? `(?:${same})` : sign;
    return matchingTexts(fixed.replace(signs, back), most, others);
  });
}

const known = new Map<string, Texts>();

/** Strings of a pattern that the library supports. Generators are cached, since creating one takes milliseconds. */
function stringsOf(source: string, limit: { maxLength?: number }): Texts {
  const key = `${limit.maxLength} ${source}`;
  const strings = known.get(key) ?? fc.stringMatching(new RegExp(source, "u"), limit);
  if (known.size >= 1000) known.clear();
  known.set(key, strings);
  return strings;
}

/**
 * Strings that approximately match a pattern: its length may be exceeded, and lookaheads are removed, since the library does not
 * support them.
 * @param others the strings if all fails
 */
export function matchingTexts(pattern: string, most: number, others: Texts): Texts {
  const plain = pattern.replace(ahead, "");
  for (const source of [pattern, plain])
    for (const limit of [{ maxLength: most }, {}])
      try {
        return stringsOf(source, limit);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
  return withBack(plain, most, others) ?? others;
}
