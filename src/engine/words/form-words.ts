/** The texts of a form's page around its fields, and of what follows once it is sent. */

/** A link as documents and pages write it. */
export interface Link {
  label: string;
  href: string;
}

/** What the visitor sees once the request is sent (the spec's section 4). */
export interface Success {
  /** `page` replaces the whole page, `screen` the form; `banner` appears above the form. */
  kind: "page" | "screen" | "banner";
  heading: string;
  text: string[];
  /** The promised response time, of which the due date is shown (src/engine/words/deadline.ts). */
  due?: string;
  links: Link[];
  /** Whether the page is marked `noindex` once it shows this. */
  noindex?: boolean;
}

/** A block beside the form: other contacts, times, what happens next. */
export interface Aside {
  title: string;
  text?: string[];
  /** Name and value pairs, such as a day and its hours. */
  items?: { name: string; value: string }[];
  links?: Link[];
}

/** The texts of a form page around its fields. */
export interface FormWords {
  heading: string;
  introduction: string;
  /** How soon the owner answers, as a phrase: "within 2 business days". */
  responseTime?: string;
  submit: { label: string; busy: string };
  toast: string;
  banner: string;
  success: Success;
  aside: Aside[];
}

/** A mail that confirms a request to its sender. */
export interface Confirmation {
  /** The field that contains the recipient's address. */
  field: string;
  subject: string;
  /** Its paragraphs, above the answers. */
  text: string[];
}

/** The metadata of a form's page. */
export interface FormPageMeta {
  title: string;
  description: string;
  keywords: string[];
  /** The type of the page's structured data. */
  schema?: "ContactPage";
}
