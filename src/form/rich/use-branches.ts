/**
 * Which branch of a choice is chosen, and how to choose another. What was filled in under a branch, including the choices inside
 * it, is kept while the page is open, so that changing back loses nothing.
 */
import formDataForNewOption from "@rjsf/core/lib/components/fields/formDataForNewOption.js";
import type { RJSFSchema } from "@rjsf/utils";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isBranchOf } from "../../engine/define/branch-names.ts";
import { namesOf } from "../../engine/define/fields.ts";
import { matchesConstants } from "../../engine/kinds/structures.ts";
import { isObject, type Json, type Schema } from "../../engine/schema/schema.ts";
import type { FormContext, Left } from "../context.ts";
import type { DrawnField } from "../fields/field-props.ts";
import { forget } from "../forget.ts";
import { nameOf } from "../ids.ts";
import { originOf } from "./asked-groups.ts";
import { enteredChooser, isInner } from "./away.ts";
import { dataAfter, withHiddenNames } from "./branch-data.ts";
import { branchesIn, compared, shared, withoutShared } from "./branch-parts.ts";
import { forBranch } from "./cleaning.ts";
import { shownOf } from "./shown.ts";

/**
 * The branches of a choice, as written and resolved with the data, the schema around them, and which one is chosen.
 * @param own the name of its control
 * @param elsewhere the fields around the enclosing choices
 */
export function useBranches(
  { schema: given, formData, fieldPathId: { path }, registry, onChange }: DrawnField,
  own: string,
  elsewhere: string[],
) {
  const schema = given as Schema;
  const { schemaUtils } = registry;
  const context = registry.formContext as FormContext;
  const root = registry.rootSchema as Schema;
  const name = nameOf(path);
  const branches = useMemo(() => branchesIn(schema), [schema]);
  const options = useMemo(() => {
    const around = [...elsewhere, ...Object.keys({ ...schema.properties })];
    return branches.map((branch) => {
      const shown = isObject(formData) ? shownOf(registry, branch, formData, { elsewhere: around }) : formData;
      // A condition may bring free keys.
      return withoutShared(schemaUtils.retrieveSchema(branch as RJSFSchema, shown) as Schema, schema);
    });
  }, [branches, schema, elsewhere, registry, schemaUtils, formData]);
  // If one of this name is still on the page, this one is a remount of it.
  const [before] = useState(() => context.away.get(own) ?? context.choosers.get(own));
  const closest = () => schemaUtils.getClosestMatchingOption(formData, options as RJSFSchema[], 0);
  const [{ last, left }, setState] = useState(() => ({
    last: context.branches[own] ?? before?.chosen ?? closest(),
    left: before?.left ?? new Map<number, Left>(),
  }));
  // A choice under another condition, with the same name, may have had more branches.
  const picked = last in options ? last : closest();
  if (picked !== last) setState({ last: picked, left });
  // Data that came from elsewhere, a draft or a link, may belong to another branch than the one that was picked.
  const fixed = options.findIndex((option) => isBranchOf(option, formData));
  const chosen = fixed >= 0 && !matchesConstants(options[picked] ?? {}, formData) ? fixed : picked;
  const around = shared(schema, options);

  const take = (next: number) => {
    const { away, choosers } = context;
    const inBranches = branches.flatMap((branch) => namesOf(branch, root));
    // Including fields that a condition has hidden.
    const others = namesOf(originOf(given) as Schema, root).filter((one) => !inBranches.includes(one));
    const outside = [...elsewhere, ...Object.keys(around.properties ?? {}), ...others];
    const inside = [...away, ...choosers].filter(([one]) => isInner(one, own, name, outside));
    // Relative to this field, since an entry of a list may be moved meanwhile.
    left.set(chosen, {
      data: formData as Json,
      inside: new Map(inside.map(([one, choice]) => [one.slice(name.length), choice])),
    });
    const [before, after] = compared(around, options, chosen, next) as RJSFSchema[];
    const fresh = forBranch(() => formDataForNewOption(schemaUtils, formData, after, before, schema as RJSFSchema)) as
      | Json
      | undefined;
    const { data: earlier, inside: returning } = left.get(next) ?? {};
    for (const [one] of inside) for (const all of [away, choosers]) all.delete(one);
    for (const [one, choice] of returning ?? []) away.set(name + one, choice);
    setState({ last: next, left });
    const branch = branches[next] ?? {};
    // Resolved with its earlier data, so that it has the same free keys.
    const resolved = schemaUtils.retrieveSchema(branch as RJSFSchema, earlier) as Schema;
    const taken = withHiddenNames(resolved, branch, earlier, root);
    const gone = namesOf(branches[chosen] ?? {}, root);
    const change = { around, left: options[chosen] ?? {}, taken, gone, elsewhere, root };
    // Errors of the previous branch are dropped with it.
    onChange(dataAfter(change, formData, fresh, earlier), path, {});
    forget(context.drawn.current, path);
  };

  const latest = useRef(take);
  latest.current = take;
  const choose = useRef((next: number) => {
    // Pending edits become part of the data first.
    flushSync(() => context.edits.flush());
    flushSync(() => latest.current(next));
  }).current;
  useLayoutEffect(() => {
    const show = (index: number) => setState({ last: index, left });
    const reset = () => setState({ last: Number.NaN, left: new Map() });
    return enteredChooser(context, own, { chosen, left, show, reset, choose });
  }, [context, own, chosen, left, choose]);

  return { branches, options, around, chosen, choose };
}
