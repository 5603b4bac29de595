/** The frame of every section except the hero: width, rhythm, heading. */
import type { ReactNode } from "react";
import { Container } from "react-bootstrap";
import type { Link } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Action } from "./action.tsx";

interface FrameProps {
  kind: string;
  id?: string;
  label?: string;
  title?: string;
  text?: string;
  /** A button at the end. */
  action?: Link;
  children: ReactNode;
}

/** Renders the frame. */
export function Frame({ kind, id, label, title, text, action, children }: FrameProps) {
  return (
    <section className={`section section-${kind}`} id={id}>
      <Container>
        {title && (
          <div className="section-head">
            {label && <p className="section-label">{label}</p>}
            <h2>{title}</h2>
            {text && (
              <p className="lead">
                <Unbroken text={text} looseEnd />
              </p>
            )}
          </div>
        )}
        {children}
        {action && (
          <p className="actions section-action">
            <Action link={action} />
          </p>
        )}
      </Container>
    </section>
  );
}
