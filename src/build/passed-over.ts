/**
 * What the type checker passes over in pages: a definition of no type, of which it checks nothing, and handlers of events in a
 * section of the project's own, which is rendered to markup alone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";
import { isPart } from "../content/paths.ts";
import { DocumentError, lineIn, type Problem } from "../engine/check/problem.ts";
import { componentsIn } from "./scripts/single-components.ts";
import { type Node, parsed, walked } from "./scripts/syntax.ts";

/** An object as it is written, also with `as`, which lets any key pass. */
const isBare = (node?: Node): boolean =>
  node?.type === "ObjectExpression" || (node?.type === "TSAsExpression" && isBare(node.expression));

/** What a module exports by default, unless it has a type. */
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
  // Most are seen to have their type, and need not be parsed.
  const found = /\bsatisfies Page\b/.test(source) ? undefined : untypedIn(parsed(file, source).body as Node[]);
  if (!found) return [];
  const expected = "a definition whose keys are checked: export default { meta, sections } satisfies Page";
  const fix = "write satisfies Page behind it, and import the type from src/page.ts; what is no page stands in parts/";
  return [{ file, path: `line ${lineIn(source, found.start)}`, expected, found: "one of no type", fix }];
}

/** Handlers of elements, and of components that hand theirs on to one. */
function inSection(file: string, source: string): Problem[] {
  if (!/\son[A-Z]/.test(source)) return [];
  const bootstraps = componentsIn(source).map(({ as }) => as);
  return walked(parsed(file, source)).flatMap(({ node, around }): Problem[] => {
    const [handler] = (node.type === "JSXAttribute" && /^on[A-Z]\w*/.exec(source.slice(node.start))) || [];
    const [, name = ""] = /^<([\w.-]+)/.exec(source.slice(around?.start)) ?? [];
    const isElement = /^[a-z][^.]*$/.test(name) || bootstraps.includes(name.split(".")[0] ?? "");
    if (!handler || !isElement) return [];
    const expected = "markup alone: a section is rendered by the build, and runs no script in the browser";
    const fix = "remove it, and use what works without script: a link, <details>, a popover";
    return [{ file, path: `line ${lineIn(source, node.start)}`, expected, found: `${handler} of <${name}>`, fix }];
  });
}

/** What looks into a file; nothing does into others. */
function lookInto(file: string): typeof inSection | undefined {
  if (/^pages\/sections\/.+\.tsx$/.test(file)) return inSection;
  return file.endsWith(".ts") && !isPart(file) ? inDefinition : undefined;
}

/**
 * The problems of a project's pages and sections.
 * @param isAsked which of their files are looked into; all by default
 */
export function passedOver(root: string, isAsked: (file: string) => boolean = () => true): Problem[] {
  return filesBelow(root, "pages", "").flatMap((file) => {
    const look = isAsked(file) ? lookInto(file) : undefined;
    if (!look) return [];
    try {
      return look(file, readFileSync(join(root, file), "utf8"));
    } catch (error) {
      // The bundler says it of a file that cannot be parsed, with more of its text.
      if ((error as { code?: string }).code === "PARSE_ERROR") return [];
      throw error;
    }
  });
}

/** @throws DocumentError when a page or a section has one of them */
export function refusePassedOver(root: string): void {
  const problems = passedOver(root);
  if (problems.length > 0) throw new DocumentError(problems);
}
