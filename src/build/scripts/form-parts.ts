/**
 * Vite plugin: leaves out of react-jsonschema-form's form, in the browser's scripts, what nothing here asks for, and stops the build
 * when the installed version has no such part.
 */
import type { Plugin } from "vite";

/**
 * The methods: those for programs that hold the form, and for validation at each change, a list of errors above the form, and the
 * focus of the first one, which src/form/host.tsx does not ask for. A call to one of them fails. Without them and what they are
 * for, a form's scripts are 1,150 bytes smaller as sent.
 */
export const leftOut = [
  "setFieldValue",
  "submit",
  "reset",
  "validateForm",
  "validateFormWithFormData",
  "onFocus",
  "onBlur",
  "liveValidate",
  "isLiveValidatedOnChange",
  "validateBeforeThrow",
  "renderErrors",
  "focusFirstError",
  "focusOnError",
  "omitExtraData",
];

/** What comes to nothing without them, or never holds for want of what they are for: it becomes `false`. */
export const idle = [
  "edit && !props.noValidate && liveValidate",
  "props.liveValidate && props.noValidate",
  "this.props.liveValidate && !this.props.noValidate",
  "Form.isLiveValidatedOnChange(props)",
  "Form.isLiveValidatedOnChange(this.props)",
  "isLast && prevState.isLiveValidationPending && this.validateBeforeThrow(prevState, props)",
  "showErrorList === 'top' && this.renderErrors(registry)",
  "showErrorList === 'bottom' && this.renderErrors(registry)",
  "this.focusFirstError(errors, props)",
  "omitExtraData === true",
  "inputFormData === IS_RESET",
];

const file = /@rjsf\/core\/lib\/components\/Form\.js$/;

/**
 * The source of the form without such methods, and without such expressions.
 * @throws when it has none of that name
 */
export function without(methods: string[], expressions: string[], code: string): string {
  const replaced = (rest: string, part: string, source: RegExp | string, instead: string) => {
    const cut = rest.replaceAll(source, instead);
    if (cut === rest)
      throw new Error(
        `src/build/scripts/form-parts.ts: expected the form of react-jsonschema-form to have ${part}; found none; ` +
          "compare with the installed version, then give it its new name or remove it",
      );
    return cut;
  };
  const method = (name: string) => new RegExp(`^ {4}(?:static )?${name}(?: = )?\\(.*(?:\\{$[^]*?^ {4}\\};?|;)$`, "gm");
  const rest = methods.reduce((code, name) => replaced(code, `a method ${name}`, method(name), ""), code);
  return expressions.reduce((code, text) => replaced(code, text, text, "false"), rest);
}

/** The plugin. */
export function formParts(): Plugin {
  return {
    name: "keelwork:form-parts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: { filter: { id: file }, handler: (code) => ({ code: without(leftOut, idle, code), map: null }) },
  };
}
