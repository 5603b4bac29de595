/** The validation errors, each with a link to the rule that failed. */
import type { PlacedError } from "../validated.ts";

/** The panel; errors are in the form's order. */
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
