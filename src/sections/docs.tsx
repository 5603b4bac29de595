/** Groups of documents: a row for each, and the outline its "Read More" leads to. */
import { Button, Container } from "react-bootstrap";
import type { DocEntry, Docs as DocsData } from "../page.ts";
import { Icon } from "../shell/icon.tsx";
import { Unbroken } from "../shell/unbroken.tsx";
import { Fold } from "./fold.tsx";
import { Frame } from "./frame.tsx";
import { Contents } from "./prose.tsx";

function Doc({ title, description, type, readTime, id, outline, template }: DocEntry) {
  return (
    <li className="doc" id={id}>
      <p className="facts">
        <span className="category">{type}</span> <span>{readTime}</span>
      </p>
      <Button variant="" className="bookmark" aria-label={`Bookmark: ${title}`}>
        <Icon name="bookmark" />
      </Button>
      <h3>{title}</h3>
      <p>{description}</p>
      <details>
        <summary>Outline</summary>
        <ol id={`${id}-outline`}>
          {outline.map((line) => (
            <li key={line}>
              <Unbroken text={line} />
            </li>
          ))}
        </ol>
        {template && (
          <>
            <p className="doc-file">
              <code>{template.file}</code>
            </p>
            {/* biome-ignore-start lint/a11y: code that scrolls can be reached with the keyboard, as in compiled Markdown */}
            <pre className="code" role="group" tabIndex={0} aria-label={template.file}>
              <code>{template.code}</code>
            </pre>
            {/* biome-ignore-end lint/a11y: the end of the code */}
          </>
        )}
      </details>
      <p className="tile-link">
        <a href={`#${id}-outline`}>
          Read More<span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}

/** Renders the groups. */
export function Docs({ section }: { section: DocsData }) {
  return (
    <Container className="library with-contents">
      <Contents headings={section.groups.map(({ id, title }) => ({ id, text: title }))} />
      <div>
        {section.groups.map((group) => (
          <Frame key={group.id} kind="docs" id={group.id} title={group.title} text={group.text}>
            <Fold words={`Show ${group.items.length} documents`}>
              <ul className="docs">
                {group.items.map((item) => (
                  <Doc key={item.id} {...item} />
                ))}
              </ul>
            </Fold>
          </Frame>
        ))}
      </div>
    </Container>
  );
}
