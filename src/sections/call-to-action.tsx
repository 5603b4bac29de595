/** A band that asks for one thing. */
import { Container } from "react-bootstrap";
import type { CallToAction as CallToActionData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Actions } from "./action.tsx";

/** Renders the band. */
export function CallToAction({ section }: { section: CallToActionData }) {
  const { id, title, text, actions } = section;
  return (
    <section className="call-to-action" id={id}>
      <Container>
        <div>
          <h2>{title}</h2>
          <p>
            <Unbroken text={text} />
          </p>
        </div>
        <Actions links={actions} />
      </Container>
    </section>
  );
}
