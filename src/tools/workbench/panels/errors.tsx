/** The errors as the engine sees them, each a link to the rule that made it. */
import type { PlacedError } from "../validated.ts";

/** Draws the errors in the order the form lists them. */
export function Errors({ errors, onPick }: { errors: PlacedError[]; onPick: (error: PlacedError) => void }) {
  if (errors.length === 0) return <p className="wb-empty">The body keeps every rule: it would be sent.</p>;
  return (
    <ol className="wb-list">
      {errors.map((error) => (
        <li key={error.field}>
          <button type="button" onClick={() => onPick(error)}>
            <b>{error.message}</b>
            <span>
              <code>{error.field || "the form"}</code> breaks <code>{error.rule}</code>, at{" "}
              <code>{error.pointer || "/"}</code>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
