/**
 * A choice between schemas: a select above the fields of the one that is chosen. What was filled in under another is kept
 * while the page is open, with that of the choices inside it, so that changing back loses nothing.
 */

import formDataForNewOption from "@rjsf/core/lib/components/fields/formDataForNewOption.js";
import type { RJSFSchema } from "@rjsf/utils";
import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { branchName, isBranchOf } from "../../engine/define/branch-names.ts";
import { namesOf } from "../../engine/define/fields.ts";
import { kindIn } from "../../engine/kinds/kind.ts";
import { hasFreeKeys, matchesConstants } from "../../engine/kinds/structures.ts";
import { chooserOf, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type Schema } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { FormContext, Left } from "../context.ts";
import { type DrawnField, handedIn, handOn } from "../fields/field-props.ts";
import { Caption, ErrorText, Hint } from "../fields/frame.tsx";
import { isNeeded } from "../fields/group.tsx";
import { forget } from "../forget.ts";
import { actionId, describedBy, domId, nameOf } from "../ids.ts";
import { dataAfter } from "./branch-data.ts";
import { branchesIn, compared, drawnOf, shared } from "./branch-parts.ts";
import { forBranch } from "./cleaning.ts";
import { shownOf } from "./shown.ts";

/** What is around a choice and what it brings: a group, unless it is the form, or inside another choice of the same value. */
const frameOf = (name: string, chosenOf: string, group: ComponentProps<"div">) =>
  name === "" ? { className: "form-branches" } : { className: "field-group", ...(chosenOf === name && group) };

/** Renders the choice. */
export function BranchField(props: DrawnField) {
  const {
    schema: given,
    label,
    look,
    formData,
    fieldPathId,
    registry,
    onChange,
    disabled,
    readonly,
    rawErrors,
    errorSchema,
  } = props;
  const schema = given as Schema;
  const { schemaUtils, fields } = registry;
  const context = registry.formContext as FormContext;
  const root = registry.rootSchema as Schema;
  const branches = useMemo(() => branchesIn(schema), [schema]);
  const handed = handedIn(props.uiSchema);
  const { elsewhere = [] } = handed;
  const options = useMemo(() => {
    const around = [...elsewhere, ...Object.keys({ ...schema.properties })];
    return branches.map((branch) => {
      const shown = isObject(formData) ? shownOf(registry, branch, formData, { elsewhere: around }) : formData;
      return schemaUtils.retrieveSchema(branch as RJSFSchema, shown) as Schema;
    });
  }, [branches, schema, elsewhere, registry, schemaUtils, formData]);
  // By what it is before any answer: a key that a visitor adds is no name for it.
  const names = useMemo(
    () =>
      branches.map((branch, index) => branchName(schemaUtils.retrieveSchema(branch as RJSFSchema) as Schema, index)),
    [branches, schemaUtils],
  );
  const match = (from: number) => schemaUtils.getClosestMatchingOption(formData, options as RJSFSchema[], from);
  const name = nameOf(fieldPathId.path);
  // A branch may be a choice itself, of the same value.
  const chosenOf = handed.chooser ?? name;
  const own = chooserOf(chosenOf);
  const [before] = useState(() => context.returning?.get(own));
  const [first] = useState(() => before?.first ?? match(0));
  const [picked, setChosen] = useState(context.branches[own] ?? before?.chosen ?? first);
  // Data that came from elsewhere, a draft or a link, may belong to another branch than the one that was picked.
  const fixed = options.findIndex((option) => isBranchOf(option, formData));
  const chosen = fixed >= 0 && !matchesConstants(options[picked] ?? {}, formData) ? fixed : picked;
  const around = shared(schema, options);
  const { left } = useRef(before ?? { left: new Map<number, Left>() }).current;
  const id = actionId(domId(`${fieldPathId.$id}${chosenOf.slice(name.length)}`), "branch");

  useEffect(() => {
    if (chosenOf === name && !context.controls.has(name)) context.controls.set(name, { id, steps: fieldPathId.path });
  });

  const take = (next: number) => {
    const inside = [...context.choosers].filter(
      ([one]) => !own.startsWith(one) && (one.startsWith(own) || one.startsWith(within(name, ""))),
    );
    // Without the way here: an entry of a list may be moved meanwhile.
    left.set(chosen, {
      data: formData as Json,
      inside: new Map(inside.map(([one, choice]) => [one.slice(name.length), choice])),
    });
    const [before, after] = compared(around, options, chosen, next) as RJSFSchema[];
    const fresh = forBranch(() => formDataForNewOption(schemaUtils, formData, after, before, schema as RJSFSchema)) as
      | Json
      | undefined;
    const { data: earlier, inside: returning } = left.get(next) ?? {};
    context.returning = new Map([...(returning ?? [])].map(([one, choice]) => [name + one, choice]));
    setChosen(next);
    // With the free keys that it had.
    const taken = schemaUtils.retrieveSchema((branches[next] ?? {}) as RJSFSchema, earlier) as Schema;
    const gone = namesOf(branches[chosen] ?? {}, root);
    const change = { around, left: options[chosen] ?? {}, taken, gone, elsewhere, root };
    // Errors of the previous branch are dropped with it.
    onChange(dataAfter(change, formData, fresh, earlier), fieldPathId.path, {});
    forget(context.drawn.current, fieldPathId.path);
  };

  const latest = useRef(take);
  latest.current = take;
  const choose = useRef((next: number) => {
    // What is still being typed is in the data that the branch is chosen for.
    flushSync(() => context.edits.flush());
    flushSync(() => latest.current(next));
    context.returning = undefined;
  }).current;
  useLayoutEffect(() => {
    const { choosers } = context;
    const reset = () => {
      left.clear();
      setChosen(first);
    };
    choosers.set(own, { chosen, first, left, show: setChosen, reset, choose });
    return () => void choosers.delete(own);
  }, [context, own, chosen, first, left, choose]);

  const { shown, drawn } = drawnOf(schema, around, options, chosen, elsewhere);
  // What is wrong with a value that the branch has one control or list for is said there, where the summary leads to.
  const isInside = !/^(constant|branches|group|)$/.test(kindIn(context.kinds, drawn ?? {})?.name ?? "");
  const errors = isInside ? undefined : rawErrors;
  const isGroup = isObject(around.properties) || hasFreeKeys(around);
  // Of all branches: the data of the one before may still be there when another is shown.
  const inside = [...elsewhere, ...branches.flatMap((branch) => namesOf(branch, root))];
  const outside = [...elsewhere, ...Object.keys(around.properties ?? {})];
  const hint = look.hint ?? schema.description;
  const { SchemaField, ObjectField } = fields;
  const calls = names.map((one, index) => (chosenOf === name && look.branches?.[index]) || one);
  const hintOf = isGroup ? describedBy(domId(fieldPathId.$id), hint, undefined) : undefined;
  return (
    <div {...frameOf(name, chosenOf, { role: "group", "aria-label": label, "aria-describedby": hintOf })}>
      {isGroup && ObjectField && (
        <ObjectField
          {...props}
          uiSchema={{ ...props.uiSchema, ...handOn({ ...handed, elsewhere: inside }) }}
          schema={shown as RJSFSchema}
        />
      )}
      <div className="field field-select">
        <label className="form-label" htmlFor={id}>
          {isGroup || chosenOf !== name || name === "" ? (
            (handed.chosen ?? spoken.form.chooseOne)
          ) : (
            <Caption label={label} required={isNeeded(context.form, name, props)} />
          )}
        </label>
        {!isGroup && <Hint id={id} text={hint} />}
        <select
          className="form-select"
          id={id}
          name={own}
          value={chosen}
          disabled={disabled || readonly}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={describedBy(id, !isGroup && hint, errors)}
          onChange={({ target }) => Number(target.value) !== chosen && choose(Number(target.value))}
        >
          {calls.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: branches never change places
            <option key={index} value={index}>
              {one}
            </option>
          ))}
        </select>
        {/* Browsers post nothing of what is disabled. */}
        {(disabled || readonly) && <input type="hidden" name={own} value={chosen} />}
        <ErrorText id={id} errors={errors} />
      </div>
      {drawn && SchemaField && (
        <SchemaField
          {...props}
          key={chosen}
          uiSchema={handOn({ chooser: own, chosen: calls[chosen], elsewhere: outside, branch: branches[chosen] })}
          schema={drawn as RJSFSchema}
          errorSchema={(isInside ? { ...errorSchema, __errors: rawErrors } : errorSchema) as DrawnField["errorSchema"]}
          rawErrors={undefined}
        />
      )}
    </div>
  );
}
