/**
 * Finds mistakes in pages that the type checker misses: a definition without a type, which it does not check, and event handlers in
 * a custom section, which is only rendered to markup.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import { isPart } from "../content/paths.ts";
import { DocumentError, lineIn, type Problem } from "../engine/check/problem.ts";
import { componentsIn } from "./scripts/single-components.ts";
import { type Node, parsed, walked } from "./scripts/syntax.ts";

/** Matches an object literal, also with `as`, which allows any key. */
const isBare = (node?: Node): boolean =>
  node?.type === "ObjectExpression" || (node?.type === "TSAsExpression" && isBare(node.expression));

/** The default export of a module, if it is untyped. */
function untypedIn(statements: Node[]): Node | undefined {
  const asDefault = ({ specifiers = [] }: Node) =>
    specifiers.find(({ exported }) => exported?.name === "default")?.local;
  const exported = statements.find((one) => one.type === "ExportDefaultDeclaration" || asDefault(one));
  const { type, name } = exported?.declaration ?? (exported && asDefault(exported)) ?? {};
  const named = statements
    .flatMap(({ declaration, declarations = declaration?.declarations ?? [] }) => declarations)
    .find(({ id }) => type === "Identifier" && id?.name === name && !id?.typeAnnotation);
  return isBare(exported?.declaration) || isBare(named?.init) ? exported : undefined;
}

function inDefinition(file: string, source: string): Problem[] {
  // In most sources, the type can be seen without parsing.
  const found = /\bsatisfies Page\b/.test(source) ? undefined : untypedIn(parsed(file, source).body as Node[]);
  if (!found) return [];
  const expected = "a definition whose keys are checked: export default { meta, sections } satisfies Page";
  const fix =
    "write satisfies Page after it, and import the type from src/page.ts; a module that is not a page belongs in parts/";
  return [{ file, path: `line ${lineIn(source, found.start)}`, expected, found: "an untyped definition", fix }];
}

/** Event handlers of elements, and of components that pass them on. */
function inSection(file: string, source: string): Problem[] {
  if (!/\son[A-Z]/.test(source)) return [];
  const bootstraps = componentsIn(source).map(({ as }) => as);
  return walked(parsed(file, source)).flatMap(({ node, around }): Problem[] => {
    const [handler] = (node.type === "JSXAttribute" && /^on[A-Z]\w*/.exec(source.slice(node.start))) || [];
    const [, name = ""] = /^<([\w.-]+)/.exec(source.slice(around?.start)) ?? [];
    const isElement = /^[a-z][^.]*$/.test(name) || bootstraps.includes(name.split(".")[0] ?? "");
    if (!handler || !isElement) return [];
    const expected = "only markup: a section is rendered by the build, and runs no script in the browser";
    const fix = "remove it, and use what works without script: a link, <details>, a popover";
    return [{ file, path: `line ${lineIn(source, node.start)}`, expected, found: `${handler} of <${name}>`, fix }];
  });
}

/** The check for a file, by its path; undefined if there is none. */
function lookInto(file: string): typeof inSection | undefined {
  if (/^pages\/sections\/.+\.tsx$/.test(file)) return inSection;
  return file.endsWith(".ts") && !isPart(file) ? inDefinition : undefined;
}

/**
 * The problems of a project's pages and sections.
 * @param isAsked selects the files to check; all by default
 */
export function passedOver(root: string, isAsked: (file: string) => boolean = () => true): Problem[] {
  return filesBelow(root, "pages", "").flatMap((file) => {
    const look = isAsked(file) ? lookInto(file) : undefined;
    if (!look) return [];
    try {
      return look(file, readFileSync(join(root, file), "utf8"));
    } catch (error) {
      // The bundler reports a file that cannot be parsed, with more context.
      if ((error as { code?: string }).code === "PARSE_ERROR") return [];
      throw error;
    }
  });
}

/** @throws DocumentError if a page or a section has such a mistake */
export function refusePassedOver(root: string): void {
  const problems = passedOver(root);
  if (problems.length > 0) throw new DocumentError(problems);
}
