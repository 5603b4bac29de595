/** The Markdown beside a definition, with its table of contents. */
import { Container } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import type { Body } from "../page.ts";

/** The table of contents: collapsed when it is above the text, open when it is beside it; none of a text without headings. */
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

/** Compiled Markdown, as the build made it. */
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
