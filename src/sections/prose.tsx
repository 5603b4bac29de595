/** The Markdown beside a definition, with its table of contents. */
import { Container } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import type { Body } from "../page.ts";

/** The table of contents: collapsed above the text, open beside it; left out if the text has no headings. */
export function Contents({ headings }: { headings: Body["headings"] }) {
  if (headings.length === 0) return null;
  return (
    <nav className="contents" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Markdown that the build has compiled. */
export function Markdown({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled at build time from our own Markdown, raw HTML off
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders the text with its contents. */
export function Prose({ data: { body } }: { data: Pick<PageData, "body"> }) {
  if (!body) return null;
  return (
    <section className="section section-prose">
      <Container className="with-contents">
        <Contents headings={body.headings} />
        <Markdown html={body.html} />
      </Container>
    </section>
  );
}
