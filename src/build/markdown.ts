/** Vite plugin: compiles the Markdown beside page definitions, code highlighted, at build time. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import MarkdownIt from "markdown-it";
import { type BundledLanguage, createCssVariablesTheme, createHighlighter } from "shiki";
import type { Plugin } from "vite";
import type { Body } from "../page.ts";
import { type Figures, withFigures } from "./figures/fences.ts";
import { placed } from "./figures/placed.ts";
import { fillIn } from "./fill-in.ts";

const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--tok-", fontStyle: false });
const languages: BundledLanguage[] = ["bash", "python", "hcl", "sql", "json", "yaml", "typescript"];

/** Text as it may stand in HTML. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The anchor of a heading. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

async function createRenderer() {
  const highlighter = await createHighlighter({ themes: [theme], langs: languages });
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  md.renderer.rules.fence = (tokens, index) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    const lang = languages.find((name) => name === info) ?? "text";
    const { tokens: lines } = highlighter.codeToTokens(content.trimEnd(), { lang, theme: "classes" });
    const code = lines.map((line) =>
      line
        .map(({ content: text, color = "" }) => {
          const name = /--tok-token-([\w-]+)/.exec(color)?.[1];
          return name ? `<span class="tok-${name}">${escaped(text)}</span>` : escaped(text);
        })
        .join(""),
    );
    const label = info ? ` aria-label="${escaped(info)} code"` : "";
    return `<pre class="code" role="group" tabindex="0"${label}><code>${code.join("\n")}</code></pre>\n`;
  };
  // The policy allows no inline styles, so a column's alignment is a class.
  for (const cell of ["th_open", "td_open"])
    md.renderer.rules[cell] = (tokens, index) => {
      const token = tokens[index];
      const side = /text-align:(\w+)/.exec(String(token?.attrGet("style") ?? ""))?.[1];
      return `<${token?.tag}${side === "right" ? ' class="text-end"' : ""}>`;
    };
  md.renderer.rules.table_open = () =>
    '<div class="table-scroll" role="group" tabindex="0" aria-label="Table"><table class="table">\n';
  md.renderer.rules.table_close = () => "</table></div>\n";
  return md;
}

type Renderer = Awaited<ReturnType<typeof createRenderer>>;

async function compile(md: Renderer, source: string, file: string, figures: Figures): Promise<Body> {
  const tokens = await withFigures(md.parse(source, {}), file, figures);
  const headings: Body["headings"] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const text = tokens[index + 1]?.content ?? "";
    const id = slugOf(text);
    token.attrSet("id", id);
    if (token.tag === "h2") headings.push({ id, text });
  }
  const html = md.renderer.render(tokens, md.options, {});
  return {
    html,
    headings,
    words: html
      .replace(/<figure[\s\S]*?<\/figure>/g, " ")
      .replace(/<[^>]*>/g, " ")
      .split(/\s+/)
      .filter(Boolean).length,
  };
}

/** The plugin. */
export function markdown(): Plugin {
  let renderer: Promise<Renderer> | undefined;
  return {
    name: "keelwork:markdown",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md")) return undefined;
      renderer ??= createRenderer();
      const file = relative(process.cwd(), id);
      const source = fillIn(readFileSync(id, "utf8"), file);
      const body = await compile(await renderer, source, file, (figure) => placed(this, figure));
      return { code: `export default ${JSON.stringify(body)};`, moduleType: "js" };
    },
  };
}
