/** A choice between schemas: a select above the fields of the one that is chosen. */
import type { RJSFSchema } from "@rjsf/utils";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { branchName } from "../../engine/define/branch-names.ts";
import { namesOf } from "../../engine/define/fields.ts";
import { kindIn } from "../../engine/kinds/kind.ts";
import { hasFreeKeys } from "../../engine/kinds/structures.ts";
import { chooserOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { FormContext } from "../context.ts";
import { type DrawnField, handedIn, handOn } from "../fields/field-props.ts";
import { Caption, ErrorText, Hint } from "../fields/frame.tsx";
import { isNeeded } from "../fields/group.tsx";
import { actionId, describedBy, domId, nameOf } from "../ids.ts";
import { drawnOf } from "./branch-parts.ts";
import { useOnScreen } from "./on-screen.ts";
import { useBranches } from "./use-branches.ts";

/** The element around a choice and its fields: a group, unless it is the form itself or inside another choice of the same value. */
const frameOf = (name: string, chosenOf: string, group: ComponentProps<"div">) =>
  name === "" ? { className: "form-branches" } : { className: "field-group", ...(chosenOf === name && group) };

interface BranchSelectProps {
  /** The name of its control, and its id. */
  own: string;
  id: string;
  caption: ReactNode;
  hint: unknown;
  errors: string[] | undefined;
  names: string[];
  chosen: number;
  isDisabled: boolean | undefined;
  choose: (next: number) => void;
}

/** The select between the branches. */
const BranchSelect = ({ own, id, caption, hint, errors, names, chosen, isDisabled, choose }: BranchSelectProps) => (
  <div className="field field-select">
    <label className="form-label" htmlFor={id}>
      {caption}
    </label>
    <Hint id={id} text={hint} />
    <select
      className="form-select"
      id={id}
      name={own}
      value={chosen}
      disabled={isDisabled}
      aria-invalid={errors?.length ? true : undefined}
      aria-describedby={describedBy(id, hint, errors)}
      onChange={({ target }) => Number(target.value) !== chosen && choose(Number(target.value))}
    >
      {names.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: branches never change places
        <option key={index} value={index}>
          {one}
        </option>
      ))}
    </select>
    {/* Browsers do not post disabled controls. */}
    {isDisabled && <input type="hidden" name={own} value={chosen} />}
    <ErrorText id={id} errors={errors} />
  </div>
);

/** Renders the choice. */
export function BranchField(props: DrawnField) {
  const { schema: given, label, look, fieldPathId, registry, disabled, readonly, rawErrors, errorSchema } = props;
  const schema = given as Schema;
  const { schemaUtils, fields } = registry;
  const context = registry.formContext as FormContext;
  const root = registry.rootSchema as Schema;
  const handed = handedIn(props.uiSchema);
  const { elsewhere = [] } = handed;
  const name = nameOf(fieldPathId.path);
  // A branch may be a choice itself, of the same value.
  const chosenOf = handed.chooser ?? name;
  const isInner = chosenOf !== name;
  const own = chooserOf(chosenOf);
  const id = actionId(domId(`${fieldPathId.$id}${chosenOf.slice(name.length)}`), "branch");
  const { branches, options, around, chosen, choose } = useBranches(props, own, elsewhere);
  // Derived without data, so that a key that a visitor adds does not become a branch's name.
  const names = useMemo(
    () =>
      branches.map((branch, index) => branchName(schemaUtils.retrieveSchema(branch as RJSFSchema) as Schema, index)),
    [branches, schemaUtils],
  );
  const calls = names.map((one, index) => (!isInner && look.branches?.[index]) || one);
  useOnScreen(context, !isInner, name, { id, steps: fieldPathId.path });

  const { shown, drawn } = drawnOf(schema, around, options, chosen, elsewhere);
  // If the branch is a single control or list, the error of the value is shown there, where the summary's link leads.
  const isInside = !/^(constant|branches|group|)$/.test(kindIn(context.kinds, drawn ?? {})?.name ?? "");
  const errors = isInside ? undefined : rawErrors;
  const isGroup = isObject(around.properties) || hasFreeKeys(around);
  // Of all branches, since data of the previous one may still be there when another is shown.
  const inside = [...elsewhere, ...branches.flatMap((branch) => namesOf(branch, root))];
  const outside = [...elsewhere, ...Object.keys(around.properties ?? {})];
  const hint = look.hint ?? schema.description;
  const { SchemaField, ObjectField } = fields;
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
      <BranchSelect
        {...{ own, id, errors, chosen, choose }}
        caption={
          isGroup || isInner || name === "" ? (
            (handed.chosen ?? spoken.form.chooseOne)
          ) : (
            <Caption label={label} required={isNeeded(context.form, name, props)} />
          )
        }
        hint={isGroup ? undefined : hint}
        names={calls}
        isDisabled={disabled || readonly}
      />
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
