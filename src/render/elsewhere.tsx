/** The markup for continuing a form on another device. It is hidden until its script (src/browser/elsewhere) runs. */
import { Button } from "react-bootstrap";
import { spoken } from "../engine/words/spoken.ts";
import type { ElsewhereAction } from "../page-state.ts";

/** A button by its action; a page has one of each. */
function Does({ action, children, hidden }: { action: ElsewhereAction; children: string; hidden?: boolean }) {
  return (
    <Button variant="outline-primary" value={action} hidden={hidden}>
      {children}
    </Button>
  );
}

/** Above the form: the outcome of the link that was followed. */
export function Brought() {
  const { around, form } = spoken;
  return (
    <div role="status">
      <p className="form-brought" hidden>
        <span />
        <Does action="replace">{around.elsewhereReplace}</Does>
        <Does action="leave">{around.noThanks}</Does>
        <Does action="again">{form.tryAgain}</Does>
      </p>
    </div>
  );
}

/** Below the form: the controls that create and delete a link. */
export function Elsewhere() {
  const { around } = spoken;
  return (
    <section className="form-elsewhere" aria-labelledby="elsewhere" hidden>
      <h2 id="elsewhere">{around.elsewhere}</h2>
      <p>{around.elsewhereHint}</p>
      <div className="form-link" hidden>
        <label className="form-label" htmlFor="elsewhere-link">
          {around.elsewhereLink}
        </label>
        <input className="form-control" id="elsewhere-link" dir="ltr" readOnly />
        <p className="form-link-until" />
        <p className="form-link-actions">
          <Does action="update">{around.elsewhereUpdate}</Does>
          <Does action="copy">{around.elsewhereCopy}</Does>
          <Does action="share" hidden>
            {around.elsewhereShare}
          </Does>
          <Does action="delete">{around.elsewhereDelete}</Does>
        </p>
      </div>
      <Does action="make">{around.elsewhereMake}</Does>
      <p role="status" />
    </section>
  );
}
