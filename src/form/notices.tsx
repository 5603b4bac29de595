/** What the page says of a draft it found, and of what another form was told. The keeper (src/browser/keeper) shows and hides it. */
import { Button } from "react-bootstrap";
import type { NoticeAction } from "../page-state.ts";

/** Draws both notices, hidden. */
export function Notices() {
  return (
    <div className="form-notices" role="status">
      <p className="form-notice form-kept" hidden>
        We kept what you wrote.{" "}
        <Button variant="outline-primary" value={"discard" satisfies NoticeAction}>
          Discard
        </Button>
      </p>
      <p className="form-notice form-known" hidden>
        Use what you entered before? <b />{" "}
        <Button variant="outline-primary" value={"accept" satisfies NoticeAction}>
          Fill in
        </Button>{" "}
        <Button variant="link" value={"decline" satisfies NoticeAction}>
          No, thanks
        </Button>
      </p>
    </div>
  );
}
