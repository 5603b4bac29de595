/** Maker: compiles the Markdown beside page definitions, with syntax highlighting; pictures are inserted afterward. */
import MarkdownIt, { type Token } from "markdown-it";
import anchor from "markdown-it-anchor";
import { type BundledLanguage, bundledLanguagesBase, createCssVariablesTheme, createHighlighter } from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { escapedAttribute, escapedText } from "../../html.ts";
import type { Body } from "../../page.ts";
import { type Fence, fenceLanguage, fencesIn, placeholder } from "../figures/fences.ts";
import { maker } from "../once/maker.ts";
import { setDirections } from "./directions.ts";
import { type LeftOver, notingLeftOver } from "./left-over.ts";
import { type Misread, misreadIn } from "./misread.ts";
import { headingId } from "./slug.ts";
import { unbrokenMarkup, withUnbrokenEnd } from "./unbroken.ts";

const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--tok-", fontStyle: false });
const languages: BundledLanguage[] = ["bash", "python", "hcl", "sql", "json", "yaml", "typescript"];

/** The classes of a column's alignment: the content security policy forbids inline styles. */
const sides: { [side: string]: string } = { right: "text-end", center: "text-center" };

/** The `dir` attribute of a block, if it has one. */
function directionOf(token: Token | undefined): string {
  const dir = token?.attrGet("dir");
  return dir ? ` dir="${dir}"` : "";
}

async function createRenderer() {
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: languages,
    engine: createJavaScriptRegexEngine(),
  });
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  md.renderer.rules.fence = (tokens, index) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const language = fenceLanguage(info);
    const lang = languages.find((name) => name === language) ?? "text";
    // Without a time limit, which would make highlighting depend on the machine's load.
    const options = { theme: "classes", tokenizeTimeLimit: 0 } as const;
    const { tokens: lines } = highlighter.codeToTokens(content.trimEnd(), { lang, ...options });
    const code = lines.map((line) =>
      line
        .map(({ content: text, color = "" }) => {
          const name = /--tok-token-([\w-]+)/.exec(color)?.[1];
          return name ? `<span class="tok-${name}">${escapedText(text)}</span>` : escapedText(text);
        })
        .join(""),
    );
    const label = language ? ` aria-label="${escapedAttribute(language)} code"` : "";
    return `<pre class="code" role="group" tabindex="0"${label}><code>${code.join("\n")}</code></pre>\n`;
  };
  md.renderer.rules.text = (tokens, index) => unbrokenMarkup(tokens[index]?.content ?? "");
  // Line breaks are allowed inside long identifiers only: at the end of a line, the hyphen of cost-center could be hyphenation.
  md.renderer.rules.code_inline = (tokens, index) => {
    const { content = "" } = tokens[index] ?? {};
    if (content.length <= 24) return `<code class="unbroken">${escapedText(content)}</code>`;
    return `<code>${content
      .split(/(?<=[:=_])/)
      .map(escapedText)
      .join("<wbr>")}</code>`;
  };
  for (const cell of ["th_open", "td_open"])
    md.renderer.rules[cell] = (tokens, index) => {
      const token = tokens[index];
      const [, side = ""] = /text-align:(\w+)/.exec(String(token?.attrGet("style") ?? "")) ?? [];
      const name = sides[side];
      return `<${token?.tag}${name ? ` class="${name}"` : ""}${directionOf(token)}>`;
    };
  md.renderer.rules.table_open = (tokens, index) =>
    `<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table class="table"${directionOf(tokens[index])}>\n`;
  md.renderer.rules.table_close = () => "</table></div>\n";
  return md;
}

/** A text without its pictures. */
export interface Text extends Body {
  pictures: Fence[];
  leftOver: LeftOver[];
  misread: Misread[];
}

/** Compiles one text after the other. */
async function createCompiler(): Promise<(source: string) => Text> {
  const md = await createRenderer();
  let found: Body["headings"] = [];
  md.use(anchor, {
    slugify: headingId,
    tabIndex: false,
    callback: ({ tag }, { slug, title }) => void (tag === "h2" && found.push({ id: slug, text: title })),
  });
  const parse = notingLeftOver(md);
  return (source) => {
    const headings: Body["headings"] = [];
    found = headings;
    const { tokens, leftOver } = parse(source);
    const misread = misreadIn(source, tokens, languages, Object.keys(bundledLanguagesBase));
    setDirections(tokens);
    const fences = fencesIn(tokens);
    for (const [index, { token }] of fences.entries())
      Object.assign(token, { type: "html_block", content: placeholder(index) });
    const read = tokens.filter(({ type }) => type !== "html_block").flatMap((token) => token.children ?? [token]);
    const words = read.flatMap(({ content }) => content.split(/\s+/)).filter(Boolean).length;
    const pictures = fences.map(({ fence }) => fence);
    const html = md.renderer
      .render(tokens, md.options, {})
      .replace(/(?<![^<>])[^<>]+(?=<\/(?:p|li)>)/g, withUnbrokenEnd);
    return { html, headings, words, pictures, leftOver, misread };
  };
}

let compiler: ReturnType<typeof createCompiler> | undefined;

export default maker(async ({ source }: { source: string }): Promise<Text> => {
  compiler ??= createCompiler();
  return (await compiler)(source);
});
