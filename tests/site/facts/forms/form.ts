/** The facts of a form's page, and what several of them share. */
import type { PageFacts } from "../../fact.ts";

/** The facts of a form, besides those of any page. */
export interface FormFacts extends PageFacts {
  /** The payload's fields, without `formName`, in the order of the page. */
  fields: string[];
  /** The allowed values of each choice and list. */
  values: { [field: string]: string[] };
  /** The initial selection. */
  chosen: { [field: string]: string };
}

/** The fields of a person's own details. */
export const person = ["firstName", "lastName", "email", "phone", "company", "jobTitle"];
/** The same, with one field for the name. */
export const fullName = ["name", "email", "phone", "company"];
/** The allowed values of a priority. */
export const levels = ["low", "medium", "high", "critical"];
/** The title of the first section. */
export const contactInformation = "Contact Information";
