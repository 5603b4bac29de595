/** A note that must not be missed. */
import { Container } from "react-bootstrap";
import type { Notice as NoticeData } from "../page.ts";
import { withWholeQuantities } from "../shell/quantities.ts";
import { Actions } from "./action.tsx";

/** Renders the note; its action comes before the conditions. */
export function Notice({ section }: { section: NoticeData }) {
  const { id, title, text, condition, actions } = section;
  return (
    <section className="section section-notice" id={id}>
      <Container>
        <div className="notice">
          <h2>{title}</h2>
          <p>{withWholeQuantities(text)}</p>
          <Actions links={actions} />
          {condition && <p>{withWholeQuantities(condition)}</p>}
        </div>
      </Container>
    </section>
  );
}
