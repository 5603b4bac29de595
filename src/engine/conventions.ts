/** Names that people's data goes by, and what follows from them. */

/** Conventions for fields about a person: the widget and the `autocomplete` token that browsers fill in by. */
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

/** The `autocomplete` token a field gets when its UI document names none. */
export const defaultAutocomplete = (name: string): string | undefined =>
  Object.hasOwn(personal, name) ? personal[name]?.autocomplete : undefined;

/** How many characters a text may have when its schema does not say, by the widgets that are no line of text. */
const lengths: { [widget: string]: number } = { textarea: 10_000, url: 2_000, email: 254 };

/** How many characters a text may have when its schema does not say, by widget. */
export const defaultMaxLength = (widget: string | undefined): number =>
  widget === "file" ? maxFileLength : (lengths[widget ?? ""] ?? 200);

/** How many files a list of them may have when its schema does not say: with others there is still room for one more. */
export const maxFiles = 4;

/** What all files of a body may take, in characters: a receiver takes 8 MiB, and the other fields need room too. */
export const maxFilesLength = 7_500_000;

/** The characters of a data URL that a file of one megabyte may need. */
export const maxFileLength = 1_400_000;
