/**
 * Checks that every file in forms/ is a UI document, a translation or rules of a form, or a widget, and that every one in schemas/
 * and pages/ is read.
 */
import { rulesFile, schemaFile, translationFile, translationIn, uiFile, widgetFile } from "../../define/documents.ts";
import type { Problem } from "../problem.ts";
import { nearest } from "../suggest.ts";

/** The suffixes of files next to forms' documents, by their purpose. */
const kinds = [
  { ending: ".rules.ts", looks: /(\.rules?\.[cm]?[jt]sx?)$/, of: rulesFile, use: "the form's schema" },
  { ending: ".ui.json", looks: /(\.ui)?\.json\w*$/i, of: uiFile, use: "the form's schema" },
];

/** Files next to widgets that are neither a widget nor its styles. */
function strayWidget(file: string, files: string[]): Problem[] {
  const [, name = "", ending = ""] = /^forms\/widgets\/(.*)\.(tsx|[cm]?jsx?|css)$/.exec(file) ?? [];
  const found = ending === "css" ? "none" : `"${file.slice("forms/".length)}"`;
  if (!ending || (ending === "tsx" && !name.includes("/"))) return [];
  if (ending !== "css") {
    const fix = `rename it to ${widgetFile(name.split("/").at(-1) ?? "")}`;
    return [{ file, path: "", expected: "a name of the form forms/widgets/<name>.tsx", found, fix }];
  }
  if (files.includes(widgetFile(name))) return [];
  const expected = `the widget that it styles: ${widgetFile(name)}`;
  return [{ file, path: "", expected, found, fix: "write the widget, or remove this file" }];
}

/** A translation without its form. */
function strayTranslation(file: string, { name, lang }: { name: string; lang: string }, forms: string[]): Problem[] {
  if (forms.includes(name)) return [];
  const meant = nearest(name, forms);
  const fix = meant ? `rename this file to ${translationFile(meant, lang)}` : "write the schema, or remove this file";
  return [{ file, path: "", expected: `the form's schema: ${schemaFile(name)}`, found: "none", fix }];
}

function problemOf(file: string, forms: string[]): Problem[] {
  const translation = translationIn(file);
  if (translation) return strayTranslation(file, translation, forms);
  const kind = kinds.find(({ looks }) => looks.test(file));
  // A manual, or a file that rules import.
  if (!kind) return [];
  const name = file.slice("forms/".length).replace(kind.looks, "");
  const meant = nearest(name, forms);
  if (!file.endsWith(kind.ending))
    return [
      {
        file,
        path: "",
        expected: `a name of the form <form>${kind.ending}`,
        found: `"${file.slice("forms/".length)}"`,
        fix: `rename it to ${kind.of(name)}`,
      },
    ];
  return [
    {
      file,
      path: "",
      expected: `${kind.use}: ${schemaFile(name)}`,
      found: "none",
      fix: meant
        ? `rename this file to ${kind.of(meant)}, or write the schema`
        : "write the schema, or remove this file",
    },
  ];
}

/** Files in schemas/ that look like documents, but are not read: only those that end in `.json` are. */
export const checkEndings = (files: string[]): Problem[] =>
  files
    .filter((file) => /\.(json\w*|ya?ml)$/i.test(file) && !file.endsWith(".json"))
    .map((file) => ({
      file,
      path: "",
      expected: "a document in JSON, with a name that ends in .json",
      found: `"${file.slice("schemas/".length)}"`,
      fix: `write it in JSON, as ${schemaFile(file.slice("schemas/".length).replace(/(\.schema)?\.\w+$/i, ""))}`,
    }));

/**
 * Files in forms/ without a schema, or with an unexpected name.
 * @param forms the names of existing forms
 */
export function checkOrphans(forms: string[], files: string[]): Problem[] {
  const known = new Set(forms.flatMap((form) => [uiFile(form), rulesFile(form)]));
  return files
    .filter((file) => !known.has(file))
    .flatMap((file) => (file.startsWith("forms/widgets/") ? strayWidget(file, files) : problemOf(file, forms)));
}

/** Files that are read on their own or imported by a page or a section, and files whose extension suggests that they are. */
const readAlone = /\.ts$|\/(figures|parts)\/[^/]+$|\/README\.md$|^pages\/sections\/([^/]+\.tsx|.+\.css)$/;
const looksRead = /\/[^/.][^/]*\.(mdx?|markdown|[cm]?[jt]sx?|css|dot|json|html?)$/i;

/** Files in pages/ that look like a page, its text, its picture or a section, and that nothing reads. */
export function checkBeside(files: string[]): Problem[] {
  const known = new Set(files);
  return files.flatMap((file): Problem[] => {
    if (readAlone.test(file) || !looksRead.test(file)) return [];
    if (!file.endsWith(".md")) {
      const expected =
        "a page <name>.ts, its text <name>.md, a picture in figures/, a section in sections/, or what these import in parts/";
      return [
        { file, path: "", expected, found: `"${file.split("/").at(-1)}"`, fix: "rename it, or keep it elsewhere" },
      ];
    }
    const page = file.replace(/\.md$/, ".ts");
    if (known.has(page)) return [];
    const fix = "write the page, or rename or remove this file";
    return [{ file, path: "", expected: `a page that shows it: ${page}`, found: "none", fix }];
  });
}
