/** All routes of the site. The only file that knows both pages and forms; it finds both by glob. */
import { quote, refusal } from "../engine/check/problem.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import { isDay } from "../engine/schema/dates.ts";
import { isObject } from "../engine/schema/schema.ts";
import type { Page } from "../page.ts";
import { filledIn } from "./fill-in.ts";
import { formLinks } from "./form-links.ts";
import { isArticle, pageCount, routeOfPart } from "./listing.ts";
import { formOfFile, routeOfPage } from "./paths.ts";

const pages = import.meta.glob<Page>(["../../pages/**/*.ts", "!../../pages/**/parts/*"], { import: "default" });
const forms = import.meta.glob<WholeForm>(
  ["../../schemas/*.schema.json", "../../forms/*.json", "!../../forms/*.ui.json"],
  {
    query: "?form",
    import: "default",
  },
);

/** A route that shows a page definition. */
export interface PageRoute {
  path: string;
  kind: "page";
  load: () => Promise<Page>;
  /** The number of its page in a listing, after the first. */
  part?: number;
}

/** A route that shows a form. */
export interface FormRoute {
  path: string;
  kind: "form";
  /** The schema document's name. */
  name: string;
  load: () => Promise<WholeForm>;
}

/** What a page needs at least; a build checks everything else by the types (src/build/page-types.ts). */
const needs: [what: string, isThere: (page: Partial<Page>) => boolean][] = [
  ["a default export", isObject],
  ['a text "title" in its "meta"', ({ meta }) => typeof meta?.title === "string" && meta.title.trim() !== ""],
  ['a text "description" in its "meta"', ({ meta }) => typeof meta?.description === "string"],
  ['a list "keywords" in its "meta"', ({ meta }) => Array.isArray(meta?.keywords)],
  ['a list "sections"', ({ sections }) => Array.isArray(sections)],
  [
    'an "article", which its section of that kind shows',
    ({ article, sections = [] }) => isObject(article) || sections.every(({ kind }) => kind !== "article"),
  ],
];

/** Shorter descriptions are certainly placeholders: a letter, or a word that the author meant to replace. */
const fewLetters = 10;

/** The parts of a page with a reading time: its article, its documents. */
const timed = ({ article, sections }: Page): { title: string; readTime: string }[] => [
  ...(article ? [article] : []),
  ...sections.flatMap((section) => (section.kind === "docs" ? section.groups.flatMap(({ items }) => items) : [])),
];

/** Signs of a damaged text, in JSON: the replacement character, control characters, lone surrogates. */
const damaged = /(?:[^\s"]{0,20}\ufffd|(?<!\\)(?:\\\\)*\\(?:u00[01]|ud[89a-f]|b))[^\s"]{0,20}/;

/**
 * The page that the module of a file defines.
 * @throws DocumentError if it is not a page, is damaged, has an invalid date, too short a description, a reading time without a
 * unit, or a placeholder, which only Markdown may have
 */
export function pageIn(file: string, page: Page): Page {
  const refuse = (expected: string, found: string, fix: string) => {
    throw refusal(file.replace("../../", ""), { expected, found, fix });
  };
  const missing = needs.find(([, isThere]) => !isThere(page))?.[0];
  if (missing !== undefined) {
    const expected = `a page, export default { meta, sections } satisfies Page, with ${missing}`;
    refuse(expected, "none", "add it; npm run check names every key");
  }
  const { description } = page.meta;
  if (description.trim().length < fewLetters)
    refuse(
      'a "description" that search engines can show',
      quote(description),
      "write a sentence, of 110 to 160 characters",
    );
  const bare = timed(page).find(({ readTime }) => !/\d.*\p{L}/su.test(readTime));
  if (bare)
    refuse(
      'a "readTime" of a number and its unit, "5 min", as pages show it',
      `${quote(bare.readTime)} of ${quote(bare.title)}`,
      "write the unit",
    );
  const { article } = page;
  const days = article ? [article.date, article.updated?.date ?? article.date] : [];
  const wrong = days.map(String).find((day) => !isDay(day));
  if (wrong !== undefined)
    refuse(
      "article dates in the form 2026-11-21: readers see them, and the blog is sorted by them",
      quote(wrong),
      "write a date that exists, with all its digits",
    );
  const [damage] = damaged.exec(JSON.stringify(page)) ?? [];
  if (damage !== undefined)
    refuse(
      "a definition in UTF-8, without control characters",
      `"${damage}"`,
      "save it as UTF-8, and type that text again",
    );
  const [found] = filledIn(JSON.stringify(page).replace(/\{\{\s+|\s+\}\}/g, (braces) => braces.trim()));
  const fix = "import the value, as from src/site.ts, or write the text in Markdown";
  if (found !== undefined) refuse("a definition without placeholders, which are filled in Markdown alone", found, fix);
  return page;
}

const written = Object.entries(pages).map(
  ([file, load]): PageRoute => ({
    path: routeOfPage(file),
    kind: "page",
    load: async () => pageIn(file, await load()),
  }),
);

/** The routes of articles. */
export const articles = written.filter(({ path }) => isArticle(path));

/** The blog with its further pages, as many as its articles need. */
const blog = written.find(({ path }) => path === routeOfPart(1));
const further = Array.from({ length: blog ? pageCount(articles.length) - 1 : 0 }, (_, index) => index + 2);

/** All routes, pages first. */
export const routes: (PageRoute | FormRoute)[] = [
  ...written,
  ...further.flatMap((part): PageRoute[] => (blog ? [{ ...blog, path: routeOfPart(part), part }] : [])),
  ...Object.entries(forms).map(
    ([file, load]): FormRoute => ({
      path: formLinks[file]?.href ?? "",
      kind: "form",
      name: formOfFile(file).name,
      load,
    }),
  ),
];
