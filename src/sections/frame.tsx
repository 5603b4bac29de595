/** The frame that every section but the hero stands in: width, rhythm, heading. */
import type { ReactNode } from "react";
import { Container } from "react-bootstrap";

interface FrameProps {
  kind: string;
  id?: string;
  title?: string;
  text?: string;
  children: ReactNode;
}

/** Draws the frame. */
export function Frame({ kind, id, title, text, children }: FrameProps) {
  return (
    <section className={`section section-${kind}`} id={id}>
      <Container>
        {title && (
          <div className="section-head">
            <h2>{title}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
