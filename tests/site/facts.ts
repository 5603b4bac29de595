/** The table of facts: what the specification's sections 1, 2, 3, 8 and 9 say of each page, as data. */
import type { PageFacts } from "./fact.ts";
import { blogPages } from "./facts/blog.ts";
import { companyPages } from "./facts/company.ts";
import { documentationPage } from "./facts/documentation.ts";
import { formPages } from "./facts/forms.ts";
import { home } from "./facts/home.ts";
import { knowledgePage } from "./facts/knowledge.ts";
import { legalPages } from "./facts/legal.ts";
import { resourcePages } from "./facts/resources.ts";
import { servicePages } from "./facts/services.ts";

/** The facts of each route of the specification. */
export const facts: PageFacts[] = [
  home,
  ...servicePages,
  ...companyPages,
  ...blogPages,
  ...formPages,
  documentationPage,
  knowledgePage,
  ...resourcePages,
  ...legalPages,
];
