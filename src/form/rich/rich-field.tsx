/**
 * A field of a rich form: additional properties and recursive schemas get a frame first, and a group is drawn with what is on the
 * screen.
 */
import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, type RJSFSchema } from "@rjsf/utils";
import { useCallback, useMemo, useRef } from "react";
import { namesOf } from "../../engine/define/fields.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { isObject, type Schema } from "../../engine/schema/schema.ts";
import { Field } from "../fields/field.tsx";
import { handedIn } from "../fields/field-props.ts";
import { isNamed } from "../stand-ins/merge-schemas.ts";
import { CycleField } from "./cycle-field.tsx";
import { isClosed } from "./cycles.ts";
import { NamedField } from "./named-field.tsx";

type Group = { [key: string]: unknown };

/**
 * The data of a group without answers whose fields a condition has hidden: each stays in the form's data, to come back with its field,
 * but meets no further condition, and is no key that the visitor has named. Nor is such a key there where none is let in.
 * @param named the keys that the visitor has named on this page, although a hidden field may be called so
 */
function shownOf({ schema, uiSchema, registry }: FieldProps, data: Group, named: ReadonlySet<string>): Group {
  const all = Object.keys(data);
  if (all.every((key) => isObject(ownOf(schema.properties, key)))) return data;
  const { schemaUtils, rootSchema } = registry;
  const { elsewhere = [] } = handedIn(uiSchema);
  let shown = data;
  // Each round may hide another answer, or bring one back.
  for (const _round of all) {
    const { properties, oneOf, anyOf } = schemaUtils.retrieveSchema(schema, shown);
    // What the branches have is drawn apart.
    if (oneOf || anyOf) return data;
    const isShown = (key: string) => {
      const field = ownOf(properties, key);
      if (!isNamed(field)) return field !== undefined || elsewhere.includes(key);
      const isOne = isNamed(ownOf(schema.properties, key)) || named.has(key);
      return isOne || !namesOf(schema as Schema, rootSchema as Schema).includes(key);
    };
    const keys = all.filter(isShown);
    if (keys.length === Object.keys(shown).length && keys.every((key) => Object.hasOwn(shown, key))) break;
    shown = Object.fromEntries(keys.map((key) => [key, data[key]]));
  }
  return shown;
}

/** Whether it has fields: not a choice between objects, whose value is one answer. */
const isGroup = (schema: RJSFSchema): boolean =>
  isObject(schema) && !isClosed(schema) && kindOf(schema as Schema)?.name === "group";

/** The properties of a field with such data; of the form itself, hidden answers are kept apart (hidden.ts). */
function useShown(props: FieldProps): FieldProps {
  const { schema, uiSchema, registry, formData, fieldPathId, onChange } = props;
  const named = useRef(new Set<string>()).current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the properties, it reads these
  const shown = useMemo(
    () =>
      isGroup(schema) && isObject(formData) && fieldPathId.path.length > 0 ? shownOf(props, formData, named) : formData,
    [schema, uiSchema, registry, formData],
  );
  const now = useRef({ formData, shown });
  now.current = { formData, shown };
  const { length } = fieldPathId.path;
  const change = useCallback<FieldProps["onChange"]>(
    (value, to, ...more) => {
      const { formData, shown } = now.current;
      // A key that is added or renamed is reported with all of the group.
      if (to.length > length || !isObject(value) || !isObject(formData)) return onChange(value, to, ...more);
      for (const key of Object.keys(value)) if (!Object.hasOwn(shown, key)) named.add(key);
      const hidden = Object.entries(formData).filter(([key]) => !Object.hasOwn(shown, key));
      onChange({ ...Object.fromEntries(hidden), ...value }, to, ...more);
    },
    [onChange, length, named],
  );
  return { ...props, formData: shown, onChange: change };
}

/** Renders the field. */
export function RichField(given: FieldProps) {
  const props = useShown(given);
  const { schema } = props;
  // A branch may allow or forbid a name by `true` or `false`: the field itself is described elsewhere.
  if (!isObject(schema)) return null;
  if (isClosed(schema)) return <CycleField {...props} />;
  return ADDITIONAL_PROPERTY_FLAG in schema ? <NamedField {...props} /> : <Field {...props} />;
}
