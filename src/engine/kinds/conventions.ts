/** Conventions for names of fields with personal data, and default limits. */
import { ownOf } from "../schema/path.ts";

/** The widget and the `autocomplete` token of fields about a person, by name. */
export const personal: { [name: string]: { widget?: string; autocomplete: string } } = {
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

/** The `autocomplete` token of a field whose UI document has none, by its steps: what is the name in a company is the company's. */
export function defaultAutocomplete(steps: string[]): string | undefined {
  const [around, own] = ["", ...steps].slice(-2).map((step) => ownOf(personal, step)?.autocomplete);
  return own === "name" && around === "organization" ? around : own;
}

/** Default `maxLength` by widget, for widgets other than a single-line text. */
const lengths: { [widget: string]: number } = { textarea: 10_000, url: 2_000, email: 254 };

/** The default `maxLength` of a text, by its widget. */
export const defaultMaxLength = (widget: string | undefined): number =>
  widget === "file" ? maxFileLength : (lengths[widget ?? ""] ?? 200);

/** The default `maxItems` of a list of files: several such lists fit into one body. */
export const maxFiles = 4;

/**
 * The maximum length of all files in a body, in characters: a receiver accepts 8 MiB, and the other fields need room
 * too.
 */
export const maxFilesLength = 7_500_000;

/** The length of a data URL for a file of one megabyte, in characters. */
export const maxFileLength = 1_400_000;
