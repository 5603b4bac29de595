/**
 * Vite plugin: removes unused parts of react-jsonschema-form's form from the browser's scripts, and stops the build if the
 * installed version has no such part.
 */
import type { Plugin } from "vite";

/**
 * Methods for code that holds a reference to the form, for live validation, for the list of errors, and for focusing the first
 * error, none of which src/form/host.tsx uses. A call of one of them fails. Without them and the code they serve, a form's scripts
 * are 1,150 bytes smaller as sent.
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

/** Expressions that have no effect or are never true without these methods: they become `false`. */
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
 * The source of the form without these methods and expressions.
 * @throws if it lacks one of them
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
