/**
 * Renders one field with a widget, without a form, for `check` to test a project's own widgets
 * (src/content/forms/widgets.ts).
 */
import { renderToStaticMarkup } from "react-dom/server";
import type { Form } from "../../engine/define/definition.ts";
import type { Drawer } from "../../engine/rules/own/trial.ts";
import { Edits, type FormContext } from "../context.ts";
import { ControlField } from "../fields/control-field.tsx";
import type { DrawnField } from "../fields/field-props.ts";
import { idSeparator, nameOf } from "../ids.ts";
import type { Widget } from "./control.ts";

/** A field inside a list, as any may be. */
const path = ["guests", 0, "trial"];

export const trialName: Drawer["trialName"] = nameOf(path);
export const trialId: Drawer["trialId"] = ["form", ...path].join(idSeparator);

/** Renders the field. */
export const drawnTrial: Drawer["drawnTrial"] = ({
  widget,
  component,
  isGroup,
  kind,
  look,
  value,
  errors,
  ...more
}) => {
  const form = { formName: "form", fields: {} } as unknown as Form;
  const context: Partial<FormContext> = { form, controls: new Map(), edits: new Edits() };
  const field = {
    ...{ ...more, label: "Trial", formData: value, rawErrors: errors, required: true, disabled: false },
    look: { ...look, widget, hint: undefined },
    fieldPathId: { $id: trialId, path },
    registry: { formContext: context, widgets: { [widget]: Object.assign(component as Widget, { isGroup }) } },
    onChange: () => undefined,
  };
  const drawn = { ...kind, widgets: [...kind.widgets, widget] };
  return renderToStaticMarkup(<ControlField {...(field as unknown as DrawnField)} kind={drawn} />);
};
