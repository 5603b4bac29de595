/**
 * Vite plugin: leaves out of react-jsonschema-form's form, in the browser's scripts, the methods that nothing here calls, and stops
 * the build when the installed version has none of that name.
 */
import type { Plugin } from "vite";

/**
 * The methods: those for programs that hold the form, and for validation at each change, a list of errors above the form, and the
 * focus of the first one, which src/form/host.tsx does not ask for. A call to one of them fails. Without them a form's scripts are
 * 742 bytes smaller as sent.
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
  "validateBeforeThrow",
  "renderErrors",
  "focusOnError",
];

const file = /@rjsf\/core\/lib\/components\/Form\.js$/;

/**
 * The source of the form without such methods.
 * @throws when it has no method of that name
 */
export function without(methods: string[], code: string): string {
  return methods.reduce((rest, name) => {
    const cut = rest.replace(new RegExp(`^ {4}${name}(?: = )?\\(.*\\{$[^]*?^ {4}\\};?$`, "m"), "");
    if (cut === rest)
      throw new Error(
        `src/build/scripts/form-parts.ts: expected the form of react-jsonschema-form to have a method ${name}; found none; ` +
          "compare with the installed version, then give it its new name or remove it",
      );
    return cut;
  }, code);
}

/** The plugin. */
export function formParts(): Plugin {
  return {
    name: "keelwork:form-parts",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: { filter: { id: file }, handler: (code) => ({ code: without(leftOut, code), map: null }) },
  };
}
