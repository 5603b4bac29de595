/** The frame that every section but the hero stands in: width, rhythm, heading. */
import type { ReactNode } from "react";
import { Container } from "react-bootstrap";

interface FrameProps {
  kind: string;
  id?: string;
  label?: string;
  title?: string;
  text?: string;
  children: ReactNode;
}

/** Draws the frame. */
export function Frame({ kind, id, label, title, text, children }: FrameProps) {
  return (
    <section className={`section section-${kind}`} id={id}>
      <Container>
        {title && (
          <div className="section-head">
            {label && <p className="section-label">{label}</p>}
            <h2>{title}</h2>
            {text && <p className="lead">{text}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
