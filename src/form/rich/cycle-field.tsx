/** A recursive group: rendering it eagerly would never end, so the visitor opens each level. */

import type { FieldProps } from "@rjsf/utils";
import { useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { knownPath } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { humanize } from "../../engine/words/words.ts";
import { entered, type FormContext } from "../context.ts";
import { Field } from "../fields/field.tsx";
import { ErrorText } from "../fields/frame.tsx";
import { actionId, describedBy, domId, nameOf } from "../ids.ts";
import { phrase } from "../words.ts";
import { ChangeButton, firstControl, Unchanged } from "./change-button.tsx";
import { opened } from "./cycles.ts";

/** Renders a button that adds the group, or the group with a button that removes it. */
export function CycleField(props: FieldProps) {
  const { schema, name, formData, fieldPathId, registry, onChange, disabled, readonly, errorSchema } = props;
  const context = registry.formContext as FormContext;
  const { form, controls } = context;
  const path = nameOf(fieldPathId.path);
  const label = form.fields[knownPath(form, path)]?.label ?? schema.title ?? humanize(name);
  const open = opened(schema);
  const id = domId(fieldPathId.$id);
  // The button that was pressed is gone: the focus goes to the group, or to the button that adds it.
  const set = (value: unknown) => {
    flushSync(() => onChange(value as never, fieldPathId.path, undefined, fieldPathId.$id));
    const button = (action: "add" | "remove") => document.getElementById(actionId(id, action));
    (firstControl(button("remove")?.closest(".field-entry")) ?? button("add"))?.focus();
  };
  const isThere = formData !== undefined && formData !== null;
  // The error of a missing group leads to the button that adds it.
  useLayoutEffect(() => {
    if (!isThere) return entered(controls, path, { id: actionId(id, "add"), steps: fieldPathId.path });
  }, [controls, isThere, path, id, fieldPathId]);
  const errors = errorSchema?.__errors;
  if (!isThere)
    return (
      <>
        <Unchanged context={context} path={path} />
        <ChangeButton
          context={context}
          path={path}
          change="add"
          says={spoken.form.add(phrase(label))}
          className="btn btn-outline-primary field-add"
          id={actionId(id, "add")}
          disabled={disabled || readonly}
          aria-describedby={describedBy(id, undefined, errors)}
          onClick={() => set(registry.schemaUtils.getDefaultFormState(open, {}) ?? {})}
        />
        <ErrorText id={id} errors={errors} />
      </>
    );
  return (
    <div className="field-entry" id={context.isScriptless && actionId(id, "entry")}>
      <Unchanged context={context} path={path} />
      <div className="field-entry-body">
        <Field {...props} schema={open} />
      </div>
      <ChangeButton
        context={context}
        path={path}
        change="remove"
        says={spoken.form.removeWhat(phrase(label))}
        className="btn btn-link field-remove"
        id={actionId(id, "remove")}
        disabled={disabled || readonly}
        onClick={() => set(undefined)}
      />
    </div>
  );
}
