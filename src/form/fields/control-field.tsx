/** A field with a control: its frame, its widget, and its entry among the form's controls. */
import { ADDITIONAL_PROPERTY_FLAG } from "@rjsf/utils";
import { useLayoutEffect } from "react";
import type { Kind } from "../../engine/kinds/kind.ts";
import type { Json, Schema } from "../../engine/schema/schema.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Codec, entered, type FormContext } from "../context.ts";
import { isLost } from "../drafts/lost.ts";
import { describedBy, domId, nameOf, optionId } from "../ids.ts";
import type { ControlProps, Widget as DrawnWidget } from "../widgets/control.ts";
import type { DrawnField } from "./field-props.ts";
import { Frame } from "./frame.tsx";

const unchanged = () => undefined;

/** Widgets whose controls know no `readonly` in HTML: they are disabled then. */
const withoutReadOnly = /^(select|radio|checkbox|checkboxes|range|color)$/;

/** The codec of a field's control. */
function codecOf(kind: Kind, schema: Schema, widget: string, empty: Json | undefined): Codec {
  const { read, write } = kind.held?.(widget) ?? kind;
  return {
    read(texts) {
      const value = read(texts, schema, widget);
      // Null may be a choice.
      return value === undefined ? empty : value;
    },
    write: (value) => write(value, schema),
    type: schema.type,
    local: kind.local,
  };
}

/** Renders the widget that the UI document asks for if it suits this kind of field, else the kind's default. */
export function ControlField(props: DrawnField & { kind: Kind }) {
  const {
    kind: given,
    look,
    schema: drawn,
    label,
    fieldPathId,
    formData,
    registry,
    required,
    rawErrors,
    onChange,
  } = props;
  const schema = drawn as Schema;
  const context = registry.formContext as FormContext;
  const { form, controls, edits } = context;
  const [id, name] = [domId(fieldPathId.$id), nameOf(fieldPathId.path)];
  const asked = look.widget as string;
  // A kind without widgets draws nothing.
  const widget = asked === "hidden" || given.widgets.includes(asked) ? asked : (given.widgets[0] as string);
  const kind = (spoken.form.locale && given.native?.(widget)) || given;
  const Widget = registry.widgets[widget] as unknown as DrawnWidget | undefined;
  const disabled = props.disabled || (props.readonly && withoutReadOnly.test(widget));
  const isGroup = Widget?.isGroup;
  const target = isGroup ? optionId(id, 0) : id;

  useLayoutEffect(() => {
    // FormData leaves out disabled controls: their absence says nothing about their value.
    const codec = disabled ? undefined : codecOf(kind, schema, widget, look.emptyValue);
    return entered(controls, name, { id: target, steps: fieldPathId.path, codec, isWhole: true });
  }, [controls, name, target, fieldPathId, kind, schema, widget, look.emptyValue, disabled]);

  // A free key that matches no pattern has no control: its text is kept until the key is renamed.
  const isMisnamed = !Widget && ADDITIONAL_PROPERTY_FLAG in schema && typeof formData === "string";
  // Without script, values without a control and those of disabled controls, which browsers do not post, are in hidden ones.
  const hidden =
    (!Widget || disabled) &&
    (isMisnamed ? [formData] : kind.write(formData, schema)).map((text) => (
      <input key={text} type="hidden" name={name} value={text} />
    ));
  if (!Widget) return hidden;
  const hint = look.hint ?? schema.description;
  const locked = props.readonly || disabled;
  const isTrigger = form.triggers?.includes(String(fieldPathId.path.at(-1)));
  const control: ControlProps = {
    id,
    name,
    kind,
    widget,
    schema,
    look,
    label,
    value: formData as Json | undefined,
    required: required && !locked,
    disabled,
    readOnly: props.readonly,
    isTrigger,
    invalid: rawErrors?.length ? true : undefined,
    describedBy: describedBy(id, isGroup ? undefined : hint, rawErrors),
    onChange: locked
      ? unchanged
      : (value) => {
          // The change may hide a field that is still being edited: on some phones a tap does not move the focus.
          if (isTrigger) edits.flush(false);
          onChange(value, fieldPathId.path);
        },
    isLost: () => isLost(context, name),
    edits,
    formId: form.formName,
  };
  return (
    <Frame
      id={id}
      label={label}
      look={look}
      widget={widget}
      isNumber={kind.name === "number"}
      isGroup={isGroup}
      hint={hint}
      errors={rawErrors}
      required={required || locked || ADDITIONAL_PROPERTY_FLAG in schema}
    >
      <Widget {...control} />
      {hidden}
    </Frame>
  );
}
