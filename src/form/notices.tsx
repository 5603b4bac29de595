/**
 * What the page says of a draft it found, of a link that filled fields in, and of what another form was told: one of them at a
 * time. The keeper (src/browser/keeper) shows and hides them.
 */
import { Button } from "react-bootstrap";
import type { NoticeAction } from "../page-state.ts";

/** Draws the notices, hidden. */
export function Notices() {
  return (
    <div className="form-notices" role="status">
      <p className="form-notice form-kept" hidden>
        <span>
          We kept what you wrote. It is from <b>earlier</b> and stays in this tab. <span className="form-filled" />
        </span>
        <Button variant="outline-primary" value={"discard" satisfies NoticeAction}>
          Discard
        </Button>
      </p>
      <p className="form-notice form-linked" hidden>
        <span className="form-filled" />
      </p>
      <p className="form-notice form-known" hidden>
        <span>
          Use what you entered before? <b />
        </span>
        <Button variant="outline-primary" value={"accept" satisfies NoticeAction}>
          Fill in
        </Button>
        <Button variant="link" value={"decline" satisfies NoticeAction}>
          No, thanks
        </Button>
      </p>
    </div>
  );
}
