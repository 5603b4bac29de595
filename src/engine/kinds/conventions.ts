/** Conventions for names of fields with personal data. */
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

/** The default `autocomplete` token of a field, by the steps of its path: `name` in `company` is the company's name. */
export function defaultAutocomplete(steps: string[]): string | undefined {
  const [around, own] = ["", ...steps].slice(-2).map((step) => ownOf(personal, step)?.autocomplete);
  return own === "name" && around === "organization" ? around : own;
}
