/** The pages of the five request forms, in the order of the spec. */
import { consultation } from "./forms/consultation.ts";
import { contact } from "./forms/contact.ts";
import { customSolution } from "./forms/custom-solution.ts";
import { estimate } from "./forms/estimate.ts";
import type { FormFacts } from "./forms/form.ts";
import { transformation } from "./forms/transformation.ts";

/** The facts of each. */
export const formPages: FormFacts[] = [estimate, consultation, contact, transformation, customSolution];
