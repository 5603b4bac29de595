/**
 * Resolves `$ref`s at build time, so that the browser gets a single schema; recursive references stay, into its
 * `definitions`.
 */
import { circular, drawnEndlessly, endless, isEmptiable } from "./circles.ts";
import { inDraft07 } from "./dialect.ts";
import { definitionNamed, withIdentity } from "./discriminator.ts";
import { withoutIgnored } from "./ignored.ts";
import { holdOf, isQuestion } from "./in-place.ts";
import { withListedKeys } from "./listed-keys.ts";
import { withNull, withoutBlanks } from "./nullable.ts";
import { pointerStep } from "./path.ts";
import { homeOf, inner, type ResolvedRef, resolveRef, type SharedSchemas } from "./refs.ts";
import { mapChildren, type Schema } from "./schema.ts";
import { annotations, withSiblings } from "./siblings.ts";

/** Thrown for a `$ref` that cannot be resolved or only leads to itself; `pointer` is its location. */
export class UnresolvedRef extends Error {
  constructor(
    readonly ref: string,
    readonly pointer: string,
  ) {
    super(`${ref} at ${pointer || "/"}`);
  }
}

/**
 * Copies a schema with every `$ref` replaced by its target. Keywords beside a `$ref` are merged into the target; for
 * documents whose draft ignores rules there, annotations only. Recursive schemas become named entries of the copy's
 * `definitions`, except for the copy itself. Keywords of newer drafts are rewritten as draft-07.
 * @throws UnresolvedRef when a reference cannot be resolved
 */
export const resolveRefs = (root: Schema, shared: SharedSchemas): Schema => resolving(root, shared)(root);

/**
 * Resolves parts of a document, or all of it: a reference of one is not searched for circles again in the others.
 * @param base the document, which `#/…` refers to
 */
export function resolving(base: Schema, shared: SharedSchemas): (part: Schema) => Schema {
  const files = Object.fromEntries(Object.entries(shared).map(([file, document]) => [file, withoutIgnored(document)]));
  const [isCircular, isEndless, isDrawnEndlessly] = [circular(files), endless(files), drawnEndlessly(files)];
  const known = new Map<Schema, boolean>();

  /** Whether a target contains itself; cached. */
  const isInCircle = (target: ResolvedRef, ref: string, home: Schema, pointer: string): boolean => {
    const found = known.get(target[0]);
    if (found !== undefined) return found;
    if (isEndless(ref, home)) throw new UnresolvedRef(ref, pointer);
    const isIn = isCircular(target);
    known.set(target[0], isIn);
    return isIn;
  };
  /** A choice with null as its default, if its first branch would be drawn without end. */
  const ended = (choice: Schema, home: Schema): Schema =>
    isEmptiable(choice) && isDrawnEndlessly([choice, home]) ? { ...choice, default: null } : choice;
  return (part) => resolved(part, base, files, isInCircle, ended);
}

/** Whether a schema may have several fields; a branch without is named after its only field or its type, not its definition. */
const isManifold = ({ $ref, allOf, properties = {} }: Schema): boolean =>
  $ref !== undefined || allOf !== undefined || Object.keys(properties).length > 1;

/** Resolves a part of a document. */
function resolved(
  root: Schema,
  base: Schema,
  files: SharedSchemas,
  isInCircle: (target: ResolvedRef, ref: string, home: Schema, pointer: string) => boolean,
  ended: (choice: Schema, home: Schema) => Schema,
): Schema {
  const names = new Map<Schema, string>();
  const definitions: { [name: string]: Schema } = {};

  /**
   * Whether keywords beside a recursive reference also occur in its target, or in what that refers to: react-jsonschema-form would
   * draw them in place of the target's, so the outermost group becomes a copy of the target with both.
   */
  const isRefined = ([target, home]: ResolvedRef, rules: Schema): boolean => {
    const next = target.$ref === undefined ? undefined : resolveRef(target.$ref, home, files);
    const isOfBoth = (word: string) => !annotations.has(word) && word in target && rules[word] !== target[word];
    return Object.keys(rules).some(isOfBoth) || (next !== undefined && isRefined(next, rules));
  };

  /** The number of recursive schemas around the one being visited. */
  let depth = 0;
  const inCircle = (visiting: () => Schema): Schema => {
    depth++;
    const visited = visiting();
    depth--;
    return visited;
  };

  /** The name of a recursive schema; its definition is created on first use. */
  const definitionOf = (target: Schema, home: Schema, ref: string): string => {
    const known = names.get(target);
    if (known) return known;
    const wanted = ref.split(/[/#]/).at(-1)?.replace(/\W+/g, "-") || "form";
    let name = wanted;
    for (let count = 2; name in definitions; count++) name = `${wanted}-${count}`;
    names.set(target, name);
    definitions[name] = {};
    definitions[name] = inCircle(() => visit(inner(target), home, ref));
    return name;
  };
  /**
   * @param isTop whether it applies to the same value as the root of the copy
   * @param isCopied whether a recursive group is copied instead of referred to, as an alias of it requires
   */
  const visit = (schema: Schema, home: Schema, pointer: string, isTop = false, isCopied = isTop): Schema => {
    const { $ref: ref, ...beside } = ended(schema, home);
    const below = (child: Schema, steps: string) => {
      const [keyword = ""] = steps.split("/");
      const made = visit(child, homeOf(child, home), `${pointer}/${steps}`, isTop && holdOf(keyword) !== undefined);
      const isNamed = /^(one|any)Of$/.test(keyword) && child.$ref !== undefined && isManifold(made);
      return isNamed ? { ...made, definitionName: definitionNamed(child.$ref ?? "") } : made;
    };
    const own = withIdentity(mapChildren(beside, below), beside);
    if (ref === undefined) {
      const made = withNull(withListedKeys(inDraft07(own)));
      return made.properties && !isQuestion(pointer) ? withoutBlanks(made) : made;
    }
    const rules = inDraft07(own, true);
    const target = resolveRef(ref, home, files);
    if (!target) throw new UnresolvedRef(ref, pointer);
    const isIn = isInCircle(target, ref, home, pointer);
    const isCopy = isCopied || (depth === 0 && isRefined(target, rules));
    const copied = () => inDraft07(withSiblings(visit(inner(target[0]), target[1], pointer, isTop, isCopy), rules));
    if (!isIn || isTop) return copied();
    if (isCopy) return inCircle(copied);
    return { $ref: `#/definitions/${pointerStep(definitionOf(...target, ref))}`, ...rules };
  };
  const document = withoutIgnored(base);
  const isWhole = root === base;
  const part = isWhole ? document : withoutIgnored(root, base);
  const copy = visit(inner(part), homeOf(part, document), "", isWhole);
  return names.size > 0 ? { ...copy, definitions } : copy;
}
