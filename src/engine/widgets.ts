/** Which widget draws which kind of field, and which names people's data goes by. The components are in src/form. */
import { isChoice, isChoiceList, type Schema } from "./schema.ts";

/** Every widget a UI document may name, with the kinds of field it fits. */
export const widgets: { [name: string]: readonly Kind[] } = {
  text: ["text"],
  textarea: ["text"],
  email: ["text"],
  tel: ["text"],
  url: ["text"],
  date: ["text"],
  "datetime-local": ["text"],
  time: ["text"],
  password: ["text"],
  color: ["text"],
  select: ["choice"],
  radio: ["choice"],
  checkboxes: ["choices"],
  checkbox: ["boolean"],
  number: ["number"],
};

/** What a field is, as far as its control is concerned. `group` has no control of its own. */
export type Kind = "text" | "choice" | "choices" | "boolean" | "number" | "group";

/** The kind of a field's schema. */
export function kindOf(schema: Schema): Kind {
  if (isChoiceList(schema)) return "choices";
  if (isChoice(schema)) return "choice";
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== "null") : schema.type;
  if (type === "string") return "text";
  if (type === "boolean") return "boolean";
  if (type === "number" || type === "integer") return "number";
  return "group";
}

const formats: { [format: string]: string } = {
  email: "email",
  uri: "url",
  "uri-reference": "url",
  date: "date",
  "date-time": "datetime-local",
  time: "time",
  color: "color",
};

/** Field names that people use for long texts. */
const longNames = /^(message|description|comments?|details|notes?|about|requirements|question|feedback)$/i;

/** Conventions for fields about a person: the widget and the `autocomplete` token that browsers fill in by. */
const personal: { [name: string]: { widget?: string; autocomplete: string } } = {
  firstName: { autocomplete: "given-name" },
  lastName: { autocomplete: "family-name" },
  name: { autocomplete: "name" },
  fullName: { autocomplete: "name" },
  email: { widget: "email", autocomplete: "email" },
  phone: { widget: "tel", autocomplete: "tel" },
  company: { autocomplete: "organization" },
  organization: { autocomplete: "organization" },
  jobTitle: { autocomplete: "organization-title" },
  country: { autocomplete: "country-name" },
  city: { autocomplete: "address-level2" },
  postalCode: { autocomplete: "postal-code" },
  website: { widget: "url", autocomplete: "url" },
};

/** The widget a field gets when its UI document names none. */
export function defaultWidget(name: string, schema: Schema): string | undefined {
  switch (kindOf(schema)) {
    case "choice":
      return "select";
    case "choices":
      return "checkboxes";
    case "boolean":
      return "checkbox";
    case "number":
      return "number";
    case "group":
      return undefined;
    case "text": {
      const byFormat = schema.dateMinimum ? "date" : formats[schema.format ?? ""];
      if (byFormat) return byFormat;
      if ((schema.maxLength ?? 0) > 1000 || (!schema.maxLength && longNames.test(name))) return "textarea";
      return personal[name]?.widget ?? "text";
    }
  }
}

/** The `autocomplete` token a field gets when its UI document names none. */
export const defaultAutocomplete = (name: string): string | undefined => personal[name]?.autocomplete;

/** How many characters a text may have when its schema does not say, by widget. */
export function defaultMaxLength(widget: string | undefined): number {
  if (widget === "textarea") return 10_000;
  return widget === "email" ? 254 : 200;
}
