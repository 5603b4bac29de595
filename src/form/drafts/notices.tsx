/**
 * Notices about a restored draft, about fields that a link filled in, and about answers known from another form: one at a time.
 * The keeper (src/browser/keeper) shows and hides them.
 */

import { Button } from "react-bootstrap";
import { spoken } from "../../engine/words/spoken.ts";
import type { NoticeAction } from "../../page-state.ts";

/** Renders the notices, hidden. */
export function Notices() {
  return (
    <div className="form-notices" role="status">
      <p className="form-notice form-kept" hidden>
        <span>
          {spoken.around.keptBefore}
          <b>{spoken.around.earlier}</b>
          {spoken.around.keptAfter}
          <span className="form-filled" />
        </span>
        <Button variant="outline-primary" value={"discard" satisfies NoticeAction}>
          {spoken.around.discard}
        </Button>
      </p>
      <p className="form-notice form-linked" hidden>
        <span className="form-filled" />
      </p>
      <p className="form-notice form-known" hidden>
        <span>
          {spoken.around.useBefore}
          <b />
        </span>
        <Button variant="outline-primary" value={"accept" satisfies NoticeAction}>
          {spoken.around.fillIn}
        </Button>
        <Button variant="link" value={"decline" satisfies NoticeAction}>
          {spoken.around.noThanks}
        </Button>
      </p>
    </div>
  );
}
