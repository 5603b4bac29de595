/** What the page says of a draft it found, and of what another form was told. The keeper (src/keeper) shows and hides it. */

/** Draws both notices, hidden. */
export function Notices() {
  return (
    <div className="form-notices" role="status">
      <p className="form-notice form-kept" hidden>
        We kept what you wrote.{" "}
        <button className="btn btn-outline-primary" type="button" value="discard">
          Discard
        </button>
      </p>
      <p className="form-notice form-known" hidden>
        Use what you entered before? <b />{" "}
        <button className="btn btn-outline-primary" type="button" value="accept">
          Fill in
        </button>{" "}
        <button className="btn btn-link" type="button" value="decline">
          No, thanks
        </button>
      </p>
    </div>
  );
}
