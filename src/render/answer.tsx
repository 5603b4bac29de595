/**
 * The page that answers a form post without scripts: the form's own page, with its errors or the success view. It runs no script,
 * and its links lead to the owner's site, wherever it is served from. A server loads this module once it listens; a serverless
 * function loads it on the first such post.
 */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "../engine/words/spoken.ts";
import outcome from "../form/outcome/outcome.css?inline";
import scriptless from "../form/scriptless.css?inline";
import { withOrigin } from "../html.ts";
import css from "../styles/index.css?inline";
import { type PostAnswer, viewOfAnswer } from "./answer-view.tsx";
import { type Browser, Document } from "./document.tsx";
import { staticSite } from "./static-site.tsx";
import { withoutScripts } from "./without-scripts.ts";

export { prepare } from "../form/parts.ts";
export type { FailedAnswer, PostAnswer, RefusedAnswer } from "./answer-view.tsx";
export { firstBrought } from "./brought.ts";

/** A page with its content security policy. */
export interface Page<Body = string> {
  body: Body;
  policy: string;
}

/** The styles: those that scripts load on other pages are included from the start, and some are for this page only. */
const styles = `${css}\n${outcome}\n${scriptless}`;

const stylesHash = createHash("sha256").update(styles).digest("base64");

const browser: Browser = {
  ...withoutScripts,
  themeColor: /--ink:\s*(#\w+)/.exec(css)?.[1] ?? "",
  // Overrides the no-referrer of the response's headers, under which browsers would post with `Origin: null`.
  head: <meta name="referrer" content="same-origin" />,
};

const load = staticSite([{ path: "*", view: (answer) => viewOfAnswer(answer as PostAnswer) }]);

/** The markup of an answer; its links lead to the site that serves it. */
async function markupOf(answer: PostAnswer): Promise<string> {
  const { error, lang, draw } = await load("form" in answer ? answer.form.route : "/", answer);
  if (error !== undefined) throw error;
  const page = (
    <Document browser={browser} styles={styles} islands={[]} lang={lang} missing={false}>
      {draw()}
    </Document>
  );
  return inLanguage(lang, () => renderToStaticMarkup(page));
}

/**
 * Renders an answer.
 * @param site the origin of the site that its links lead to
 * @throws if a part of it cannot be rendered
 */
export async function drawAnswer(answer: PostAnswer, site: string): Promise<Page> {
  const markup = await markupOf(answer);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${stylesHash}'`,
    "form-action 'self'",
    `img-src ${site} data:`,
    "font-src data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { body: `<!doctype html>${withOrigin(markup, site)}`, policy: policy.join("; ") };
}
