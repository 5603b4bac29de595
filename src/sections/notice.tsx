/** A note that must not be missed. */
import { Container } from "react-bootstrap";
import type { Notice as NoticeData } from "../page.ts";
import { Actions } from "./action.tsx";

/** Renders the note. */
export function Notice({ section }: { section: NoticeData }) {
  const { id, title, text, condition, actions } = section;
  return (
    <section className="section section-notice" id={id}>
      <Container>
        <div className="notice">
          <h2>{title}</h2>
          <p>{text}</p>
          {condition && <p>{condition}</p>}
          <Actions links={actions} />
        </div>
      </Container>
    </section>
  );
}
